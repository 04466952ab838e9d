import { isDayOfDate, isMonth } from '../commas.ts'
import type { FilmWord } from '../film.ts'
import fillerWords from '../words/fillers.json' with { type: 'json' }
import { labels } from '../phrase-words.ts'
import { isNumberWord, isUnit, plain } from '../phrases.ts'
import { isHouseNumber } from './is-house-number.ts'

const small =
  /^(?:two|three|four|five|six|seven|eight|nine|zwei|drei|vier|fünf|sechs|sieben|acht|neun|deux|trois|quatre|cinq|sept|huit|neuf|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|dois|duas|três|quatro|sete|oito|nove)$/

const large = /(?:^|-)(?:hundred|thousand|million|billion|hundert|tausend|millionen|milliarden)$/

/**
 * Marks what the eye should find first: a number with its unit, or the last word of a sentence that carries meaning. Of
 * 1,390 sentences in which speakers marked their stress, this finds as much as names, nouns and contrasts did, and is
 * wrong less often.
 */
export function emphasize(words: readonly FilmWord[]): FilmWord[] {
  if (words.length < 2) return words.map((word) => ({ ...word, isStrong: true }))
  const strong = withParticle(words, pick(words))
  // If most shouts, nothing is heard; but 'Hundred and sixty-two.' has nothing else to hear.
  const isLoud = strong.size > Math.max(2, words.length * 0.6) && strong.size < words.length
  const kept = isLoud ? fewer(words, strong) : strong
  return words.map((word, index) => ({ ...word, isStrong: kept.has(index) }))
}

/** 'locked out', 'turns up': without the second word the verb would mean something else. */
function withParticle(words: readonly FilmWord[], strong: ReadonlySet<number>): Set<number> {
  const last = Math.max(...strong)
  const next = words[last + 1]
  const word = words[last]?.text ?? ''
  // '5 years up there' goes on.
  const isVerb = next !== undefined && isParticle(next) && /^\p{Ll}+$/u.test(word) && !isUnit(word)
  return isVerb ? new Set([...strong, last + 1]) : new Set(strong)
}

/** 'in' is one only at the end: 'what I brought in.' */
const isParticle = ({ text }: FilmWord) => /^(?:up|out|off|away|down)[.,!?]?$|^in[.!?]$/.test(text)

/** Of a number with its unit the number, otherwise the last. */
function fewer(words: readonly FilmWord[], strong: ReadonlySet<number>): Set<number> {
  const numbers = [...strong].filter((at) => isNumberWord(words[at]!.text) || /\p{N}/u.test(words[at]!.text))
  const last = Math.max(...numbers)
  return numbers.length > 0 ? new Set([...strong].filter((at) => at <= last)) : new Set([Math.max(...strong)])
}

function pick(words: readonly FilmWord[]): Set<number> {
  const textAt = (index: number) => words[index]?.text ?? ''
  // 'Two years ago' is only when.
  const isPast = (index: number) =>
    index + 3 < words.length && /^(?:ago|zuvor)$/.test(plain(textAt(index + 2)))
  // 'Am dritten Tag 61.' doesn't speak of a 'Tag 61'.
  const isLabelled = (index: number) =>
    labels.has(plain(textAt(index - 1))) &&
    // 'split by month: £112'
    !/[.,:;]$/.test(textAt(index - 1)) &&
    !ordinals.test(plain(textAt(index - 2))) &&
    words.length > 2
  // Of 'day 9' the number is only its name, unless the sentence ends with it: 'This is loaf number 30.'
  const isName = (index: number) => isLabelled(index) && !/[.!?]["'”’»)]*$/.test(textAt(index))
  const indices = [...words.keys()].filter((index) => !isPast(index) && !isName(index))
  const given = indices.filter((index) => /\p{N}/u.test(textAt(index)) && !isDateOrName(words, index))
  // 'Hit a 19, not a 20.'
  const affirmed = given.filter((index) => !isDenied(words, index))
  const amounts = affirmed.length > 0 ? affirmed : given
  // One of two amounts would seem to matter more.
  if (amounts.length > 0)
    return new Set(amounts.flatMap((at) => (isLabelled(at) ? [at - 1, at] : [...withUnit(words, at)])))
  const isShouted = ({ text }: FilmWord) =>
    /^\P{L}*\p{Lu}{3,}\P{L}*$/u.test(text.replaceAll(/['’]/g, '')) || shortShouts.test(text)
  const shouted = words.findIndex(isShouted)
  if (shouted >= 0) return new Set(runOf(words, shouted, isShouted))
  // 'Mille Lacs', 'the Seven Sisters'
  const isNamed = (index: number) =>
    index > 0 && [index, index + 1].every((at) => /^\p{Lu}\p{Ll}/u.test(textAt(at)))
  const written = indices.filter((index) => isNumberWord(textAt(index)) && !isNamed(index))
  const measured = new Set(written.flatMap((at) => [...withUnit(words, at)]))
  const isLarge = written.some((at) => large.test(plain(textAt(at))))
  const hasUnit = [...measured].some((at) => !isNumberWord(textAt(at)))
  const [last = -1] = written.slice(-1)
  // 'Four thousand people live in Hallstatt.', 'nine seconds'; but not 'Two evenings, one podcast about a cult.'
  const isSmall = written.every((at) => small.test(plain(textAt(at)))) && measured.size === 1
  // 'Five mil.', 'just two eggs'
  if (isSmall && words.length <= 4 && last === words.length - 2 && isCountable(words, last + 1))
    return new Set([last, last + 1])
  // 'sore at first'
  const isAside = (index: number) => plain(textAt(index - 1)) === 'at'
  if (measured.size > 0 && (isLarge || hasUnit || !isSmall || last === words.length - 1)) return measured
  if (!/[.!?…؟。！？]["'”’»)]*$/u.test(words.at(-1)!.text)) return new Set()
  const isMeant = ({ text }: FilmWord, index: number) =>
    /[\p{L}\p{N}]/u.test(text) &&
    // 'On m’a dit'
    !/^(?:qu|[jmtslnd])['’](?:ai|as|a|est|es|avait|était|ont|en|y|il|elle|on)$/i.test(plain(text)) &&
    !fillers.has(plain(text)) &&
    !isHouseNumber(words, index) &&
    !isAside(index) &&
    // 'at 6:30 pm.'
    !/^[ap]\.?m\.?$/i.test(text.replace(/[,!?]$/, '')) &&
    // 'Author: me.'
    !(text.endsWith(':') && index < words.length - 1)
  const stressed = words.findLastIndex(isMeant)
  // 'before you can see it.' stresses 'see'; not so 'a kid walks up and says,'
  if (stressed < words.length - 2) return new Set()
  // 'Napoleon was not short.': without its denial the rest would say the opposite.
  if (!denials.test(plain(textAt(stressed - 1)))) return new Set([stressed])
  // 'I don’t score much' would say that I don't score.
  const isWhole = stressed === words.length - 1 || isParticle(words[stressed + 1]!)
  return isWhole ? new Set([stressed - 1, stressed]) : new Set()
}

/** 'in 1948', '5:12', 'M25': a year, a time and a name are rarely what a sentence is about. */
function isDateOrName(words: readonly FilmWord[], at: number): boolean {
  const text = words[at]!.text
  const isYear = /^\P{N}*(?:1[5-9]|20)\d\d\P{N}*$/u.test(text) && !/[$€£%]/.test(text)
  const isUnitNext = isUnit(words[at + 1]?.text ?? '')
  // '14 March'
  const next = words[at + 1]?.text ?? ''
  const isDay = /^\d{1,2}(?:st|nd|rd|th|\.)?$/.test(text) && isMonth(next)
  return (
    (isYear && !isUnitNext) ||
    isDay ||
    isHouseNumber(words, at) ||
    isDayOfDate(words, at) ||
    /\d:\d|(?!و)\p{L}-?\d/u.test(text)
  )
}

const ordinals =
  /^(?:first|second|third|last|next|same|each|every|that|this|\d+(?:st|nd|rd|th)|(?:ers|zwei|drit|vier|fünf|sechs|sieb|ach|neun|zehn|letz|nächs)ten?|première|\p{L}{3,}ième|dernière)$/u

/** Other words of two capital letters are names: 'TV'. */
const shortShouts = /^\P{L}*(?:SO|NO|MY|ME|WE|HE|DO|IS|UP)\P{L}*$/u

const denials =
  /^(?:not|never|no|without|nicht|kein|keine|keinen|nie|ohne|pas|jamais|sans|no|nunca|sin|não|sem|nem|non|senza|niet|geen|لا|لم|لن|ليس|ليست|غير|مو|مش|مب|بدون|بلا)$|n['’]t$/

const isDenied = (words: readonly FilmWord[], at: number) => {
  const [earlier, before] = [at - 2, at - 1].map((index) => plain(words[index]?.text ?? ''))
  // 'now $29 instead of $39', 'Normally €3,490'
  if (/^(?:statt|normally|usually|normalerweise|sonst|antes|avant)$/.test(before!)) return true
  if (/^(?:instead|lieu|vez|lugar)$/.test(earlier!) && /^(?:of|de)$/.test(before!)) return true
  return denials.test(before!) || (/^(?:an?|the|eine?n?|une?|el|la)$/.test(before!) && denials.test(earlier!))
}

const isCountable = (words: readonly FilmWord[], at: number) =>
  !/[.,!?;:]$/.test(words[at - 1]!.text) &&
  !(fillers.has(plain(words[at]!.text)) && plain(words[at]!.text) !== 'things')

function withUnit(words: readonly FilmWord[], number: number): Set<number> {
  // '12 to 16 hours', 'from 78 to 63'
  const isRange =
    isRangeWord(words[number + 1]) && isNumber(words[number + 2]) && !isDateOrName(words, number + 2)
  if (isRange) return new Set([number, number + 1, ...withUnit(words, number + 2)])
  const unit = words[number + 1]
  const isMeasured = unit !== undefined && (isUnit(unit.text) || /^(?:h|am|uhr)[.,!?:]?$/i.test(unit.text))
  const found = new Set(isMeasured ? [number, number + 1] : [number])
  // '27 hours 48', '4 h 31'
  if (isMeasured && /^\d+\s?[.,!?:]?$/.test(words[number + 2]?.text ?? '')) found.add(number + 2)
  // 'diez kilómetros cuadrados'
  if (squares.test(words[Math.max(...found) + 1]?.text ?? '')) found.add(Math.max(...found) + 1)
  // '3 ريال ونص'
  if (halves.test(words[Math.max(...found) + 1]?.text ?? '')) found.add(Math.max(...found) + 1)
  // 'nine million'
  if (isNumberWord(words[number]!.text))
    for (const at of runOf(words, number, ({ text }) => isNumberWord(text))) found.add(at)
  // 'treinta y un años'
  const last = Math.max(...found)
  if (
    isNumberWord(words[last]!.text) &&
    isJoin(words[last + 1]) &&
    /^(?:one|un|une|uno|una)$/.test(plain(words[last + 2]?.text ?? ''))
  )
    for (const at of [last + 1, last + 2]) found.add(at)
  // 'a dollar ninety'
  const first = Math.min(...found)
  if (isPrice(words, first)) for (const at of [first - 2, first - 1]) found.add(at)
  return new Set([...found].toSorted((a, b) => a - b))
}

const squares = /^(?:cuadrad[oa]s?|quadrad[oa]s?|carrés?|quadrat[oi]|cúbicos?|cubes?|cubi)[.,!?:]?$/
const halves = /^و(?:نصف?|ربع)[.,!?:،؟]?$/

const isJoin = (word: FilmWord | undefined) => /^(?:and|und|y|et)$/.test(word?.text ?? '')
const isRangeWord = (word: FilmWord | undefined) =>
  /^(?:to|till|until|bis|zu|à|a|até|hasta|إلى|–|-)$/.test(word?.text ?? '')
const isNumber = (word: FilmWord | undefined) =>
  word !== undefined && (isNumberWord(word.text) || /\p{N}/u.test(word.text))

const isPrice = (words: readonly FilmWord[], at: number) =>
  /^(?:a|one|eine?n?|une?)$/.test(plain(words[at - 2]?.text ?? '')) && isUnit(words[at - 1]!.text)

/** The words around one that are like it, with no punctuation between them: 'two hundred and thirty'. */
function runOf(words: readonly FilmWord[], at: number, isLike: (word: FilmWord) => boolean): number[] {
  const endsPhrase = (index: number) => /[.,!?;:]$/.test(words[index]!.text)
  let [from, to] = [at, at]
  while (from > 0 && !endsPhrase(from - 1) && isLike(words[from - 1]!)) from--
  while (to + 1 < words.length && !endsPhrase(to) && isLike(words[to + 1]!)) to++
  const run = Array.from({ length: to - from + 1 }, (_, step) => from + step)
  const isJoined = isJoin(words[from - 1]) && from > 1 && isLike(words[from - 2]!)
  return isJoined ? [...runOf(words, from - 2, isLike), from - 1, ...run] : run
}

const fillers: ReadonlySet<string> = new Set(fillerWords)
