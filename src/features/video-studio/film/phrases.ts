import type { FilmWord } from './film.ts'
import { isDeniedRow, isGermanRow, isOrdinalDay, isPlaceInPlace, isYearOfDate } from './commas.ts'
import {
  contracted,
  isAdjective,
  arabicNumber,
  arabicTime,
  articles,
  definiteArticles,
  auxiliaries,
  beforeOf,
  beforeTo,
  clings,
  comparisons,
  completions,
  conjunctions,
  determiners,
  endings,
  followsParticle,
  indefinite,
  joins,
  labels,
  leans,
  measured,
  modals,
  objects,
  opens,
  pairs,
  particles,
  prefixes,
  prepositions,
  subjects,
  verbsWithPreposition,
} from './phrase-words.ts'
import { isNumberWord, isUnit, plain } from './word-kinds.ts'

const hard = 3

/** The words around a place where a line may break, in lower case without punctuation. */
type Place = {
  words: readonly FilmWord[]
  at: number
  before: FilmWord
  after: FilmWord
  earlier: string
  last: string
  next: string
  following: string
}

/** How bad a line break before word `at` is: 0 between phrases, up to 0.9 inside of one, 3 where it must not be. */
export function breakCost(words: readonly FilmWord[], at: number): number {
  const bare = (index: number) => plain(words[index]?.text ?? '').replaceAll("'", '’')
  const [before, after] = [words[at - 1]!, words[at]!]
  const [earlier, last, next, following] = [bare(at - 2), bare(at - 1), bare(at), bare(at + 1)]
  const place = { words, at, before, after, earlier, last, next, following }
  return costOfMark(place) ?? costOfNeighbors(place) ?? costOfWordBefore(place) ?? costOfWordAfter(place)
}

function costOfMark({ words, at, before, after, last, next }: Place): number | undefined {
  // 'into Mr. | Alvarez’s Buick'
  if (/^(?:mr|mrs|ms|dr|prof|st)$/.test(last) && before.text.endsWith('.')) return hard
  if (isOrdinalDay(before.text, after.text)) return hard
  if (/[.!?…؟。！？]["'”’»)]*$/u.test(before.text) && !isNumber(after.text)) return 0
  // 'mit dickem, | hellem Garn', 'a small, | grey smudge'
  const isRow = (isAdjective(last) && isAdjective(next)) || isGermanRow(before.text, after.text)
  if (before.text.endsWith(',') && isRow) return 0.9
  if ((before.text.endsWith(',') || next === 'or') && isDeniedRow(words, at)) return 0.6
  if (isPlaceInPlace(words, at) || isYearOfDate(words, at)) return 0.9
  if (/[,;:،؛，；：、–—]["'”’»)]*$/u.test(before.text)) return 0.05
  if (/^[–—-]$/.test(after.text)) return 0.9
  // 'What do you throw in?': at the end of a phrase it belongs to the verb.
  const isLast = at === words.length - 1 || /[.!?…,;:]["'”’»)]*$/u.test(after.text)
  return isLast && (prepositions.has(next) || prefixes.has(next)) ? 1.2 : undefined
}

/** Words that stay together, and pronouns and conjunctions between phrases. */
function costOfNeighbors(place: Place): number | undefined {
  const { words, at, before, after, earlier, last, next, following } = place
  // 'une tonne | et demie', 'a la | que se queda'
  if (/^(?:et|y|und|and)$/.test(next) && /^(?:demie?|medi[oa]|half|halb(?:es|er|e)?)$/.test(following))
    return hard
  if (/^(?:la|el|los|las|le|les|ce|celui|celle)$/.test(last) && /^(?:que|qui)$/.test(next)) return hard
  // 'Hang it | in the sun', not 'du machst es | mit Wasser sauber', where a word completes the verb.
  if (objects.has(last) && opens.has(next))
    return isCompleted(words, at) ? 0.8 : conjunctions.has(next) ? 0.1 : 0.3
  // 'the day you move in | and email them', 'cut it in half | and wait': what a conjunction follows ends a phrase.
  if (conjunctions.has(next) && clings.has(last) && !isNumberWord(before.text))
    return Math.max(0.1, joinCost(words, at))
  // 'a week or so', 'eine Woche oder so'
  const isOrSo = (first: string, second: string) => /^(?:or|oder)$/.test(first) && second === 'so'
  if (isOrSo(next, following) || isOrSo(last, next)) return hard
  // 'two hundred and | fifty'
  if (joinsNumbers.test(last) && isNumberWord(earlier) && isUnitNumber(next)) return hard
  // 'treinta | y un años'
  if (joinsNumbers.test(next) && isNumberWord(last) && isUnitNumber(following)) return hard
  // 'your grandmother’s | headstone'
  if (
    /\p{L}['’]s$/u.test(before.text) &&
    !contracted.test(last) &&
    !opens.has(next) &&
    !auxiliaries.has(next)
  )
    return 1.5
  // 'saying no | to every wedding'
  if (standsAlone.test(last) && (next === 'to' || prepositions.has(next))) return 0.3
  // 'Damp behind | the wardrobe': the noun still has its article.
  if (prepositions.has(last) && clings.has(next)) return 1.5
  // 'didn’t say | “you’ve got this”', 'مئة | وعشرين'
  if (/^["“„«]/.test(after.text) || (arabicNumber.test(last) && arabicNumber.test(next.replace(/^و/, ''))))
    return 0.95
  // 'ساعتين | وعشر دقائق'
  if (last === 'أقل' && next === 'من') return hard
  if (arabicTime.test(last) && next.startsWith('و') && arabicNumber.test(next.slice(1))) return hard
  // 'room 12', but not 'on the bus | 70 minutes', 'last year | forty of us'
  const isMeasured = isUnit(words[at + 1]?.text ?? '')
  const isPoint = /^(?:last|this|next|every|each)$/.test(earlier)
  if (labels.has(last) && !isMeasured && !isPoint && (isNumber(after.text) || isNumberWord(after.text)))
    return hard
  // '160 billion | tonnes of seawater'
  if (
    isNumber(words[at - 2]?.text ?? '') &&
    scales.test(last) &&
    !isNumberWord(after.text) &&
    !opens.has(next)
  )
    return 0.9
  // '12 eggs' and 'between 10 and 50' stay together, but not '1853 | and' or 'in 1853 | they laughed'.
  const isRange =
    (isNumber(before.text) && joinsRange.test(next) && isNumber(words[at + 1]?.text ?? '')) ||
    (isNumber(after.text) && joinsRange.test(last) && isNumber(words[at - 2]?.text ?? ''))
  const isCount =
    isNumber(before.text) && !/^[12]\d{3}$/.test(before.text) && (!labels.has(earlier) || isUnit(after.text))
  const isWrittenCount = isNumberWord(before.text) && !/^(?:at|um)$/.test(earlier)
  // '9,50 € | la douzaine'
  if (isCount && /[€$£%]/.test(before.text) && definiteArticles.test(next)) return 0.4
  if (isRange || ((isCount || isWrittenCount) && !opens.has(next))) return hard
  const isBound =
    // 'il y | a', 'où il | y a'
    (last === 'y' && /^(?:a|avait|aura)$/.test(next)) ||
    (last === 'il' && next === 'y') ||
    /^[\p{L}]['’]$/u.test(before.text)
  if (clings.has(last) || isBound) return hard
  if (before.isStrong && after.isStrong) return 0.9
  // 'two instead | of nine'
  return next === 'of' && beforeOf.has(last) ? hard : undefined
}

function costOfWordBefore({ words, at, before, after, earlier, last, next, following }: Place) {
  // 'inside as well | as outside', 'half as big again | as you think'
  const isPaired = words.slice(Math.max(0, at - 3), at).some(({ text }) => plain(text) === 'as')
  if (next === 'as' && isPaired) return hard
  if (endings.has(last)) return 0.1
  // 'walking on it | again', 'a week or so | to heal'
  if (isAboutPronoun(words, at - 2) || (last === 'so' && /^(?:or|oder)$/.test(earlier))) return 0.3
  // 'a boy told | me his name', 'everything | we could carry', 'it can cost | you a colony'
  const isObject =
    /^(?:me|him|us|them)$/.test(next) || (/^(?:you|it|her)$/.test(next) && modals.test(earlier))
  if (isObject || (indefinite.test(last) && subjects.has(next))) return 0.9
  // 'hides | it in her shoe' is an object, 'she got | on at four' belongs to the verb.
  const isOfVerb =
    (objects.has(next) && (opens.has(following) || particles.has(following))) ||
    (prepositions.has(next) && followsParticle.has(following)) ||
    isAboutPronoun(words, at)
  if (isOfVerb || particles.has(next)) return 0.9
  // 'he paid 12 % more | when it rained'
  if (/^(?:more|less|mehr|weniger)$/i.test(before.text) && opens.has(next) && !/^(?:than|als)$/.test(next))
    return 0.15
  // 'The board | is a thin sheet', 'in my yard | I have counted'
  if (auxiliaries.has(last) && determiners.has(next)) return 1.3
  // 'she comes back | because you are fed'
  if (auxiliaries.has(last) || subjects.has(last) || contracted.test(last)) return 0.98
  if (leans.has(last) || /^(?:qu|jusqu|lorsqu)’/.test(last)) return 0.8
  // 'We opened it back | in 2003.'
  if (last === 'back' && prepositions.has(next)) return 0.9
  // '120 frames per second', 'four hours a day'
  if (isCounted(words[at - 2]) && /^(?:per|an?|pro|par|por)$/i.test(after.text)) return 0.9
  // '30 percent of your internet'
  if (/^(?:of|von|vom|de|du|des|di|del|della)$/i.test(after.text)) return 0.9
  // 'Sleep in Alfama, eat | where the drivers eat', 'two weeks, a month | after'
  const isBehindComma = (index: number) => /[,;:،]$/.test(words[index]?.text ?? '')
  if (isBehindComma(at - 2) || (clings.has(earlier) && isBehindComma(at - 3))) return 0.8
  // 'at 6:30 | on weekdays'
  if (next === 'on' && /^\d{1,2}[:.]\d\d$/.test(before.text)) return 0.9
  // 'they pay | for themselves'
  if (/sel(?:f|ves)$/.test(following)) return 0.9
  // 'and look | at the judge', 'they vote | for her': the verb stays with what it asks for.
  const isAsking = verbsWithPreposition.has(last) || /^(?:and|or|und|oder)$/.test(earlier)
  return isAsking && (next === 'to' || prepositions.has(next)) && !joins.has(next) ? 0.8 : undefined
}

function costOfWordAfter({ words, at, before, after, earlier, last, next, following }: Place): number {
  // 'nine minutes faster | than you', but not 'more | than two hundred'
  if (next === 'than') return /^(?:more|less|fewer)$/.test(last) ? 0.9 : isComparison(before.text) ? 0.3 : 0.5
  if (/^(?:and|or|und|oder|et|ou|y|o|e)$/.test(next)) return joinCost(words, at)
  if (/^(?:because|weil|when|while|but|aber|which|parce|porque|quand|cuando|لأن|ولكن|لكن)$/.test(next))
    return 0.05
  // 'a cup | to drink from', but not 'you have | to wait'
  if (next === 'to') return beforeTo.has(last) ? 0.9 : 0.3
  // 'every piece | that chases her': without a comma it says which piece.
  if (/^(?:that|who|que|qui|che|الذي|التي)$/.test(next)) return 0.42
  if (/^(?:why|what|how|where|whether)$/.test(next)) return 0.35
  // 'tastes | like a pool', 'twice | as thick as the walls'
  if (/^(?:like|wie|comme|como)$/.test(next)) return 0.6
  if (next === 'as') return plain(words[at + 2]?.text ?? '') === 'as' ? 0.9 : 0.32
  // 'three of them | so easy'
  if (next === 'zu' || (next === 'so' && isAdjective(following))) return 0.8
  if (joins.has(next)) return 0.15
  // 'it was made | by hand'
  if (prepositions.has(next)) return next === 'by' ? 0.45 : 0.32
  // 'Nach dem Umzug | saß ich im Regen'; an Arabic 'and' is part of its word.
  const isTurned = /^(?:ich|du|er|wir)$/.test(following) && /^\p{Ll}/u.test(after.text)
  if (isTurned || /^و\p{L}{3}/u.test(next)) return 0.2
  if (isAdjective(last)) return clings.has(earlier) ? 1.3 : 0.9
  // 'eine reife | Traube': in German an adjective ends like this, and its noun has a capital letter.
  if (/^\p{Ll}+e[mnrs]?$/u.test(before.text) && /^\p{Lu}\p{Ll}/u.test(after.text)) return 0.9
  // '90 dollars | cost', but not '12 % | more'.
  if (isCounted(words[at - 2]) && (isComparison(after.text) || measured.has(next))) return hard
  if (isCounted(words[at - 2]) && isUnit(before.text)) return oneUnit.test(last) ? 0.9 : 0.3
  // 'in Northern | Ireland'
  if (at > 1 && isName(before.text) && isName(after.text)) return 0.9
  if (auxiliaries.has(next)) return 0.6
  // 'he carries it | home, outside it rains': the last word of a clause stays with it.
  if (/[,;:]$/.test(after.text)) return 0.9
  // 'because you add | chlorine': the verb of a pronoun stays with its object.
  if (subjects.has(earlier)) return 0.8
  if (determiners.has(next) || isNumber(after.text)) return 0.7
  // '225 silver coins': what is counted stays with its number.
  if (isNumber(words[at - 2]?.text ?? '') && /\p{L}$/u.test(before.text)) return 0.8
  // 'an open | book': between an article and its noun there may be another word.
  return after.isGlued || articles.has(earlier) ? 0.6 : 0.45
}

/** 'walking | on it', but not 'we go | after it rains' */
function isAboutPronoun(words: readonly FilmWord[], at: number): boolean {
  const [next, following] = [plain(words[at]?.text ?? ''), words[at + 1]?.text ?? '']
  if (!prepositions.has(next) || joins.has(next)) return false
  const isLast = at + 2 === words.length || endsClause(following)
  return (
    /^(?:it|me|him|us|them|ihn|ihm|mich|mir|dich|dir)$/.test(plain(following)) ||
    (isLast && objects.has(plain(following)))
  )
}

/** 'a 90 minute | set' */
const oneUnit = /^(?:second|minute|hour|day|week|month|year|inch|foot|mile|gallon|watt|pound|dollar)$/

const isCounted = (word: FilmWord | undefined) =>
  word !== undefined && (isNumber(word.text) || isNumberWord(word.text))

/** Whether the last word of the German clause, at most four words on, completes its verb. */
function isCompleted(words: readonly FilmWord[], at: number): boolean {
  const end = words.slice(at, at + 5).findIndex(({ text }) => endsClause(text))
  return end > 0 && completions.has(plain(words[at + end]!.text))
}

/** A break before 'and' or 'or': between clauses it is a good one, between two words of one phrase it isn't. */
function joinCost(words: readonly FilmWord[], at: number): number {
  const [first, second] = [words[at - 1]!.text, words[at + 1]?.text ?? '']
  const isAmount = isNumberWord(second) || isNumber(second) || /^half$/.test(words[at + 2]?.text ?? '')
  // 'two hundred | and fifty', 'one | and a half', '2 hours | and 12 minutes'
  if (isAmount && (isNumberWord(first) || plain(first) === 'one')) return hard
  if (isAmount && isUnit(first)) return 0.9
  if (hasOpenPair(words, at)) return 0.9
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

/** 'both salt | and water', but not 'between 30 and 45 degrees | and in most cases' */
function hasOpenPair(words: readonly FilmWord[], at: number): boolean {
  const earlier = words.slice(Math.max(0, at - 5), at - 1).map(({ text }) => plain(text))
  return (
    earlier.findLastIndex((word) => pairs.has(word)) > earlier.findLastIndex((word) => conjunctions.has(word))
  )
}

const isName = (text: string) => /^\p{Lu}\p{Ll}[\p{L}'’]*[.,!?]?$/u.test(text)

const endsClause = (text: string) => /[.!?…,;:،؟]["'”’»)]*$/u.test(text)

const standsAlone = /^(?:no|this|these|those|all|both|each)$/
/** What stands between '10 and 50', but not in 'in 2003 there were 1,000'. */
const joinsRange =
  /^(?:to|till|until|and|or|of|by|x|bis|und|oder|mal|à|et|ou|sur|a|y|o|e|até|hasta|إلى|[–-])$/
const scales = /^(?:million(?:en|s)?|billion(?:en)?|trillion|milliarden?|milliards?|millon(?:es)?)$/
const joinsNumbers = /^(?:and|und|y|et)$/
const isNumber = (text: string) => /\p{N}/u.test(text) && !/\p{L}/u.test(text)
const isUnitNumber = (word: string) => isNumberWord(word) || /^(?:one|un|une|uno|una|eine?)$/.test(word)

const isComparison = (text: string) => comparisons.has(plain(text))
