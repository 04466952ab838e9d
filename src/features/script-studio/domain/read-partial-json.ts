import { parseJson } from '#platform/common/parse-json.ts'

/**
 * The complete parts of a JSON object that is still arriving: a list shows complete elements only, so that
 * half a line is never shown or stored. The AI SDK's `parsePartialJson` completes a partial string and cannot
 * tell it from a whole one.
 */
export function readPartialJson(text: string): unknown {
  const start = text.indexOf('{', endOfThinking(text))
  return start < 0 ? undefined : parseJson(closeAfterLastValue(text.slice(start)))
}

/**
 * The JSON object of a finished reply, with or without a code fence or surrounding text; undefined if there
 * is none.
 */
export function readWholeJson(text: string): unknown {
  const from = text.indexOf('{', endOfThinking(text))
  const to = text.lastIndexOf('}')
  return from < 0 || to < from ? undefined : parseJson(text.slice(from, to + 1))
}

// Some local models write their reasoning before the reply.
function endOfThinking(text: string): number {
  if (!/^\s*<think>/.test(text)) return 0
  const end = text.indexOf('</think>')
  return end < 0 ? text.length : end
}

// The group is the closing quote of a string, empty while the string is still arriving.
const tokens = /\s+|"(?:[^"\\]|\\.)*("?)|[{}[\],:]|[\w.+-]+/gsy

function closeAfterLastValue(json: string): string {
  const open: string[] = []
  let complete = ''
  let before = ''
  for (const match of json.matchAll(tokens)) {
    const token = match[0]
    if (token.trim() === '') continue
    // A bare token at the end may still grow: 12 may become 123.
    const isBareAtEnd = /[\w.+-]$/.test(token) && match.index + token.length === json.length
    if (match[1] === '' || isBareAtEnd) break
    const isKey = open.at(-1) === '{' && before !== ':'
    before = token
    if (token === '{' || token === '[') open.push(token)
    else if (token === '}' || token === ']') open.pop()
    else if (token === ',' || token === ':' || isKey) continue
    const list = open.indexOf('[')
    const isInsideElement = list >= 0 && list < open.length - 1
    if (isInsideElement) continue
    const closing = open.map((bracket) => (bracket === '{' ? '}' : ']')).reverse()
    complete = json.slice(0, match.index + token.length) + closing.join('')
    if (open.length === 0) break
  }
  return complete
}
