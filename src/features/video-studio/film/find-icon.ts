import { isEnglish } from './captions/guess-english.ts'
import { determiners, isAdjective, isFunctionWord } from './phrase-words.ts'
import { isConnecting, plain } from './word-kinds.ts'
import { findIdioms, isSupported } from './word-senses.ts'

/** An icon and the position of the last word that it shows. */
export type FoundIcon = { name: string; at: number }

/** `written` are words with their punctuation; `text` is all that the film says, to know its language. */
export type FindIcon = (written: readonly string[], text: string) => FoundIcon[]

/**
 * For each icon its words with spaces between them: 'bell_pepper' has two parts, '~ofen' is of another language, and '='
 * stands for the icon's own name. That is a quarter smaller than one entry for each word.
 */
export type IconWords = Readonly<Record<string, string>>

/** Finds icons for words; several words ('bell pepper') come before one. */
export function createIconFinder(iconWords: IconWords): FindIcon {
  const icons = new Map(
    Object.entries(iconWords).flatMap(([name, words]) =>
      words
        .split(' ')
        .map((word) => [word === '=' ? name.replaceAll('-', ' ') : word.replaceAll('_', ' '), name]),
    ),
  )
  const iconOf = (form: string) => icons.get(form)
  let known: Known | undefined
  return (written, text) => {
    const words = written.map(plain)
    if (known?.text !== text) known = readText(text)
    const { isOurs, isGerman, said, capitalised } = known
    const formsOf = (word: string) =>
      isOurs ? englishForms(word) : foreignForms(word, isGerman && capitalised.has(word), isGerman)
    const things: FoundIcon[] = []
    const used = new Set(isOurs ? findIdioms(words) : [])
    for (let length = 3; length >= 1; length--)
      for (let at = 0; at + length <= words.length; at++) {
        if (used.has(at)) continue
        if (isAbsent(words, at, isGerman)) continue
        if (isOurs && isPartOfName(written, at, at + length)) continue
        // 'a black suitcase': the one in the picture is blue.
        if (colors.has(words[at - 1] ?? '')) continue
        if (isOurs && length === 1 && (isAction(words, at) || isOfAnother(words, at))) continue
        const isThing = (word: string) => formsOf(word).some((form) => iconOf(form) !== undefined)
        if (isOurs ? isModifier(written, at + length - 1, isThing) : isMadeOf(words, at + length - 1))
          continue
        const forms = formsOf(words.slice(at, at + length).join(' '))
        const form = forms.find((each) => iconOf(each) !== undefined)
        if (form === undefined || !isSupported(form, said) || isDenied(form, words)) continue
        things.push({ name: iconOf(form)!, at: at + length - 1 })
        for (let step = 0; step < length; step++) used.add(at + step)
      }
    return things.toSorted((a, b) => a.at - b.at)
  }
}

type Known = {
  text: string
  isOurs: boolean
  isGerman: boolean
  said: ReadonlySet<string>
  capitalised: ReadonlySet<string>
}

const readText = (text: string): Known => ({
  text,
  isOurs: isEnglish(text),
  isGerman: /(?<!\p{L})(?:der|die|das|und|nicht|ist|ein|eine|ich)(?!\p{L})/iu.test(text),
  said: new Set(text.split(/[\s/–—-]+/).map((word) => plain(word).replace(/['’]s$/, ''))),
  capitalised: new Set(text.match(/(?<!\p{L})\p{Lu}[\p{L}-]+/gu)?.map((word) => word.toLowerCase())),
})

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const actions = setOf(
  'book water plant ship train iron watch box fish run note order drop brush film pin lock bank map fire shop store repair wait launch pen video dress milk toast plate clock bandage charge plug sponge oil butter label trip wind vet file screw duck hawk pilot farm rocket seed bowl bridge chain coat crown pool rent',
)
const beforeActions = setOf(
  'to i you we they can can’t cannot will won’t would could should must may might do don’t did didn’t never always just and please let’s then or not',
)

const persons = setOf('he she it who which everyone everybody nobody somebody')

/** Whether a word that is also a verb is one here: 'Book a table', 'you water the plants'. */
function isAction(words: readonly string[], at: number): boolean {
  const word = words[at]!
  const before = words[at - 1]
  // 'She books a table'
  if (before !== undefined && persons.has(before) && actions.has(word.replace(/s$/, ''))) return true
  if (!actions.has(word)) return false
  if (before === undefined) return words.length > 1
  return beforeActions.has(before.replaceAll("'", '’'))
}

const dwellings = /^(?:hotel|house|home|school|hospital|castle)s?$/
const animals = /^(?:insect|bug|bee|bird|bat|hedgehog|ladybird|ladybug|mouse|squirrel|dog|cat|pet|doll)/

const parts =
  /^(?:wing|door|entrance|window|wheel|key|bell|chain|bridge|ring|label|crown|shell|leg|eye|ear|nose|mouth|heart|bed|head|box|jar)s?$/
const materials = setOf('wooden knitted woollen woolen paper plastic cardboard rubber toy')

const heads = setOf(
  'bottle paper bag case cup glass lot stop stand rack board shelf pad trap wire timer cutter press jug tank cover pack clip line lane market sale tower pipe poster sticker emoji costume',
)

/**
 * An insect hotel looks like no hotel, a birdhouse door like no door, a wooden spoon unlike one of metal and a water
 * bottle unlike water. Pairs that have their own picture, such as 'front door', are found before.
 */
function isOfAnother(words: readonly string[], at: number): boolean {
  const [before, word, after] = [words[at - 1], words[at]!, words[at + 1]]
  if (after !== undefined && heads.has(after.replace(/s$/, ''))) return true
  if (before === undefined) return false
  if (materials.has(before) || (dwellings.test(word) && animals.test(before))) return true
  return parts.test(word) && nouns.test(before) && !isConnecting(before) && !isAdjective(before)
}

/** 'flor de sal', 'pain d’épices': the next word says what kind of thing it is, and most kinds look different. */
const isMadeOf = (words: readonly string[], at: number) =>
  /^(?:de|d['’].+)$/.test(words[at + 1] ?? '') && words[at + 2] !== undefined

/** 'an elephant hawk-moth', 'the roof gap', 'phone books': what the next word names looks unlike the thing before it. */
function isModifier(written: readonly string[], at: number, isThing: (word: string) => boolean): boolean {
  const next = written[at + 1]
  if (next === undefined || /[^\p{L}’']$/u.test(written[at]!) || /(?:s|['’]\p{L})$/u.test(written[at]!))
    return false
  const word = plain(next)
  const isPair = isThing(word) && !written[at]!.endsWith('ing')
  const before = written[at - 1]
  // 'it’s honey buns': a bare noun is no subject of a verb.
  const isBare = before !== undefined && !isDescribing(plain(before))
  // 'The jar hisses', 'the lamp slowly fell'
  const isVerb =
    verbs.has(word) ||
    (/(?:s|ed|ing|ly)$/.test(word) &&
      !isPair &&
      !(isBare && word.endsWith('s')) &&
      !/(?:ers|ors|ness|ss|us)$|^(?:hours|stops|days|weeks|years)$/.test(word))
  return /^\p{Ll}/u.test(next) && !isVerb && !isFunctionWord(word) && !isAdjective(word) && !details.has(word)
}

const colors = setOf(
  'black white red blue green yellow brown pink purple orange grey gray golden silver schwarze schwarzer schwarzen weiße weißer weißen rote roter roten blaue blauer blauen grüne grüner grünen',
)

const isDescribing = (word: string) => word === 'that' || determiners.has(word) || isAdjective(word)

const verbs = setOf(
  'got sold went came ran fell broke flew ate sat stood took made did said told saw lay hung held kept left lost met paid put read cut hit let set shut cost hurt spoke spent stuck swam taught threw tore wore won woke grew knew drew blew rang sang sank began drove rode rose froze chose can will must may might should could would',
)
/** What belongs to a thing and doesn't hide what it is: 'a bicycle tyre'. */
const details = setOf(
  'skipper captain driver pilot keeper mechanic teacher trainer owner grower seller maker shop lover machine visit check tyre tire string skin peel leaf shell lens handle lid seed blossom juice',
)

/** 'Mill Road': a capital letter inside a sentence marks a name. */
function isPartOfName(written: readonly string[], from: number, to: number): boolean {
  const isInside = (at: number) => at > 0 && !/[.!?:…]["'”’»)]*$|^[–—-]$/.test(written[at - 1]!)
  const isName = (at: number) => isInside(at) && /^\p{Lu}\p{Ll}/u.test(written[at] ?? '')
  for (let at = from; at < to; at++) if (isName(at)) return true
  // 'I said, “Waffles.”'
  if (to - from === 1 && /^["“„«]\p{Lu}.*["”“»]$/u.test(written[from]!)) return true
  // 'Dolphin Square'
  return isName(to) && /^\p{Lu}/u.test(written[to - 1]!) && !/[.,!?;:]$/.test(written[to - 1]!)
}

/** 'birdhouse entrance', 'panel wings': an English noun that another noun may follow. */
const nouns =
  /(?:house|box|panel|hive|nest|cage|oven|fridge|shed|coop|greenhouse|station|satellite|plane|aircraft|piano|guitar|river|flower|printer|table|chair|needle)$/

const denied =
  'without|no|not|(?:is|are|was|were)n’t|ohne|kein(?:e[mnrs]?)?|statt|anstatt|nicht|pas(?: besoin)?|(?:without|no) \\S+ing|sans|sin|بدون|دون|بلا|בלי|(?:instead|rather|lieu|lugar) (?:of|than|de|d’)|not (?:next to|near|in|on|at|by|from|under|over)|(?:\\S+n’t|not|never) (?:need|have|own|buy)(?: to (?:have|own|buy|use|be|bring))?'
/** What follows 'like', 'than' or 'is' is only compared, unless it is shown: 'There is a hedgehog'. */
const compared =
  'like|unlike|than|(?:texture|size|shape|height|thickness|patience|speed|colou?r|taste|smell|sound) of|wie|als|comme|como|(?<!(?:there|here|this|these|das|da|hier) )(?:is|are|was|were|ist|sind|war|waren|est|es|sont|son)'
const determiner =
  '\\S+(?:ing|ed)|black|white|red|blue|green|grey|a|an|any|single|only|the|of|at|in|on|with|from|using|my|your|his|her|einzige[nrs]?|ein(?:e[mnrs]?)?|der|die|das|den|dem|de|d’une?|une?|una|ning(?:ún|una)'
const absent = new RegExp(
  `(?:^|\\s)(?:${denied}|${compared})(?:\\s(?:${determiner})){0,3}(?: \\S+ of)?\\s$`,
  'u',
)

/** Whether a thing is denied, replaced by another or only compared: 'without a pan', 'statt der Schere', 'like a wet dog'. */
function isAbsent(words: readonly string[], at: number, isGerman: boolean): boolean {
  const end = at > 0 && isAdjective(words[at - 1]!) ? at - 1 : at
  return absent.test(
    `${words
      .slice(Math.max(0, end - 5), end)
      // The German 'was' says nothing of what follows.
      .filter((word) => !isGerman || word !== 'was')
      .join(' ')
      .replaceAll("'", '’')} `,
  )
}

const sunny = setOf('sun summer sunshine sunlight ~sonne ~sommer ~sol ~verano ~soleil')
const dull = setOf(
  'wet rain rainy rained raining cold cloud clouds cloudy grey gray without no little regen regnet regnerisch nass nasser nassen verregneter verregneten kalt kalter kalten ohne kein keine wenig pluie pluvieux froid lluvia lluvioso frío sin sans',
)
const loud = setOf('noise music ~musik ~música ~musique')
const denials = setOf('without no never less ohne kein keine keinen sin sans')

/** A wet summer has no sun, and what makes no noise is not loud. */
const isDenied = (form: string, words: readonly string[]) =>
  (sunny.has(form) && words.some((word) => dull.has(word))) ||
  (loud.has(form) && words.some((word) => denials.has(word)))

/** The word itself and what may be its singular. */
function englishForms(word: string): string[] {
  const bare = word.replace(/['’]s$/, '')
  return [
    bare,
    ...(bare.endsWith('ies') ? [`${bare.slice(0, -3)}y`] : []),
    ...(bare.endsWith('ves') ? [`${bare.slice(0, -3)}f`] : []),
    ...(/(?:[sxzo]|ch|sh)es$/.test(bare) ? [bare.slice(0, -2)] : []),
    ...(bare.endsWith('s') && bare.length > 3 ? [bare.slice(0, -1)] : []),
  ]
}

/** How a German compound may end; other nouns are also the end of words that mean something else: 'Preis', 'Phase'. */
const compoundEnds =
  /^.{3,}?(baum|bäume|schuhe?|stiefel|kuchen|suppe|brot|brötchen|messer|pfanne|löffel|tomaten?|kartoffeln?|äpfel|apfel|zwiebeln?|wurst|würste|käse|salat|kaffee|tasse|tassen|stuhl|stühle|lampen?|tür|türen|fenster|schlüssel|koffer|rucksack|jacke|hose|kleid|brille|bücher|kamera|hund|hunde|katzen?|pferde?|vögel|vogel|fische?|fahrrad|fahrräder|schiff|boot|flugzeug|hubschrauber|garten|gärten|kerzen?|seife|nadeln?|schere|hammer|säge|schrauben?|gitarre|klavier|bienen?|ofen|teig|mehl|butter|honig|schokolade|blumen?|blüten?|pflanzen?|samen|kompost|pilze?|maschine)$/
/**
 * The word, what may be its singular, the end of a German compound, and an Arabic or Hebrew word without its article.
 * A German noun has a capital letter: 'vergessen' doesn't end with 'Essen', 'wachsen' is no 'Wachs'.
 */
function foreignForms(word: string, isNoun: boolean, isGerman: boolean): string[] {
  const bare = word.replace(/^[\p{L}]['’]/u, '').toLowerCase()
  if (/\p{Script=Arabic}/u.test(bare)) {
    const stem = bare.replace(/^(?:وال|بال|لل|ال)/u, '')
    return [bare, stem, stem.replace(/ت[كيه]$/u, 'ة'), stem.replace(/[كيه]$/u, '')].map(mark)
  }
  if (/\p{Script=Hebrew}/u.test(bare)) return [bare, bare.replace(/^(?:וה|בה|לה|מה|שה|ה)/u, '')].map(mark)
  if (bare.includes(' ')) return [mark(bare)]
  const singular = bare.length > 4 && (isNoun || !isGerman) ? [bare.replace(/(?:e?s|n|en)$/, '')] : []
  const end = isNoun ? compoundEnds.exec(bare)?.[1] : undefined
  return [bare, ...singular, ...(end === undefined ? [] : [end])].map(mark)
}

const mark = (word: string) => `~${word}`
