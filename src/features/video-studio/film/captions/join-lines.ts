import { resample } from '../sound/resample.ts'
import type { Mono } from '../sound/stereo.ts'
import { findSpeech, trimSilence } from './find-pauses.ts'
import type { SpokenLine } from './spoken.ts'
import { timeWords } from './time-words.ts'

/** Speech that starts with the film, and when its words are said. */
export type Narration = { voice: Mono; lines: readonly SpokenLine[] }

/** One line and its own sound. */
export type SpokenPart = { voice: Mono; line: SpokenLine }

const leadSeconds = 0.25
const gapSeconds = 0.28
const tailSeconds = 0.45

/** Lines that were spoken one by one, after each other with a short pause between them. */
export function joinParts(parts: readonly SpokenPart[]): Narration | undefined {
  const [first] = parts
  if (!first) return undefined
  const { rate } = first.voice
  const lines: SpokenLine[] = []
  const sounds: { samples: Float32Array; at: number }[] = []
  let end = leadSeconds
  for (const { voice, line } of parts) {
    const samples = resample(voice, rate)
    // Silence at the start of its sound is part of the pause.
    const shift = end - line.start
    sounds.push({ samples, at: Math.round(shift * rate) })
    lines.push(moveLine(line, shift))
    end = line.end + shift + gapSeconds
  }
  const whole = new Float32Array(Math.ceil((end - gapSeconds + tailSeconds) * rate))
  for (const { samples, at } of sounds)
    for (let n = Math.max(0, -at); n < samples.length && at + n < whole.length; n++)
      whole[at + n]! += samples[n]!
  return { voice: { samples: whole, rate }, lines }
}

/** Recordings after each other, with a pause that is found again. */
export function joinVoices(voices: readonly Mono[]): Mono {
  const rate = voices[0]?.rate ?? 16_000
  const pause = new Float32Array(Math.round(0.6 * rate))
  const parts = voices.flatMap((voice, index): Float32Array[] =>
    index === 0 ? [resample(voice, rate)] : [pause, resample(voice, rate)],
  )
  const samples = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    samples.set(part, at)
    at += part.length
  }
  return { samples, rate }
}

/** The sound of one line, with its words timed by pauses and syllables; undefined if nothing is heard in it. */
export function partOf(voice: Mono, text: string): SpokenPart | undefined {
  const trimmed = trimSilence(voice, 0.05)
  const speech = findSpeech(trimmed)
  const line = timeWords(text, speech)
  return line.words.length > 0 ? { voice: trimmed, line } : undefined
}

function moveLine(line: SpokenLine, shift: number): SpokenLine {
  const move = <Timed extends { start: number; end: number }>(timed: Timed) => ({
    ...timed,
    start: timed.start + shift,
    end: timed.end + shift,
  })
  return { ...move(line), words: line.words.map(move) }
}
