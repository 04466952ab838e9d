import type { ScriptToFilm } from '../../contract/video-request.ts'
import { readDirections } from '../../domain/directions/read-directions.ts'
import { splitWords } from '../split-words.ts'

/** One sentence, one entry of a list or one line of code, as it is spoken. */
export type Line = { text: string; form: 'sentence' | 'item' | 'numbered' | 'code' }

export type Source = { prompt: string; script: ScriptToFilm | null }

/** What is said and shown, in order, and the directions that are neither. */
export function readLines({ prompt, script }: Source): { lines: Line[]; directions: readonly string[] } {
  if (!script) {
    // Code keeps its spaces.
    const { text, directions } = /^[ \t]{0,8}(?:```|[$❯]\s)/mu.test(prompt)
      ? { text: prompt, directions: [] }
      : readDirections(prompt)
    const lines = withToldSteps(readText(text))
    return { lines: lines.length > 0 ? lines : [{ text: prompt.trim(), form: 'sentence' }], directions }
  }
  const parts = [script.hook, ...script.script_parts].filter((part) => part.trim() !== '')
  const written = withToldSteps(parts.flatMap(readText))
  const lines = script.hook === '' ? written : withoutRepeatedHook(withoutEchoedHook(written))
  const fallback = script.title || prompt
  return {
    lines: lines.length > 0 ? lines : [{ text: fallback, form: 'sentence' }],
    directions: [],
  }
}

/** If one step needs several sentences or many words, all steps are told, with their numbers. */
function withToldSteps(lines: readonly Line[]): Line[] {
  const isLong = ({ text, form }: Line) =>
    form === 'numbered' ? splitWords(text).length > longestStep : toldStep.test(text)
  if (!lines.some(isLong)) return [...lines]
  let number = 0
  return lines.map((line) => {
    const told = toldStep.exec(line.text)?.[1]
    if (told !== undefined) number = Number(told)
    if (line.form !== 'numbered') return line
    number++
    return { text: `${number}) ${line.text}`, form: 'sentence' }
  })
}

const toldStep = /^(\d{1,2})\)\s/
export const longestStep = 12

/** Of a hook and a next sentence with the same words, the one that says more is the hook. */
function withoutEchoedHook(lines: readonly Line[]): Line[] {
  const [hook, next, ...others] = lines
  if (!hook || !next || next.form !== 'sentence' || hook.form !== 'sentence') return [...lines]
  const said = wordsOf(hook.text)
  const again = wordsOf(next.text)
  if (again.length > 2 && isWithin(again, said)) return [hook, ...others]
  const isEchoed = said.length > 2 && again.length <= longestHook && isWithin(said, again)
  return isEchoed ? [next, ...others] : [...lines]
}

/** A longer sentence would be read too slowly to open a film. */
const longestHook = 16

/** Whether the words come again in the same order, though others may stand between them. */
function isWithin(said: readonly string[], again: readonly string[]): boolean {
  let at = 0
  for (const word of again) if (word === said[at]) at++
  return at === said.length
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * A script may open with a sentence that comes again later, with a lead-in or without. A film that says it twice
 * seems to have nothing to say, so it is only the hook; unless it is all there is, refers to
 * something or is referred to.
 */
function withoutRepeatedHook(lines: readonly Line[]): Line[] {
  const [hook, ...others] = lines
  if (!hook) return []
  const repeats = ({ text, form }: Line) =>
    form === 'sentence' && lettersOf(text.replace(leadIn, '')) === lettersOf(hook.text)
  const at = others.findIndex(repeats)
  const isNeeded =
    at < 0 ||
    others.length < 3 ||
    namesNothing.test(hook.text) ||
    [hook, others[at + 1]].some((line) => line && refersBack.test(line.text))
  return isNeeded ? [...lines] : [hook, ...others.toSpliced(at, 1)]
}

const leadIn = /^\p{L}[^:.!?]{1,40}:\s+/u
/** 'I sewed him into the suit' needs what comes before it. */
const namesNothing = /(?<!\p{L})(?<!of )(?:him|her|them|ihn|ihm|ihnen)(?!\p{L})/iu
const refersBack =
  /^(?:it|its|that|this|these|those|they|their|he|his|she|her|so|because|es|das|dies|seitdem|deshalb|darum)(?!\p{L})|(?<!\p{L})since then(?!\p{L})/iu
const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

function readText(text: string): Line[] {
  const lines: Line[] = []
  let isCode = false
  for (const raw of text.split(/\n/)) {
    if (/^\s*```/.test(raw)) {
      isCode = !isCode
      continue
    }
    if (isCode) {
      if (raw.trim() !== '') lines.push({ text: raw.trimEnd(), form: 'code' })
      continue
    }
    // What changes in a file, below the command that shows it.
    const isChange = /^\s*[+-]\s?\S/.test(raw) && lines.at(-1)?.form === 'code'
    if (isChange) lines.push({ text: raw.trim(), form: 'code' })
    else lines.push(...readLine(raw))
  }
  return lines
}

function readLine(raw: string): Line[] {
  // 'It is the logs. $ journalctl -f'
  const [first = '', ...others] = raw.split(/(?<=[.!?:]\s)(?=\$\s\S)/)
  if (others.length > 0) return [first, ...others].flatMap(readLine)
  const command = /^\s*[$❯]\s+(\S.*)$/u.exec(raw)?.[1]
  if (command !== undefined) {
    const end = command.search(/\s[—–]\s|(?<=[\p{L}\p{N}])\.(?:\s|$)/u)
    const code = end < 0 ? command : command.slice(0, end)
    const rest = end < 0 ? '' : command.slice(end).replace(/^[\s.—–]+/u, '')
    return [{ text: `$ ${code.trim()}`, form: 'code' }, ...(rest === '' ? [] : readLine(rest))]
  }
  const item = /^\s*(?:[-*•–✓✔]|\[[ x]\])\s+(\S.*)$/u.exec(raw)
  if (item) return [{ text: tidy(item[1]!), form: 'item' }]
  const numbered = /^\s*(\d{1,2})[.)]\s+(\S.*)$/.exec(raw)
  if (numbered) {
    const [said = '', ...more] = splitSentences(tidy(numbered[2]!))
    // A step with several sentences is told, with its number.
    if (more.length === 0) return [{ text: said, form: 'numbered' }]
    return [`${numbered[1]}) ${said}`, ...more].map((text) => ({ text, form: 'sentence' }))
  }
  return (
    readInlineNumbers(raw) ??
    splitSentences(withoutDirections(raw)).map((text) => ({ text, form: 'sentence' }))
  )
}

/** 'My order is: 1. the bank, 2. the bills, 3. the wages.' */
function readInlineNumbers(raw: string): Line[] | undefined {
  const marks = [...raw.matchAll(/(?<=^|\s)(\d{1,2})[.)]\s(?=\p{L})/gu)]
  if (marks.length < 3 || marks.some(([, number], index) => Number(number) !== index + 1)) return undefined
  const parts = marks.map(({ 0: mark, index }, place) =>
    raw.slice(index + mark.length, marks[place + 1]?.index),
  )
  const last = parts.pop()!
  const end = last.search(/(?<=[.!?])\s/)
  const [ending, rest] = end < 0 ? [last, ''] : [last.slice(0, end), last.slice(end)]
  const items = [...parts, ending].map((part) => part.trim().replace(/[,;.]$/, ''))
  return [
    ...readLine(raw.slice(0, marks[0]!.index)),
    ...items.map((text): Line => ({ text, form: 'numbered' })),
    ...readLine(rest),
  ]
}

const tidy = (text: string) => text.trim().replaceAll('**', '')

const speaker = /^\s*(?:hook|intro|outro|cta|call to action|voice-?over|vo|narrator|host|speaker|me)\s*:\s*/i
const label = /^\s*(?:(?:part|scene|section|shot|beat)\s+\d+\s*[:.)–-]\s*)/i
const wholeDirection =
  /^\s*(?:visual|visuals|b-?roll|cut to|cut|camera|show|sfx|music|sound|text on screen|on-?screen(?: text)?|graphic|transition)\s*:/i
const bracketed = /[[({]([^\])}]{1,160})[\])}]/g
const stageWords =
  /^(?:\d+\s*(?:[-–:]|s\b|sec)|cut|show|hold|holds|holding|point|points|pointing|look|looks|looking|smile|pause|beat|zoom|close-?up|camera|pan|tilt|b-?roll|visual|music|sfx|sound|on screen|text|graphic|insert|fade|whisper|laugh|laughs|sigh|shrug|turn|turns|walk|walks|lift|lifts|open|opens|wide shot|voice-?over|overlay|silence|gesture|gestures|nod|nods|drop|drops|hook|intro|outro|cta|end card)/i

/** Removes notes to the speaker and the camera: '[0-3s]', 'Part 1:', '(cut to the oven)'. */
function withoutDirections(text: string): string {
  if (wholeDirection.test(text)) return ''
  const spoken = text.replace(bracketed, (whole, inside: string) =>
    whole.startsWith('[') || whole.startsWith('{') || stageWords.test(inside.trim()) ? ' ' : whole,
  )
  const tidied = tidy(
    spoken
      .replace(label, '')
      .replace(speaker, '')
      .replaceAll(/[ \t]{2,}/g, ' '),
  )
  // French has a space before a mark, so only one that a direction left behind goes, and not where a mark is already:
  // 'Horrible. (pause) ...' would get four dots.
  const joined =
    spoken === text ? tidied : tidied.replaceAll(/(?<![.!?]) ([.,!?;:])/g, '$1').replaceAll(/— —/g, '—')
  // 'My answer: [your answer].' says nothing yet.
  return joined.replaceAll(/[^.!?\s][^.!?]{0,60}:[.!?]/g, '')
}

const abbreviation =
  /(?:^|[\s(])(?:[Mm]rs?|Ms|[Dd]r|[Pp]rof|St|vs|etc|e\.g|i\.e|approx|incl|excl|z\.\s?B|bzw|ca|inkl|zzgl|ggf|evtl|Nr|Sr|Jr|Inc|U\.S|a\.m|p\.m)\.$/u
/** 'J. Smith', but not 'he and I.' or 'always row C.' */
const initial =
  /(?:^|[\s(])(?<!\b(?:and|or|than|as|do|am|can|row|plan|vitamin|option|group|type|class|grade|exit|gate|team|part|section|block|note|key) )\p{Lu}\.$/u

/** 'No. 7', 'Devlog no. 12', 'max. 1,20 m' */
const beforeNumber =
  /(?:^|[\s(])(?:No|Vol|vol|[Ss]éc|[Mm]ax|[Mm]in|[Pp]p?|Abb|Bd|[Nn]úm|[Pp]ág|\p{Lu}\p{L}+ no)\.$/u
/** 'Donnerstag, 16. | Oktober' */
const germanDate =
  /^\s+(?:Jan|Jän|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)(?:uar|ner|ruar|z|il|i|ust|tember|ober|ember)?(?!\p{L})/u
/** 'a las 9 a. | m.' */
const halfDay = /\s[ap]\.$/
/** 'laut 1. BImSchV', 'am 3. Mai' */
const ordinal = /\s(?:laut|nach|der|die|das|den|dem|des|am|im|vom|zum|zur|beim|ab|bis|seit) \d{1,2}\.$/
/** 'Jan. 1', '6. Okt. 2026' */
const month =
  /(?:^|[\s(])(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Jän|Mrz|Okt|Dez|janv|févr|avr|juil|sept|oct|nov|déc|ene|abr|ago|dic)\.$/u

/** '“You look tired. Sit down.”' is one thing that somebody says; behind a number '"' is an inch. */
const shortQuote = /(?<!\d)["“„«][^"“”„«»]{2,140}["”“»]/gu

const enumerator =
  /^(?:one|two|three|four|five|six|first|second|third|eins|zwei|drei|vier|fünf|erstens|zweitens|drittens|un|deux|trois|quatre|uno|dos|tres|cuatro)\.$/i

function splitSentences(line: string): string[] {
  const sentences: string[] = []
  const quotes = [...line.matchAll(shortQuote)].map(({ 0: quote, index }) => ({
    from: index,
    to: index + quote.length,
  }))
  let start = 0
  for (const { 0: space, index } of line.matchAll(
    // 'It was the best thing 🌱 It needs no mowing.'
    /(?<=[.!?…؟۔](?:["'”’)]|[\u00a0\u202f ]?»)?)\s+(?![»\p{Extended_Pictographic}])|(?<=\p{Extended_Pictographic}\uFE0F?)\s+(?=\p{Lu}\p{Ll})|(?<=[。！？])/gu,
  )) {
    const sentence = line.slice(start, index)
    // 'No. Never.' and 'She said no. 12 of us left.' are answers.
    const isNumbered =
      ((beforeNumber.test(sentence) || month.test(sentence)) && /^\s+[\dIVX]/.test(line.slice(index))) ||
      (ordinal.test(sentence) && /^\s+\p{Lu}/u.test(line.slice(index))) ||
      (/\d\.$/.test(sentence) && germanDate.test(line.slice(index))) ||
      (halfDay.test(sentence) && /^\s+m\./.test(line.slice(index)))
    // '1104 E 6th St. Special is birria.', but not 'St. Louis'
    const isStreet = /(?:\d(?:st|nd|rd|th)|\p{Lu}\p{Ll}+) (?:St|Ave|Rd|Blvd)\.$/u.test(sentence)
    // 'One. Shower first.'
    const isEnumerator = enumerator.test(sentence.trim()) && line.slice(index).trim() !== ''
    const isQuoted = quotes.some(({ from, to }) => index > from && index < to)
    if (
      isNumbered ||
      isQuoted ||
      isEnumerator ||
      (abbreviation.test(sentence) && !isStreet) ||
      initial.test(sentence)
    )
      continue
    sentences.push(sentence)
    start = index + space.length
  }
  return [...sentences, line.slice(start)]
    .map((each) => each.trim())
    .filter((each) => /[\p{L}\p{N}\p{So}]/u.test(each))
}
