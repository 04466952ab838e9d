import type { FilmWord, SceneContent } from '../film.ts'
import { labels } from '../phrase-words.ts'
import { isUnit, plain } from '../word-kinds.ts'
import { isHouseNumber } from './is-house-number.ts'
import { parseNumber } from './read-number.ts'

const unitSigns =
  /^(?:°C|°F|%|€|\$|£|kg|g|mg|km|m|cm|mm|ml|l|Hz|kHz|ms|MB|GB|TB|million|billion|thousand|Millionen|millions|millones)[.,!?;:]?$/

/** A phrase with one number that is worth counting up to. */
export function readCounter(words: readonly FilmWord[]): SceneContent | undefined {
  const numbers = words.filter(({ text }) => /\d/.test(text))
  if (numbers.length !== 1 || words.length > 9) return undefined
  const at = words.indexOf(numbers[0]!)
  const match =
    /^((?:(?:R|US|CA|A|NZ|HK)?\$|€|£|CHF|Rs\.?)\u00a0?|[+~-])?(\d[\d.,'’\u00a0]*\d|\d)\u00a0?(%|€|\$|£|°C|°|kg|g|km|m|cm|ml|x|k|K|M)?[.,!?;:]?$/.exec(
      numbers[0]!.text,
    )
  if (!match) return undefined
  const [, prefix = '', text = '', sign = ''] = match
  const { value, decimals } = parseNumber(text)
  const before = words[at - 1]?.text ?? ''
  // '1,240' is a count; '1853' behind 'in' is a year, too.
  const isPlain = prefix === '' && sign === '' && !/[.,]/.test(text)
  const isPlainYear = isPlain && (isYear(value) || (isPastYear(value) && beforeYears.test(before)))
  if (isPlainYear || value < 2) return undefined
  const next = words[at + 1]?.text ?? ''
  // 'We met at mile 114.', 'a book from Salvio, 1634.': nothing is counted.
  if (isPlain && next === '' && !before.endsWith(':')) return undefined
  // 'version 2.5', 'a 4.0 is a fail': a decimal alone is a mark or a name.
  if (decimals > 0 && prefix === '' && sign === '' && !isUnit(next)) return undefined
  // A counter of 'minus 35 degrees' would show 35 degrees.
  if (isHouseNumber(words, at) || /^(?:minus|moins|menos|meno)$/i.test(before)) return undefined
  // '64 singers, one harp', 'Comté 18 mois et vin jaune': the number is only of one of several things.
  if (
    words
      .slice(at + 1)
      .some(({ text }, step) => isAnd(text) || (step + at + 2 < words.length && /[,;،]$/.test(text)))
  )
    return undefined
  // A time of day or a date is read, not counted, and so is the name of a room.
  if (labels.has(plain(before))) return undefined
  if (/^(?:[ap]\.?m\b|o[’']clock|uhr\b|heures?\b|h\b)/i.test(next) || months.test(next)) return undefined
  const following = words.slice(at + 1).map((word) => plain(word.text))
  if (isPlain && timesOfDay.test(following.join(' '))) return undefined
  // 'at 3 at night', 'after 6 there is no room', 'kids under 6'
  if (
    value <= 24 &&
    /^(?:at|um|after|before|until|till|by|since|under|unter|nach|vor|bis|après|avant)$/i.test(before) &&
    sign === '' &&
    !isUnit(next)
  )
    return undefined
  const suffix = sign !== '' ? sign : unitSigns.test(next) ? next : ''
  return { kind: 'counter', data: { text, value, decimals, prefix, suffix } }
}

/** 'Jordan wharf, 8 in the morning' */
const timesOfDay =
  /^(?:in the (?:morning|afternoon|evening)|at night|am (?:morgen|abend)|(?:de|por) la (?:mañana|tarde|noche)|du (?:matin|soir)|da (?:manhã|tarde|noite))(?: |$)/

const isAnd = (text: string) => /^(?:and|or|und|oder|et|ou|y|e)$/.test(text)

const beforeYears = /^(?:in|since|until|by|from|around|seit|bis|um|anno|jahr|jahre|en|depuis|nel|desde)$/i
const isPastYear = (value: number) => value >= 1000 && value <= 2100
export const isYear = (value: number) => Number.isInteger(value) && value >= 1900 && value <= 2100

export const months =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mär|mai|okt|dez|fév|avr|juin|juil|août|déc|ene|abr|ago|dic|gen|mag|giu|lug|set|ott)\p{L}*\b/iu
