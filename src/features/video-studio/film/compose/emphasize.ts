import { isDayOfDate, isMonth } from '../commas.ts'
import type { FilmWord } from '../film.ts'
import { labels } from '../phrase-words.ts'
import { isConnecting, isNumberWord, isUnit, plain } from '../word-kinds.ts'
import { isHouseNumber } from './is-house-number.ts'

const large =
  /(?:^|-)(?:hundred|thousand|million|billion|hundert|tausend|millionen|milliarden|mil|mille|cents?|cien(?:to)?|cem|مئة|مئتان|مئتي|ألف|آلاف)$/

/**
 * Marks what the eye should find first: amounts, words in capitals, and a denial that ends a sentence. What else is
 * stressed in a sentence depends on its meaning, and a wrong stress is worse than none.
 */
export function emphasize(words: readonly FilmWord[]): FilmWord[] {
  // 'Three:' only leads to what comes next.
  if (words.length < 2) return words.map((word) => ({ ...word, isStrong: !word.text.endsWith(':') }))
  const strong = pick(words)
  return words.map((word, index) => ({ ...word, isStrong: strong.has(index) }))
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
  const given = indices.filter(
    (index) =>
      /\p{N}/u.test(textAt(index)) &&
      !isDateOrName(words, index) &&
      !isEnumerator(words, index) &&
      !isHour(words, index),
  )
  // 'Hit a 19, not a 20.'
  const affirmed = given.filter((index) => !isDenied(words, index))
  const amounts = affirmed.length > 0 ? affirmed : given
  // One of two amounts would seem to matter more.
  if (amounts.length > 0)
    return new Set(amounts.flatMap((at) => (isLabelled(at) ? [at - 1, at] : [...withUnit(words, at)])))
  const isShouted = ({ text }: FilmWord) =>
    /^\P{L}*\p{Lu}{3,}\P{L}*$/u.test(text.replaceAll(/['’]/g, '')) || shortShouts.test(text)
  // One word in capitals may be a name: 'from ICARDA'.
  const runs = words.flatMap((word, at) => (isShouted(word) ? [runOf(words, at, isShouted)] : []))
  const shouted = runs.find(
    (run) => run.length > 1 || /['’]/.test(textAt(run[0]!)) || shortShouts.test(textAt(run[0]!)),
  )
  if (shouted) return new Set(shouted)
  // 'Mille Lacs', 'the Seven Sisters'
  const isNamed = (index: number) =>
    index > 0 && [index, index + 1].every((at) => /^\p{Lu}\p{Ll}/u.test(textAt(at)))
  // 'two of them', 'ten countries': a small number is the point only if it measures something, as in 'nine seconds'.
  const measured = indices
    .filter((index) => isNumberWord(textAt(index)) && !isNamed(index))
    .map((index) => [...withUnit(words, index)])
    .filter((run) => run.some((at) => large.test(plain(textAt(at))) || isUnit(textAt(at))))
  if (measured.length > 0) return new Set(measured.flat())
  // 'Napoleon was not short.'
  const last = words.length - 1
  const isEnd = /[.!?…؟。！？]["'”’»)]*$/u.test(textAt(last))
  return new Set(isEnd && denials.test(plain(textAt(last - 1))) ? [last - 1, last] : [])
}

/** '1, it isn’t universal', '2: black is the easy one' */
const isEnumerator = (words: readonly FilmWord[], at: number) =>
  at === 0 && words.length > 2 && /^\d{1,2}[.,:)]$/.test(words[at]!.text)

/** 'They text me at 5 to ask.', but not 'It stops at 34 ports.' */
function isHour(words: readonly FilmWord[], at: number): boolean {
  const [before, hour, next] = [at - 1, at, at + 1].map((index) => words[index]?.text ?? '')
  const isLast = next === '' || /[.,!?]$/.test(hour!) || isConnecting(next!)
  return /^(?:at|um)$/i.test(before!) && /^(?:1?\d|2[0-4])[.,!?]?$/.test(hour!) && isLast && !isUnit(next!)
}

/** 'in 1948', '5:12', 'M25': a year, a time and a name are rarely what a sentence is about. */
function isDateOrName(words: readonly FilmWord[], at: number): boolean {
  const text = words[at]!.text
  const isYear = /^\P{N}*(?:1[5-9]|20)\d\d\P{N}*$/u.test(text) && !/[$€£%]/.test(text)
  const isUnitNext = isUnit(words[at + 1]?.text ?? '')
  // '14 March'
  const next = words[at + 1]?.text ?? ''
  const isDay =
    (/^\d{1,2}(?:st|nd|rd|th|\.)?$/.test(text) && [next, words[at + 2]?.text ?? ''].some(isMonth)) ||
    (/^\d{1,2}(?:st|nd|rd|th)?[.,!?]?$/.test(text) &&
      isMonth(words[at - 1]?.text ?? '') &&
      !/[.,]$/.test(words[at - 1]!.text))
  return (
    (isYear && !isUnitNext) ||
    isDay ||
    isHouseNumber(words, at) ||
    isDayOfDate(words, at) ||
    // 'M25', but not 'R14,500'
    (/\d:\d|(?!و)\p{L}-?\d/u.test(text) && !/^R\d[\d,.]{2,}$/.test(text))
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

function withUnit(words: readonly FilmWord[], number: number): Set<number> {
  // '12 to 16 hours', 'from 78 to 63'
  // 'five or ten years', but not '£14, or £9'
  const isOr =
    /^(?:or|oder|ou|o)$/.test(words[number + 1]?.text ?? '') && /[\p{L}\p{N}]$/u.test(words[number]!.text)
  const isRange =
    (isOr || isRangeWord(words[number + 1])) &&
    isNumber(words[number + 2]) &&
    !isDateOrName(words, number + 2)
  if (isRange) return new Set([number, number + 1, ...withUnit(words, number + 2)])
  const unit = words[number + 1]
  const isMeasured = unit !== undefined && (isUnit(unit.text) || /^(?:h|am|uhr)[.,!?:]?$/i.test(unit.text))
  const found = new Set(isMeasured ? [number, number + 1] : [number])
  // '27 hours 48', '4 h 31'
  if (isMeasured && /^\d+\s?[.,!?:]?$/.test(words[number + 2]?.text ?? '')) found.add(number + 2)
  // 'two minutes sixteen'
  const further = words[number + 2]?.text ?? ''
  if (isMeasured && isNumberWord(further) && !isUnit(words[number + 3]?.text ?? '')) found.add(number + 2)
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
    for (const at of [last + 1, last + 2, ...(isUnit(words[last + 3]?.text ?? '') ? [last + 3] : [])])
      found.add(at)
  // 'a hundred and five and a half'
  const end = Math.max(...found)
  const rest = words.slice(end + 1, end + 4).map(({ text }) => plain(text))
  if (rest.join(' ') === 'and a half') for (const at of [end + 1, end + 2, end + 3]) found.add(at)
  // 'minus 51'
  if (/^minus$/i.test(words[number - 1]?.text ?? '')) found.add(number - 1)
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
