import type { SpokenLine, SpokenWord } from './spoken.ts'

const mostLetters = 42
const leastSeconds = 0.8

type Cue = { start: number; end: number; text: string }

/** SubRip, as most editors and players read it. */
export const writeSrt = (lines: readonly SpokenLine[]): string =>
  cuesOf(lines)
    .map(
      ({ start, end, text }, index) => `${index + 1}\n${clock(start, ',')} --> ${clock(end, ',')}\n${text}\n`,
    )
    .join('\n')

/** WebVTT, as browsers read it. */
export const writeVtt = (lines: readonly SpokenLine[]): string =>
  [
    'WEBVTT\n',
    ...cuesOf(lines).map(
      ({ start, end, text }) => `${clock(start, '.')} --> ${clock(end, '.')}\n${escapeVtt(text)}\n`,
    ),
  ].join('\n')

/** One readable row at a time, never overlapping. */
function cuesOf(lines: readonly SpokenLine[]): Cue[] {
  const rows = lines.flatMap(({ words }) => splitRows(words))
  return rows.map((words, index) => {
    const start = words[0]!.start
    const next = rows[index + 1]?.[0]?.start ?? Infinity
    const end = Math.max(words.at(-1)!.end, start + leastSeconds)
    return { start, end: Math.max(start + 0.001, Math.min(end, next)), text: joinWords(words) }
  })
}

function splitRows(words: readonly SpokenWord[]): SpokenWord[][] {
  const rows: SpokenWord[][] = []
  let length = 0
  for (const word of words) {
    const row = rows.at(-1)
    if (row && length + word.text.length + 1 <= mostLetters) row.push(word)
    else rows.push([word])
    length = (rows.at(-1)!.length === 1 ? 0 : length + 1) + word.text.length
  }
  return rows
}

const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

// Languages without spaces get none.
const joinWords = (words: readonly SpokenWord[]): string =>
  words.reduce((line, { text }) => {
    const isGlued = dense.test(line.slice(-2)) && dense.test(text.charAt(0))
    return line === '' || isGlued ? line + text : `${line} ${text}`
  }, '')

/** 00:00:01,500 */
function clock(seconds: number, point: string): string {
  const whole = Math.round(seconds * 1000)
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const rest = String(whole % 1000).padStart(3, '0')
  return `${two(whole / 3_600_000)}:${two((whole / 60_000) % 60)}:${two((whole / 1000) % 60)}${point}${rest}`
}

const escapeVtt = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
