import type { VideoLength } from '../contract/choices.ts'
import type { PartialScript } from '../contract/script.ts'

const wordsPerMinute = 150

/** The speaking time of a text, in seconds. */
export const speakingSeconds = (text: string) => (countWords(text) * 60) / wordsPerMinute

export const countWords = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,:-]*/gu)?.length ?? 0

const bounds: Record<VideoLength, readonly [least: number, most: number]> = {
  '15-30 seconds (Quick hit)': [15, 30],
  '30-60 seconds (Standard)': [30, 60],
  '60-90 seconds (Detailed)': [60, 90],
  '2-3 minutes (Extended)': [120, 180],
  '5+ minutes (Podcast)': [300, 480],
}

export const secondsOf = (length: VideoLength) => bounds[length]

/** The spoken part: the selected hook, or the first one, and every part after it. */
export function scriptSeconds(script: PartialScript, selectedHook: number | null): number {
  const hook = script.hooks[selectedHook ?? 0]?.text ?? ''
  return speakingSeconds([hook, ...script.script_parts].join(' '))
}

/** The length that a free text mentions; the standard one if none. */
export function parseLength(text: string): VideoLength {
  const known = (Object.keys(bounds) as VideoLength[]).find((length) => length === text.trim())
  if (known) return known
  const seconds = readSeconds(text)
  if (seconds === undefined) return '30-60 seconds (Standard)'
  if (seconds <= 30) return '15-30 seconds (Quick hit)'
  if (seconds <= 60) return '30-60 seconds (Standard)'
  if (seconds <= 100) return '60-90 seconds (Detailed)'
  return seconds <= 240 ? '2-3 minutes (Extended)' : '5+ minutes (Podcast)'
}

// Uses the upper end of a range: '30-60 seconds', 'under 45s', '2 to 3 min'.
function readSeconds(text: string): number | undefined {
  const found = /(?<!\d)(\d+(?:[.,]\d+)?)\s*(?:\+\s*)?(s\b|secs?\b|seconds?\b|m\b|mins?\b|minutes?\b)/i.exec(
    text,
  )
  if (!found) return undefined
  const amount = Number((found[1] ?? '').replace(',', '.'))
  return /^s/i.test(found[2] ?? '') ? amount : amount * 60
}
