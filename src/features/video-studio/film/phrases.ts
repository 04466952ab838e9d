import type { FilmWord } from './film.ts'

/** Words that begin a clause. */
const joins = setOf(
  [
    'and or but so because that which who whose what how why when while where whether if then than as like until unless although though since before after',
    'und oder aber sondern denn weil dass wenn als ob damit obwohl bevor nachdem sobald falls während wie',
    'et ou mais car parce que qui quand lorsque si comme puis donc où y o e pero porque cuando aunque mientras donde sino luego ma perché che quando mentre dove se mas enquanto',
    'ثم أو لكن ولكن لأن حتى إذا عندما التي الذي حيث بينما كي או אבל כי אם כש',
  ].join(' '),
)

const prepositions = setOf(
  [
    'for with without from into onto over under before after until about in on at by through between behind beside near around across against during within among upon beyond despite inside outside along since towards',
    'mit ohne für von bei nach vor aus auf an in im am zum zur zwischen hinter neben wegen seit trotz beim vom ins über unter durch gegen um statt bis',
    'avec sans pour dans sur sous chez vers par à au aux depuis pendant avant après entre contre con sin para por desde hasta sobre en hacia según senza per nel nella com sem',
    'في من على إلى عن مع بين قبل بعد',
  ].join(' '),
)
const opens = new Set([...joins, ...prepositions])

/** Words that belong to the next one: articles, possessives, prepositions, counts. */
const clings = setOf(
  [
    'a an the my your his her its our their this that these those no to of in on at by for with from as one two three four five six seven eight nine ten half each every all both some any between next last first same other whole below above over under into through about before after until without against during near behind beside around across towards within among upon beyond despite inside outside along since per mr mrs dr',
    'der die das den dem des ein eine einen einem einer eines kein keine keinen keinem im am zum zur mein meine meinen meinem meiner dein deine deinen deinem deiner sein seine seinen ihr ihre ihren ihrem unser unsere euer eure dieser diese dieses diesen diesem mit ohne für von bei nach vor aus in auf an zu über unter durch gegen um bis zwischen hinter neben während wegen seit trotz beim vom ins jede jeder jedes jeden alle viele zwei drei vier fünf sechs sieben acht neun zehn',
    'le la les un une des du de d’un d’une au aux à mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet cette ces avec sans pour dans sur sous par en chez vers tout tous toute toutes chaque quelques plusieurs deux trois quatre cinq six sept huit neuf dix a',
    'el los las uno una unos unas mi mis tus su sus nuestro nuestra este esta estos estas con sin para en por de del al a no cada todo toda todos todas dos tres cuatro cinco seis siete ocho nueve diez',
    'il gli uno con senza per di da del dello della dei delle nel nella sul sulla al alla ogni tutti tutte due tre quattro cinque sei sette otto nove dieci tuo tua mio mia suo sua um uma os as dos das no na com sem seu só cada pelo pela',
    'في من على إلى عن كل هذا هذه مع قبل بعد بين',
    'של את על עם כל זה זאת הזה אל מן בין לפני אחרי הכי יותר',
  ].join(' '),
)

/** Words that would rather stand with the next one: subjects, auxiliaries, conjunctions. */
const leans = setOf(
  'nobody somebody someone everyone everybody anyone niemand jemand jeder then ever also even still always really almost nearly quite rather already often usually probably exactly i you we they he she it who what how why which will would can could should must may might has have had do does did don’t doesn’t is are was were be been not never and or but so if when while where because very more most too just only like than ich du er sie es wir man und oder aber weil wenn nicht nur sehr ist sind war wird hat habe dass noch auch schon immer fast ganz wirklich mindestens höchstens etwa beinahe bin bist habt hast hatte hatten wurde wurden kannst können musst muss müssen darf darfst dürfen soll sollst sollte willst wollen werden wird wirst lässt je tu il elle on nous vous ils est sont et ou que qui ne pas très plus trop bien aussi déjà encore ai as avons avez ont suis était peut peux doit dois faut va vais y o no se te nos ni ya casi está están ha han hay puede debe lo muy más son e ed che non molto più è sono ثم أو بل قد إن ليس لا لم لن ما أن או גם אם כי לא',
)

/** 'ended | up', 'two days | old': they belong to the word before. */
const particles = setOf(
  'up out off away back down apart aside asleep old ago later morgens abends nachts mittags früh',
)
/** 'Der Teig geht | auf.': at the end of a clause they belong to its verb. */
const prefixes = setOf(
  'ab ein fest her hin los weg zu zurück drauf rein raus runter down away back off up out',
)
const articles = setOf('a an the')
const followsParticle = setOf(
  'for with without from into over under before after until about in on at by through between than and or but as because when while if',
)
const subjects = setOf('i you we they he she it who ich du er wir ihr')
/** 'fills | a basket': what begins an object rather stays with its verb. */
const determiners = setOf(
  'a an the my your his her its our their this these those every each no some one two three four five six seven eight nine ten der die das den dem ein eine einen einem mein meine meinen dein deine deinen kein keine keinen el la los las un una le les une des mi tu su mon ma ton ta son sa tout toute tous toutes todo toda todos todas cada chaque alle',
)
const objects = setOf('it you me him her us them this that sie es ihn mich dich uns la le les lo')

/** 'a thin | sheet': they rather stay with their noun. */
const adjectives = setOf(
  'thin thick small large big little tiny huge short long high low deep wide narrow old new young good bad great best worst better worse cheap expensive free full empty clean dirty dry wet hot cold warm cool soft hard heavy light dark bright loud quiet fast slow quick early late easy simple difficult strong weak rich poor happy sad angry real fake true false right wrong left average common rare normal ordinary strange special main single double final important useful useless frozen broken open closed black white red blue green yellow brown grey gray pink gold golden silver wooden fresh raw sharp flat round square sweet sour bitter salty crisp safe dangerous public private local natural perfect whole entire extra own favourite favorite most fewer few several many much such another certain different similar exact plain solar electric digital medical legal human second third fourth fifth',
)
const adjectiveEnding = /.{3}(?:ous|ful|less|able|ible|ish|ical|ional|ative|est)$/

/** Whether an English word is likely an adjective. */
export const isAdjective = (text: string) => adjectives.has(text) || adjectiveEnding.test(text)

/** 'Two hundred years ago | ice was expensive': they end a phrase. */
const endings = setOf(
  'ago later today yesterday tomorrow tonight again too instead anymore morgens abends nachts mittags',
)
/** 'the trade | was gone': a verb would rather stand with its subject. */
const auxiliaries = setOf(
  'is are was were has have had will would can could should must may might do does did isn’t aren’t wasn’t weren’t won’t can’t couldn’t doesn’t don’t didn’t ist sind war waren hat haben wird kann',
)

/** 'it’s | a boy', 'you’ll | see' */
const contracted = /^(?:i|you|we|they|he|she|it|that|there|what|here|who|let)’(?:s|m|re|ve|ll|d)$/

const beforeTo = setOf(
  'have has had want wants wanted need needs needed try tries tried going go goes went used able ready forget forgets forgot learn learned learnt start starts started begin begins began like likes love loves hate how what where when way time reason likely easy hard close next due according thanks back down listen talk belong belongs come comes came lead leads led get gets got it’s supposed decide decided afraid enough not',
)

const verbsWithPreposition = setOf(
  'look looks looked looking listen listens listened listening wait waits waited waiting ask asks asked talk talks talked think thinks thought vote votes voted belong belongs depend depends pay pays paid care laugh laughs laughed search believe rely consist apologise lean leans leaned stand stands stood sit sits sat',
)

const beforeOf = setOf('instead because out lot lots kind sort front top most one some each part couple')

const hard = 3

/** How bad a line break before word `at` is: 0 between phrases, up to 0.9 inside of one, 3 where it must not be. */
export function breakCost(words: readonly FilmWord[], at: number): number {
  const [before, after] = [words[at - 1]!, words[at]!]
  if (/[.!?…؟。！？]["'”’»)]*$/u.test(before.text) && !isNumber(after.text)) return 0
  // 'mit dickem, | hellem Garn', 'a small, | grey smudge'
  const isRow = isAdjective(plain(before.text)) && isAdjective(plain(after.text))
  if (before.text.endsWith(',') && (isRow || isGermanRow(before.text, after.text))) return 0.9
  if (/[,;:،؛，；：、–—]["'”’»)]*$/u.test(before.text)) return 0.05
  if (/^[–—-]$/.test(after.text)) return 0.9
  // 'What do you throw in?': at the end of a phrase it belongs to the verb.
  const isLast = at === words.length - 1 || /[.!?…,;:]["'”’»)]*$/u.test(after.text)
  if (isLast && (prepositions.has(plain(after.text)) || prefixes.has(plain(after.text)))) return hard
  // 'Hang it | in the sun': at the end of a phrase the pronoun is an object.
  const opensNext = opens.has(plain(after.text)) || prepositions.has(plain(after.text))
  // 'du machst es | mit Wasser sauber': the verb stays with the word that completes it.
  if (objects.has(plain(before.text)) && opensNext && isCompleted(words, at)) return 0.8
  if (objects.has(plain(before.text)) && opensNext) return conjunctions.has(plain(after.text)) ? 0.1 : 0.3
  // 'the day you move in | and email them', 'cut it in half | and wait': what a conjunction follows ends a phrase.
  if (conjunctions.has(plain(after.text)) && clings.has(plain(before.text)) && !isNumberWord(before.text))
    return Math.max(0.1, joinCost(words, at))
  // 'saying no | to every wedding'
  if (
    standsAlone.test(plain(before.text)) &&
    (plain(after.text) === 'to' || prepositions.has(plain(after.text)))
  )
    return 0.3
  // 'Damp behind | the wardrobe': the noun still has its article.
  if (prepositions.has(plain(before.text)) && clings.has(plain(after.text))) return 1.5
  // '12 eggs' stay together, but not '1853 | and' or 'in 1853 | they laughed'.
  // 'between 10 and 50'
  const isRange =
    (isNumber(before.text) && isNumber(words[at + 1]?.text ?? '')) ||
    (isNumber(after.text) && isNumber(words[at - 2]?.text ?? ''))
  const isCount =
    isRange || (isNumber(before.text) && !opens.has(plain(after.text)) && !/^[12]\d{3}$/.test(before.text))
  if (
    isCount ||
    clings.has(plain(before.text).replaceAll("'", '’')) ||
    (isNumberWord(before.text) &&
      !opens.has(plain(after.text)) &&
      !/^(?:at|um)$/i.test(words[at - 2]?.text ?? '')) ||
    /^[\p{L}]['’]$/u.test(before.text)
  )
    return hard
  // 'il y | a', 'où il | y a'
  if (/^(?:a|avait|aura)$/.test(plain(after.text)) && plain(before.text) === 'y') return hard
  if (plain(after.text) === 'y' && plain(before.text) === 'il') return hard
  if (before.isStrong && after.isStrong) return 0.9
  // 'two instead | of nine'
  if (plain(after.text) === 'of' && beforeOf.has(plain(before.text))) return hard
  if (endings.has(plain(before.text))) return 0.1
  // 'hides | it in her shoe': what a preposition follows is an object.
  const following = plain(words[at + 1]?.text ?? '')
  if (objects.has(plain(after.text)) && (opens.has(following) || prepositions.has(following))) return 0.9
  if (particles.has(plain(after.text))) return 0.9
  // 'she got | on at four', 'more gets | in than out': it belongs to the verb.
  if (prepositions.has(plain(after.text)) && followsParticle.has(plain(words[at + 1]?.text ?? ''))) return 0.9
  // 'he paid 12 % more | when it rained'
  const isThan = /^(?:than|als)$/.test(plain(after.text))
  if (/^(?:more|less|mehr|weniger)$/i.test(before.text) && opens.has(plain(after.text)) && !isThan)
    return 0.15
  // 'inside as well | as outside'
  if (
    plain(after.text) === 'as' &&
    words.slice(Math.max(0, at - 3), at).some(({ text }) => plain(text) === 'as')
  )
    return hard
  const leaning = plain(before.text).replaceAll("'", '’')
  // 'The board | is a thin sheet', 'in my yard | I have counted'
  if (auxiliaries.has(leaning) && determiners.has(plain(after.text))) return 1.3
  // 'she comes back | because you are fed'
  if (auxiliaries.has(leaning) || subjects.has(leaning) || contracted.test(leaning)) return 0.98
  if (leans.has(leaning) || /^(?:qu|jusqu|lorsqu)’/.test(leaning)) return 0.8
  const counted = words[at - 2]
  // '120 frames per second', '31 times an hour'
  if (counted && isNumber(counted.text) && /^(?:per|an?|pro|par|por)$/i.test(after.text)) return hard
  // '30 percent of your internet'
  if (/^(?:of|von|vom|de|du|des|di|del|della)$/i.test(after.text)) return 0.9
  // 'Sleep in Alfama, eat | where the drivers eat': a word alone behind a comma belongs to what follows.
  if (counted && /[,;:،]$/.test(counted.text)) return 0.8
  // 'in the same two weeks, a month | after the heating': so do two of them.
  if (counted && clings.has(plain(counted.text)) && /[,;:،]$/.test(words[at - 3]?.text ?? '')) return 0.8
  // 'they pay | for themselves'
  if (/sel(?:f|ves)$/.test(plain(words[at + 1]?.text ?? ''))) return 0.9
  const next = plain(after.text)
  // 'and look | at the judge', 'they vote | for her': the verb stays with what it asks for.
  const isAsking =
    verbsWithPreposition.has(leaning) || (counted && /^(?:and|or|und|oder)$/.test(plain(counted.text)))
  if (isAsking && (next === 'to' || prepositions.has(next)) && !joins.has(next)) return 0.8
  // 'is better | than a candle'
  // 'nine minutes faster | than you', but not 'more | than two hundred'
  if (next === 'than')
    return /^(?:more|less|fewer)$/.test(leaning) ? 0.9 : isComparison(before.text) ? 0.3 : 0.5
  if (/^(?:and|or|und|oder|et|ou|y|o|e)$/.test(next)) return joinCost(words, at)
  if (/^(?:because|weil|when|while|but|aber|which|parce|porque|quand|cuando|لأن|ولكن|لكن)$/.test(next))
    return 0.05
  // 'a cup | to drink from', but not 'you have | to wait'
  if (next === 'to') return beforeTo.has(leaning) ? 0.9 : 0.3
  if (next === 'zu') return 0.8
  // 'every piece | that chases her'
  if (/^(?:that|who|why|what|how|where|whether|que|qui|che|الذي|التي)$/.test(next)) return 0.35
  // 'tastes | like a pool', 'twice | as thick as the walls'
  if (/^(?:like|wie|comme|como)$/.test(next)) return 0.6
  if (next === 'as') return plain(words[at + 2]?.text ?? '') === 'as' ? 0.9 : 0.32
  // 'three of them | so easy'
  if (next === 'so' && isAdjective(following)) return 0.8
  if (joins.has(next)) return 0.15
  // 'it was made | by hand'
  if (next === 'by') return 0.45
  if (prepositions.has(next)) return 0.32
  // 'Nach dem Umzug | saß ich im Regen'
  if (/^(?:ich|du|er|wir)$/.test(plain(words[at + 1]?.text ?? '')) && /^\p{Ll}/u.test(after.text)) return 0.2
  // An Arabic 'and' is part of its word.
  if (/^و\p{L}{3}/u.test(next)) return 0.2
  if (isAdjective(plain(before.text))) return clings.has(plain(counted?.text ?? '')) ? 1.3 : 0.9
  // 'eine reife | Traube': in German an adjective ends like this, and its noun has a capital letter.
  if (/^\p{Ll}+e[mnrs]?$/u.test(before.text) && /^\p{Lu}\p{Ll}/u.test(after.text)) return 0.9
  // '90 dollars | cost', but not '12 % | more'.
  const isCounted = counted && (isNumber(counted.text) || isNumberWord(counted.text))
  if (isCounted && (isComparison(after.text) || measured.has(next))) return hard
  if (isUnit(before.text) && isCounted) return 0.3
  if (auxiliaries.has(plain(after.text).replaceAll("'", '’'))) return 0.6
  // 'he carries it | home, outside it rains': the last word of a clause stays with it.
  if (/[,;:]$/.test(after.text)) return 0.9
  // 'because you add | chlorine': the verb of a pronoun stays with its object.
  if (counted && subjects.has(plain(counted.text))) return 0.8
  if (determiners.has(plain(after.text)) || isNumber(after.text)) return 0.7
  // '225 silver coins': what is counted stays with its number.
  if (counted && isNumber(counted.text) && /\p{L}$/u.test(before.text)) return 0.8
  // 'an open | book': between an article and its noun there may be another word.
  return after.isGlued || (counted && articles.has(plain(counted.text))) ? 0.6 : 0.45
}

const completions = setOf(
  'sauber fertig kaputt trocken warm kalt fest frei leer voll weich ab an auf aus ein mit nach vor weg zu zurück los hin her',
)

/** Whether the last word of the German clause, at most four words on, completes its verb. */
function isCompleted(words: readonly FilmWord[], at: number): boolean {
  const end = words.slice(at, at + 5).findIndex(({ text }) => endsClause(text))
  return end > 0 && completions.has(plain(words[at + end]!.text))
}

/** A break before 'and' or 'or': between clauses it is a good one, between two words of one phrase it isn't. */
function joinCost(words: readonly FilmWord[], at: number): number {
  // 'two hundred | and fifty'
  if (isNumberWord(words[at - 1]!.text) && isNumberWord(words[at + 1]?.text ?? '')) return hard
  const isPair = words.slice(Math.max(0, at - 5), at - 1).some(({ text }) => pairs.has(plain(text)))
  if (isPair) return 0.9
  const [joined, following] = [words[at + 1], words[at + 2]]
  // 'flour | and water'
  if (!following || endsClause(joined!.text)) return 0.8
  // 'in einer Kugel | und zittern': the noun has a capital letter, the verb hasn't.
  const isBeforeNoun = /^\p{Ll}+e[mnrs]?$/u.test(joined!.text) && /^\p{Lu}/u.test(following.text)
  if (/^\p{Lu}/u.test(words[at - 1]!.text) && /^\p{Ll}/u.test(joined!.text)) return isBeforeNoun ? 0.6 : 0.1
  // 'poison | and brandy by his coaches'
  if (prepositions.has(plain(following.text))) return 0.35
  if (/^(?:of|de|du|des|di|von)$/.test(plain(joined!.text))) return 0.6
  return determiners.has(plain(joined!.text)) ? 0.3 : 0.1
}

const conjunctions = setOf('and or but because when und oder aber')
const pairs = setOf('between both either neither zwischen sowohl weder entweder entre')

const endsClause = (text: string) => /[.!?…,;:،؟]["'”’»)]*$/u.test(text)

const standsAlone = /^(?:no|this|these|those|all|both|each)$/

/** 'dickem, hellem': lower-case words with the same ending. */
const isGermanRow = (before: string, after: string) => {
  const ending = /^\p{Ll}{2,}(e[mnrs]?),$/u.exec(before)?.[1]
  return ending !== undefined && ending.length > 1 && /^\p{Ll}{3}/u.test(after) && after.endsWith(ending)
}

const isComparison = (text: string) => comparisons.has(plain(text))
/** 'fünfzig Jahre alt' */
const measured = setOf('old long wide deep tall high away thick alt lang hoch breit tief weit entfernt dick')
const comparisons = setOf(
  'more less fewer faster slower longer shorter later earlier older younger higher lower deeper wider better worse taller bigger smaller closer cheaper warmer colder hotter mehr weniger schneller langsamer länger kürzer später früher älter jünger höher tiefer besser plus moins más menos',
)

const numberWords = setOf(
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert tausend millionen milliarden',
)

/** Whether a word is a number from two on, written out. */
export const isNumberWord = (text: string) => numberWords.has(plain(text))

const units = setOf(
  'percent % gb mb tb kb ms s hz khz w kw kwh bpm litre litres liter liters kilometres kilometers kilometer kilos grams gramm grammes metres meters pounds beats points milliseconds millisecond decibels decibel schekel kilómetros grados horas heures jours euro euros dollars dollar pounds kg g mg km m cm mm ml l hours hour minutes minute seconds days weeks months years times degrees °c °f million billion thousand k prozent stunden minuten jahre jahren tage wochen monate monaten grad',
)

export const isUnit = (text: string) => units.has(plain(text)) || /^[%€$£°]/.test(text)

const isNumber = (text: string) => /\p{N}/u.test(text) && !/\p{L}/u.test(text)

/** Whether a word alone on a line says nothing: 'before', 'and'. */
export const isConnecting = (text: string) => opens.has(plain(text)) || clings.has(plain(text))

/** The word in lower case without punctuation. */
export const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}'’-]/gu, '')

/** By its first letter. */
export const isRightToLeft = (text: string) => {
  const first =
    /[\p{Script=Arabic}\p{Script=Hebrew}]|\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek}/u.exec(text)
  return first !== null && /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(first[0])
}

/** Whether most letters of a text run to the left, so that a Latin word at its start doesn't turn it around. */
export function readsRightToLeft(text: string): boolean {
  const left = text.match(/[\p{Script=Arabic}\p{Script=Hebrew}]/gu)?.length ?? 0
  return left > 0 && left * 2 >= (text.match(/\p{L}/gu)?.length ?? 0)
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}
