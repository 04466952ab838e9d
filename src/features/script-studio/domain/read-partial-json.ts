/**
 * What can be known of a JSON text that is still arriving: of a list the elements that are complete, of an object the
 * values that are complete or that are lists and objects themselves. Anything else around the first `{` is passed over.
 */
export function readPartialJson(text: string): unknown {
  const start = text.indexOf('{', endOfThinking(text))
  return start < 0 ? undefined : readValue({ text, at: start }).value
}

/** The JSON object of a finished reply, with or without a code fence or words around it; undefined when there is none. */
export function readWholeJson(text: string): unknown {
  const from = text.indexOf('{', endOfThinking(text))
  const to = text.lastIndexOf('}')
  if (from < 0 || to < from) return undefined
  try {
    return JSON.parse(text.slice(from, to + 1)) as unknown
  } catch {
    return undefined
  }
}

// Some models that run at home write down what they think before they answer.
function endOfThinking(text: string): number {
  if (!/^\s*<think>/.test(text)) return 0
  const end = text.indexOf('</think>')
  return end < 0 ? text.length : end
}

type Reader = { text: string; at: number }
type Read = { value: unknown; isComplete: boolean }

const nothing: Read = { value: undefined, isComplete: false }

function readValue(reader: Reader): Read {
  skipSpace(reader)
  switch (reader.text[reader.at] ?? '') {
    case '{':
      return readObject(reader)
    case '[':
      return readList(reader)
    case '"':
      return readString(reader)
    default:
      return readWord(reader)
  }
}

function readObject(reader: Reader): Read {
  const value: Record<string, unknown> = {}
  reader.at++
  for (;;) {
    skipSpace(reader)
    if (reader.text[reader.at] === '}') return close(reader, value)
    const key = readString(reader)
    skipSpace(reader)
    if (!key.isComplete || reader.text[reader.at] !== ':') return { value, isComplete: false }
    reader.at++
    const entry = readValue(reader)
    if (entry.isComplete || (typeof entry.value === 'object' && entry.value !== null))
      Object.defineProperty(value, String(key.value), { value: entry.value, enumerable: true })
    if (!entry.isComplete || !continues(reader, '}')) return { value, isComplete: false }
  }
}

function readList(reader: Reader): Read {
  const value: unknown[] = []
  reader.at++
  for (;;) {
    skipSpace(reader)
    if (reader.text[reader.at] === ']') return close(reader, value)
    const entry = readValue(reader)
    if (entry.isComplete) value.push(entry.value)
    if (!entry.isComplete || !continues(reader, ']')) return { value, isComplete: false }
  }
}

function continues(reader: Reader, end: string): boolean {
  skipSpace(reader)
  const next = reader.text[reader.at]
  if (next === ',') reader.at++
  return next === ',' || next === end
}

function close<Value>(reader: Reader, value: Value): Read {
  reader.at++
  return { value, isComplete: true }
}

function readString(reader: Reader): Read {
  const { text, at } = reader
  if (text[at] !== '"') return nothing
  let end = at + 1
  while (end < text.length && text[end] !== '"') end += text[end] === '\\' ? 2 : 1
  if (end >= text.length) return nothing
  reader.at = end + 1
  return parse(text.slice(at, end + 1))
}

// Complete only when something follows it: 12 may become 123.
function readWord(reader: Reader): Read {
  const { text, at } = reader
  let end = at
  while (end < text.length && /[\w.+-]/.test(text[end] ?? '')) end++
  if (end === at || end >= text.length) return nothing
  reader.at = end
  return parse(text.slice(at, end))
}

function parse(json: string): Read {
  try {
    return { value: JSON.parse(json) as unknown, isComplete: true }
  } catch {
    return nothing
  }
}

function skipSpace(reader: Reader) {
  while (/\s/.test(reader.text[reader.at] ?? '')) reader.at++
}
