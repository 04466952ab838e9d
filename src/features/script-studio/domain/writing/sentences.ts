const abbreviations = new Set(
  'dr mr mrs ms prof st vs no nr ca bzw usw etc approx ft inc e.g i.e z.b d.h u.a'.split(' '),
)
const germanMonth =
  /^ (?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)\b/
const openers = '"“„«‘('
const closers = '"”“»’)'

/** Splits into sentences, as typed. Keeps quotations, '2.3' and 'Dr. Ruiz' in one piece. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = []
  for (const line of text.split(/\r?\n/)) {
    let from = 0
    let isQuoting = false
    for (let at = 0; at < line.length; at++) {
      const character = line[at]!
      if (character === '"') isQuoting = !isQuoting
      else if ('“„«'.includes(character) && !isQuoting) isQuoting = true
      else if ('”»'.includes(character) || (character === '“' && isQuoting)) isQuoting = false
      const end = endsSentence(line, at, isQuoting)
      if (end === undefined) continue
      sentences.push(line.slice(from, end).trim())
      from = end
      at = end - 1
    }
    sentences.push(line.slice(from).trim())
  }
  return sentences.filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}

function endsSentence(line: string, at: number, isQuoting: boolean): number | undefined {
  const character = line[at]!
  // A quotation with its own end mark ends the sentence, unless it continues in lower case.
  const isMark = '.!?…'.includes(character) && !isQuoting
  const isClosing = closers.includes(character) && !isQuoting && at > 0 && '.!?…'.includes(line[at - 1]!)
  if (!isMark && !isClosing) return undefined
  let end = at + 1
  while (
    end < line.length &&
    ('.!?…'.includes(line[end]!) || (closers.includes(line[end]!) && line[end] !== '“'))
  )
    end++
  if (end < line.length && line[end] !== ' ') return undefined
  const next = line.slice(end).trimStart()[0]
  if (
    next === undefined ||
    /[\p{Lu}\p{N}\p{Lo}]/u.test(next) ||
    openers.includes(next) ||
    /\p{Emoji}/u.test(next)
  )
    return character === '.' && isAbbreviation(line, at) ? undefined : end
  return undefined
}

function isAbbreviation(line: string, at: number): boolean {
  const from = line.lastIndexOf(' ', at - 1) + 1
  const word = line.slice(from, at).toLowerCase()
  return (
    abbreviations.has(word) ||
    /^\p{L}$/u.test(word) ||
    (/^\d{1,2}$/.test(word) && germanMonth.test(line.slice(at + 1)))
  )
}

/** Normalizes a sentence to one line with an end mark. */
export function finish(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return /[.!?…]["”“»’)]*$/.test(line) ? line : `${dropEnd(line, ',;: –-')}.`
}

/** Strips these characters from the end. A regular expression would backtrack at each of them. */
export function dropEnd(text: string, characters: string): string {
  let end = text.length
  while (end > 0 && characters.includes(text[end - 1]!)) end--
  return text.slice(0, end)
}

/** Without the full stop, for titles and frames. Keeps question and exclamation marks. */
export const unfinish = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/(?<!\.)\.$/, '')

/** Leaves names such as 'iPhone' alone. */
export const capitalize = (text: string) =>
  text.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toUpperCase())

/** Without 'Before:' or 'After:' at the start, for a sentence that stands alone. */
export const dropLabel = (text: string) =>
  capitalize(text.replace(/^(?:before|after|then|now|vorher|nachher|früher|heute|jetzt): ?/i, ''))
