import { createStereo, mixRate as rate, type Stereo } from './stereo.ts'
import { peakNear } from './true-peak.ts'

const aheadSeconds = 0.004
const releaseSeconds = 0.08

/** The sound at this gain, turned down for a moment wherever it would exceed the ceiling. */
export function limitPeaks({ left, right }: Stereo, gain: number, ceiling: number): Stereo {
  const length = left.length
  const ahead = Math.round(aheadSeconds * rate)
  const needed = new Float32Array(length)
  const floor = ceiling / gain
  for (let n = 0; n < length; n++) {
    const peak = Math.max(peakNear(left, n, floor), peakNear(right, n, floor)) * gain
    needed[n] = peak > ceiling ? ceiling / peak : 1
  }
  const levels = smooth(lowestWithin(needed, ahead), ahead)
  const result = createStereo(length)
  for (let n = 0; n < length; n++) {
    const level = levels[n]! * gain
    result.left[n] = left[n]! * level
    result.right[n] = right[n]! * level
  }
  return result
}

/** The lowest value from `reach` samples before to `reach` after, by a queue of candidates. */
function lowestWithin(values: Float32Array, reach: number): Float32Array {
  const result = new Float32Array(values.length)
  const queue = new Int32Array(values.length)
  let [head, tail] = [0, 0]
  for (let n = 0; n < values.length + reach; n++) {
    if (n < values.length) {
      while (tail > head && values[queue[tail - 1]!]! >= values[n]!) tail--
      queue[tail++] = n
    }
    const at = n - reach
    if (at < 0) continue
    while (queue[head]! < at - reach) head++
    result[at] = values[queue[head]!]!
  }
  return result
}

/** A slow way up after each dip, and a moving average that lands within the look-ahead. */
function smooth(values: Float32Array, window: number): Float32Array {
  const rise = 1 - Math.exp(-1 / (releaseSeconds * rate))
  const held = new Float32Array(values.length)
  let level = 1
  for (let n = 0; n < values.length; n++) {
    level = Math.min(values[n]!, level + (1 - level) * rise)
    held[n] = level
  }
  const result = new Float32Array(values.length)
  let sum = 0
  for (let n = 0; n < values.length + window; n++) {
    sum += held[Math.min(n, values.length - 1)]!
    if (n >= 2 * window) sum -= held[n - 2 * window]!
    const at = n - window
    if (at >= 0 && at < values.length) result[at] = sum / Math.min(n + 1, 2 * window)
  }
  return result
}
