import type { ChartPoint, SceneContent } from '../film.ts'
import { isConnecting, isUnit } from '../word-kinds.ts'
import { splitWords } from '../split-words.ts'
import { longestWithPicture, readMap } from './read-map.ts'
import { isYear, months } from './read-counter.ts'
import { parseNumber, readAmount } from './read-number.ts'
import { longestStep, type Line } from './read-lines.ts'
import { readLabelled, readList } from './read-list.ts'

/** A part of a line with what it shows; without content it is ordinary text. */
export type Piece = { text: string; content?: SceneContent }

const mostItems = 4

/** A scene for several lines that belong together: a list, a receipt, a terminal. */
export function recognizeGroup(
  lines: readonly Line[],
  at: number,
): { content: SceneContent; count: number } | undefined {
  const form = lines[at]!.form
  if (form === 'sentence')
    return recognizeTurn(lines[at]!, lines[at + 1]) ?? (at > 0 ? readLabelled(lines.slice(at)) : undefined)
  const end = lines.findIndex((line, index) => index > at && line.form !== form)
  const run = lines.slice(at, end < 0 ? undefined : end)
  if (form === 'code')
    return { content: { kind: 'terminal', data: { lines: run.map(({ text }) => text) } }, count: run.length }
  const rows = run.map(({ text }) => readRow(text))
  if (run.length >= 3 && run.length <= 8 && rows.every((row) => row !== undefined))
    return { content: { kind: 'receipt', data: { rows } }, count: run.length }
  // In groups of the same size, because one entry alone is no list.
  const count = Math.ceil(run.length / Math.ceil(run.length / mostItems))
  const items = run.slice(0, count).map(({ text }) => text)
  const runStart = lines.findLastIndex((line, index) => index < at && line.form !== form) + 1
  const first = at - runStart + 1
  if (items.length < 2 || items.some((item) => splitWords(item).length > longestStep)) return undefined
  return {
    content: { kind: 'checklist', data: { title: '', items, isNumbered: form === 'numbered', first } },
    count,
  }
}

function readRow(text: string) {
  const row = /^(\S.*?)[\s:,.–-]{1,4}([-–]?[$€£]? ?\d[\d.,]*(?: ?(?:[$€£]|EUR|USD|euros?|dollars?))?)$/i.exec(
    text,
  )
  return row && /[$€£]|EUR|USD|euro|dollar/i.test(row[2]!) ? { label: row[1]!, price: row[2]! } : undefined
}

/** 'Before: … After: …' in two sentences. */
function recognizeTurn(line: Line, next: Line | undefined) {
  const [before, after] = [line.text, next?.text ?? '']
  const isTurn =
    (/^before\b/i.test(before) && /^(?:and )?after\b/i.test(after)) ||
    (/\bused to\b/i.test(before) && /^(?:but )?now\b/i.test(after)) ||
    (/^(?:früher|vorher)\b/i.test(before) && /^(?:heute|jetzt|nachher)\b/i.test(after))
  const isShort = splitWords(before).length <= 14 && splitWords(after).length <= 14
  return isTurn && isShort
    ? { content: { kind: 'before-after' as const, data: { before, after } }, count: 2 }
    : undefined
}

/** What a sentence contains, as pieces that are all of its words. */
export function recognizeSentence(text: string): Piece[] | undefined {
  return (
    readQuote(text) ??
    readVersus(text) ??
    readPrices(text) ??
    readChecklist(text) ??
    readChart(text) ??
    asPiece(text, readMap(text))
  )
}

/** An apostrophe between letters ends no quote: 'Well, that’s a lot of soup.' */
const singleQuoted =
  /^((?:[^‘'’]|(?<=\p{L})['’](?=\p{L}))*\s|)([‘'](?:[^‘’']|(?<=\p{L})['’](?=\p{L})){6,140}[’'](?!\p{L})[.,!?]?)(.*)$/u

function readQuote(text: string): Piece[] | undefined {
  const parted =
    /^([“"„«][^“”"„«»]+[^“”"„«».!?])[”"“»]\s([^“”"„«»]{3,40}?),?\s[“"„«]([^“”"„«»]+[”"“»])$/u.exec(text)
  // '“It is alive,” he said, “and well.”' is one quote.
  if (parted && attribution.test(parted[2]!)) {
    const quote = `${parted[1]} ${parted[3]}`
    return [{ text, content: { kind: 'quote', data: { text: quote, by: parted[2]! } } }]
  }
  const match =
    /^((?:[^“"„«]|(?<=\d)")*)([“"„«][^“”"„«»]{6,140}[”"“»][.,!?]?)(.*)$/.exec(text) ?? singleQuoted.exec(text)
  if (!match) return undefined
  const [, before = '', quoted = '', behind = ''] = match
  // '«ماما ماء»؟'
  const [quote, after] = /[\p{L}\p{N}]/u.test(behind)
    ? [quoted, behind.replace(/^\s*[:;]\s/, ' ')]
    : [`${quoted}${behind}`, '']
  if (splitWords(quote).length < 2) return undefined
  const rest = `${before} ${after}`.trim()
  // '(she said, “Get in”).' is an aside.
  if (before.lastIndexOf('(') > before.lastIndexOf(')')) return undefined
  // 'She didn't say “you've got this”' quotes no one.
  if (deniedSpeech.test(before)) return undefined
  const isShort = splitWords(rest).length <= 7
  // 'Take “Confused cat (3)”', 'someone let carp go “to help us” and they ate the eggs': nobody is quoted.
  const isSaid = [before, after].some((part) => attribution.test(part.trim()))
  if (rest !== '' && !isSaid) return undefined
  // 'four for “is the line clear”, two for “train entering section”'
  if (isAnswer.test(after) || /["“„«]/.test(after)) return undefined
  // 'An app works, “I’ll guess in April” doesn’t.'
  if (after.trim() !== '' && splitWords(after).length <= 2 && !attribution.test(after)) return undefined
  const isLed = before.trim() !== '' && after.trim() === ''
  // 'When you say “keep the change” I hear angels': what follows is no author.
  const isWhole = isShort && (before.trim() === '' || isLed)
  const by = !isWhole ? '' : isLed ? leadOf(before) : rest.replace(/^[–—-]\s*/, '')
  const scene: Piece = { text: isWhole ? text : quote, content: { kind: 'quote', data: { text: quote, by } } }
  if (isWhole) return [scene]
  // 'He wrote “office hours” and thought nothing.'
  if (before !== '' && splitWords(before).length <= shortLead) {
    const led: Piece = {
      text: `${before}${quote}`,
      content: { kind: 'quote', data: { text: quote, by: leadOf(before) } },
    }
    return after.trim() === '' ? [led] : [led, { text: after.trim() }]
  }
  return [{ text: before.trim() }, scene, { text: after.trim() }].filter((piece) => piece.text !== '')
}

/** 'He wrote that “…”': what comes before a quote ends with a mark. */
const leadOf = (before: string) => (/[,:]$/.test(before.trim()) ? before.trim() : `${before.trim()}:`)

const shortLead = 5
const deniedSpeech = /(?:n['’]t|\b(?:not|never|nie|nicht|jamais|pas))(?:\s+\S+[:,]?)?\s*$/iu
/** '“Big tree” — ma’am, this is Oregon.' goes on; a name behind a dash has no comma. */
const isAnswer = /^\s*[–—-](?:\s*\p{Ll}|.*,)/u

/** Who says it: behind a dash, before a colon or with a verb of speech. */
const attribution =
  /^[–—-]|:$|(?<!\p{L})(?:sa(?:y|ys|id|gt|gte|gen)|ask(?:s|ed)?|t(?:ells?|old)|w(?:rites?|rote)|answer(?:s|ed)?|repl(?:y|ies|ied)|whisper(?:s|ed)?|shout(?:s|ed)?|yell(?:s|ed)?|fragte?n?|meinte?|schrieb|rief|dit|disait|dice|decía|dijo|قال|قالت|يقول|تقول)(?!\p{L})/iu

function readVersus(text: string): Piece[] | undefined {
  const [left, right, more] = text.split(/\svs\.?\s/i)
  if (left === undefined || right === undefined || more !== undefined) return undefined
  if (splitWords(left).length > 6 || splitWords(right).length > 6 || /[:;]/.test(text)) return undefined
  return [{ text, content: { kind: 'versus', data: { left, right } } }]
}

/** 'rubber rings, $22, LEDs, $85, glass, $60': on a receipt each price stands beside its thing. */
function readPrices(text: string): Piece[] | undefined {
  const parts = text.replace(/[.!]$/, '').split(/,\s+(?:and\s+|und\s+)?/)
  const rows = parts.flatMap((label, at) =>
    at % 2 === 0 ? [{ label: label.replace(/^(?:then|also|plus) /i, ''), price: parts[at + 1] ?? '' }] : [],
  )
  const isReceipt =
    rows.length >= 3 &&
    rows.length <= 6 &&
    rows.every(
      ({ label, price }) => !/\d|:/.test(label) && /^(?:[$€£]\s?\d[\d.,]*|\d[\d.,]*\s?[€$£])$/.test(price),
    ) &&
    rows.every(({ label }) => splitWords(label).length <= 4)
  return isReceipt ? [{ text, content: { kind: 'receipt', data: { rows } } }] : undefined
}

function readChecklist(text: string): Piece[] | undefined {
  const rest = text.replace(/^[^:]{3,80}:\s+/, '')
  const content = readPoints(rest) || readPoints(text) ? undefined : readList(text)
  return content && [{ text, content }]
}

const asPiece = (text: string, content: SceneContent | undefined): Piece[] | undefined =>
  content && [{ text, content }]

function readChart(text: string): Piece[] | undefined {
  if (splitWords(text).length > longestWithPicture) return undefined
  // 'Gas 2,100, oil 2,400, wood 900: that was my winter.'
  const end = text.lastIndexOf(': ')
  const [list, comment] = [text.slice(0, Math.max(0, end)), text.slice(end + 2)]
  const chart = /\d$/.test(list) && !/\d/.test(comment) ? readChart(list) : undefined
  if (chart) return [...chart, { text: comment }]
  const change = readChange(text)
  if (change) return [{ text, content: { kind: 'chart', data: { form: 'line', points: change } } }]
  const points =
    readPoints(text.replace(/^\p{L}[^:\d]{2,60}:\s+/u, '')) ??
    readPoints(text) ??
    // 'I found 611 caps, 94 lighters and 31 shoes'
    readPoints(text.replace(/^(?:\p{L}{1,12} ){1,4}(?=\d)/u, ''))
  if (!points) return undefined
  const form = points.every(({ label }) => isYear(Number(label))) ? 'line' : 'bars'
  return [{ text, content: { kind: 'chart', data: { form, points } } }]
}

const changes =
  /(?:^|\s)(?:go|goes|going|went|gone|grow|grows|grew|grown|fall|falls|fell|fallen|rise|rises|rose|risen|drops?|dropped|jumps?|jumped|climbs?|climbed|sinks?|sank|shrank|cut|reduced|improved|raised|moved|up|down|stieg|stiegen|fiel|fielen|sank|sanken|wuchs|ging|gestiegen|gesunken|passe|passé|tombe|tombé|baisse|baissé|monté|sube|subió|baja|bajó|pasó)(?:\s|$)/i

/** 'Savings went from 40 € to 300 €' as two points; 'open from 8 to 10' is no change. */
function readChange(text: string): ChartPoint[] | undefined {
  const match =
    /^(.*?)\b(from|von|de)\s+((?:[^\s\d]*\d)+[^\s\d]*)(\s[\p{L}€$£%°]+)?\s+(to|auf|à|a)\s+((?:[^\s\d]*\d)+[^\s\d,.!?]*)/iu.exec(
      text,
    )
  if (!match) return undefined
  const [whole, before = '', from = '', first = '', unit = '', to = '', last = ''] = match
  const span = [readAmount(first), readAmount(last)] as const
  if (!span[0] || !span[1] || (isYear(span[0].value) && isYear(span[1].value))) return undefined
  const isAlone = before.trim() === ''
  // 'a number, from 1 to 4.5' is a range.
  if (/,\s*$/.test(before)) return undefined
  if (isAlone ? unit === '' && !/[%€$£]/.test(first) : !changes.test(before)) return undefined
  const next = /^\s[\p{L}€$£%°]+/u.exec(text.slice(whole.length))?.[0] ?? ''
  const isShared = unit !== '' && next === unit
  // From gigabytes to megabytes would rise in the chart, unless both are in the same measure.
  const scale = isShared ? 1 : scaleBetween(unit, next)
  const isOther = isUnit(next.trim()) || (isUnit(unit.trim()) && next !== '' && !isConnecting(next.trim()))
  if (unit !== '' && !isShared && isOther && scale === undefined) return undefined
  return [
    { label: isAlone ? from : '', value: span[0].value * (scale ?? 1), text: `${span[0].text}${unit}` },
    {
      label: isAlone ? to : '',
      value: span[1].value,
      text: `${span[1].text}${isShared || scale !== undefined ? next : unit !== '' && !isUnit(next.trim()) ? unit : ''}`,
    },
  ]
}

const measures: readonly Readonly<Record<string, number>>[] = [
  {
    ms: 0.001,
    millisecond: 0.001,
    millisekunde: 0.001,
    second: 1,
    sekunde: 1,
    s: 1,
    minute: 60,
    min: 60,
    hour: 3600,
    stunde: 3600,
    day: 86_400,
    tag: 86_400,
    week: 604_800,
    woche: 604_800,
    month: 2_629_800,
    monat: 2_629_800,
    year: 31_557_600,
    jahr: 31_557_600,
  },
  { kb: 1, mb: 1000, gb: 1_000_000, tb: 1_000_000_000 },
  { g: 1, gram: 1, kg: 1000, kilo: 1000 },
  { mm: 1, cm: 10, m: 1000, metre: 1000, meter: 1000, km: 1_000_000 },
]

/** How many of the second unit make up the first, if both measure the same. */
function scaleBetween(first: string, second: string): number | undefined {
  const nameOf = (unit: string) => unit.trim().toLowerCase()
  for (const measure of measures) {
    const of = (unit: string) => measure[nameOf(unit)] ?? measure[nameOf(unit).replace(/(?:e?n|s)$/, '')]
    const [one, other] = [of(first), of(second)]
    if (one !== undefined && other !== undefined) return one / other
  }
  return undefined
}

const namesSizes = /(?<!\p{L})(?:sizes?|model|code|number|channel|größe|nummer|taille|talla|número)\s\d/iu

/** 'Rent 900 €, food 350 €, savings 200 €': labels with numbers of one kind. */
function readPoints(text: string): ChartPoint[] | undefined {
  const parts = text.replace(/[.!]$/, '').split(/[,;]\s(?:and\s|und\s)?|\s(?:and|und)\s/)
  if (parts.length < 3 || parts.length > 6) return undefined
  // 'Yellow is size 10, brown is 312': names, not amounts.
  if (namesSizes.test(text)) return undefined
  const points = parts.map((part) => {
    const match =
      /^(?:in\s+)?(\d{4}|\p{L}[\p{L} '’-]{0,24}?(?: \d{1,3}(?=:))?)[:\s]\s*([$€£]?\d[\d.,]*\s?(?:[%€$]|°C|\p{L}{1,12})?)$/u.exec(
        part.trim(),
      )
    // 'back again on Sunday at 10'
    const amount = match && !isConnecting(match[1]!.split(' ').at(-1)!) && readAmount(match[2]!)
    if (amount) return { label: match[1]!, value: amount.value, text: amount.text }
    return readCount(part.trim())
  })
  // Something must be compared, and 'April 15, June 15' are days.
  const isDay = (point: ChartPoint | undefined) =>
    point && months.test(point.label) && /^\d{1,2}$/.test(point.text) && point.value <= 31
  if (points.every((point) => point?.value === 1) || points.every(isDay)) return undefined
  return points.every((point) => point !== undefined) ? points : undefined
}

/** '214 tyres', 'one piano'. */
function readCount(part: string): ChartPoint | undefined {
  const match = /^(\d[\d.,]*|one|an?|eine?|une?|una) (\p{L}[\p{L}’-]*(?: \p{L}[\p{L}’-]*)?)$/iu.exec(part)
  if (!match || isUnit(match[2]!)) return undefined
  const [, text = '', label = ''] = match
  return { label, value: /\d/.test(text) ? parseNumber(text).value : 1, text }
}
