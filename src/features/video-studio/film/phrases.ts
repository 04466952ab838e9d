import type { FilmWord } from './film.ts'
import {
  adjectives,
  articles,
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
  joins,
  leans,
  measured,
  numberWords,
  objects,
  opens,
  pairs,
  particles,
  prefixes,
  prepositions,
  subjects,
  units,
  verbsWithPreposition,
} from './phrase-words.ts'

const adjectiveEnding = /.{3}(?:ous|ful|less|able|ible|ish|ical|ional|ative|est)$/

/** Whether an English word is likely an adjective. */
export const isAdjective = (text: string) => adjectives.has(text) || adjectiveEnding.test(text)

/** 'it’s | a boy', 'you’ll | see' */
const contracted = /^(?:i|you|we|they|he|she|it|that|there|what|here|who|let)’(?:s|m|re|ve|ll|d)$/

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
  const opensNext = opens.has(plain(after.text))
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
  if (objects.has(plain(after.text)) && opens.has(following)) return 0.9
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
  const isCounted = counted && (isNumber(counted.text) || isNumberWord(counted.text))
  // '120 frames per second', '31 times an hour'
  if (isCounted && /^(?:per|an?|pro|par|por)$/i.test(after.text)) return hard
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

const endsClause = (text: string) => /[.!?…,;:،؟]["'”’»)]*$/u.test(text)

const standsAlone = /^(?:no|this|these|those|all|both|each)$/

/** 'dickem, hellem': lower-case words with the same ending. */
const isGermanRow = (before: string, after: string) => {
  const ending = /^\p{Ll}{2,}(e[mnrs]?),$/u.exec(before)?.[1]
  return ending !== undefined && ending.length > 1 && /^\p{Ll}{3}/u.test(after) && after.endsWith(ending)
}

const isComparison = (text: string) => comparisons.has(plain(text))

/** Whether a word is a number from two on, written out. */
export const isNumberWord = (text: string) => numberWords.has(plain(text))

export const isUnit = (text: string) => units.has(plain(text)) || /^(?:[%€$£°]|[ap]\.m\.|pm\b)/i.test(text)

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
