import type { Mono } from '../sound/stereo.ts'
import type { Span } from './time-words.ts'

const frameSeconds = 0.01
const leastPause = 0.16
const leastSpeech = 0.06

/** The stretches of a recording with speech, in seconds. */
export function findSpeech({ samples, rate }: Mono): Span[] {
  const levels = frameLevels(samples, Math.round(rate * frameSeconds))
  const sorted = levels.toSorted()
  const floor = sorted[Math.floor(sorted.length * 0.1)] ?? -100
  const loud = sorted[Math.floor(sorted.length * 0.95)] ?? -100
  // A recording without silence or without speech has no pauses that could be told apart.
  if (loud < -60) return []
  const threshold = Math.max(Math.min(floor + 12, loud - 12), loud - 38)
  const isVoiced = Array.from(levels, (level) => level > threshold)
  return joinRuns(isVoiced)
}

/** In decibels. */
function frameLevels(samples: Float32Array, length: number): Float32Array {
  return Float32Array.from({ length: Math.floor(samples.length / length) }, (_, frame) => {
    let sum = 0
    for (let n = frame * length; n < (frame + 1) * length; n++) sum += samples[n]! ** 2
    return 10 * Math.log10(sum / length + 1e-10)
  })
}

/** Short gaps belong to the speech around them, and clicks are no speech. */
function joinRuns(isVoiced: readonly boolean[]): Span[] {
  const runs: Span[] = []
  isVoiced.forEach((voiced, frame) => {
    if (!voiced) return
    const start = frame * frameSeconds
    const end = start + frameSeconds
    const last = runs.at(-1)
    if (last && start - last.end < leastPause) last.end = end
    else runs.push({ start, end })
  })
  return runs.filter(({ start, end }) => end - start >= leastSpeech)
}

/** The recording without the silence before and after the speech. */
export function trimSilence(recording: Mono, marginSeconds = 0.15): Mono {
  const speech = findSpeech(recording)
  const [first, last] = [speech[0], speech.at(-1)]
  if (!first || !last) return recording
  const { samples, rate } = recording
  const from = Math.max(0, Math.round((first.start - marginSeconds) * rate))
  const to = Math.min(samples.length, Math.round((last.end + marginSeconds) * rate))
  return { samples: samples.subarray(from, to), rate }
}
