const abbreviations = new Set(
  'dr mr mrs ms prof st vs no nr ca bzw usw etc approx ft inc max min hrs mins sec std sek evtl ggf inkl mio mrd bspw e.g i.e z.b d.h u.a'.split(
    ' ',
  ),
)
const germanMonth =
  /^ (?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)\b/
const germanOrdinal = /(?:^|\s)(?:im|am|vom|zum|beim|der|die|das|den|dem|des|ab|seit dem)\s$/i
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
  return isMark && /\p{Ll}/u.test(next) && endsHastily(line, at) ? end : undefined
}

/** 'hips first. lean into the turn': people who type fast leave out capitals, but '3. lean' is a number. */
function endsHastily(line: string, at: number): boolean {
  const word = /(?:\p{L}{2,30}|\p{L} \d{1,6})$/u.exec(line.slice(Math.max(0, at - 30), at))
  return word !== null && (line[at] !== '.' || !isAbbreviation(line, at)) && line[at] !== '…'
}

function isAbbreviation(line: string, at: number): boolean {
  const from = line.lastIndexOf(' ', at - 1) + 1
  const word = line.slice(from, at).toLowerCase()
  return (
    (abbreviations.has(word) && (word !== 'no' || /^ \d/.test(line.slice(at + 1)))) ||
    /^\p{L}$/u.test(word) ||
    (/^\d{1,2}$/.test(word) &&
      (germanMonth.test(line.slice(at + 1)) || germanOrdinal.test(line.slice(Math.max(0, from - 12), from))))
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

const contractions = new Map(
  'ain aren can couldn didn doesn don hadn hasn haven isn shouldn wasn weren won wouldn'
    .split(' ')
    .map((stem): [string, string] => [`${stem}t`, `${stem}’t`])
    .concat([
      ['thats', 'that’s'],
      ['whats', 'what’s'],
      ['theres', 'there’s'],
      ['hes', 'he’s'],
      ['shes', 'she’s'],
      ['theyre', 'they’re'],
      ['youre', 'you’re'],
      ['ive', 'I’ve'],
      ['youve', 'you’ve'],
      ['weve', 'we’ve'],
      ['im', 'I’m'],
      ['i', 'I'],
    ]),
)

/** 'Its for us' means 'it is', unlike 'its lid'. */
const itsVerb =
  /(?<![\p{L}'’])([Ii])ts(?= (?:an?|the|not|for|in|on|at|like|all|just|been|my|your|our|their|so|too|really|that|what|how|why|when|because|never|always|gone|ok|okay|fine)(?!\p{L}))/gu

/** Adds the apostrophes that English typed in a hurry lacks. Quotations stay as they are. */
export const tidyEnglish = (text: string) =>
  text
    .split(/("[^"]{0,1000}"|“[^“”]{0,1000}”)/)
    .map((piece, at) =>
      at % 2 === 1
        ? piece
        : piece.replaceAll(/(?<![\p{L}\p{N}'’.-])\p{L}{1,8}(?![\p{L}\p{N}'’.-]\p{L})(?!\p{L})/gu, (word) => {
            const whole = contractions.get(word.toLowerCase())
            if (whole === undefined || (word.length > 1 && word === word.toUpperCase())) return word
            return /^\p{Lu}/u.test(word) ? capitalize(whole) : whole
          }),
    )
    .join('')
    .replaceAll(itsVerb, '$1t’s')

/** Without 'Before:' or 'After:' at the start, for a sentence that stands alone. */
export const dropLabel = (text: string) =>
  capitalize(text.replace(/^(?:before|after|then|now|vorher|nachher|früher|heute|jetzt): ?/i, ''))

/** A text to search in and to compare: lower case, straight apostrophes and single spaces. */
export const normalizeText = (text: string) =>
  text.toLowerCase().replaceAll(/[’‘]/g, "'").replaceAll(/\s+/g, ' ')
