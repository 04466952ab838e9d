import { applyBiquad, type Biquad } from './biquad.ts'
import type { Stereo } from './stereo.ts'

const blockSeconds = 0.4
const stepSeconds = 0.1
const absoluteGate = -70
const relativeGate = -10

/** The integrated loudness in LUFS by ITU-R BS.1770-4; -Infinity for silence. */
export function measureLoudness({ left, right }: Stereo, rate: number): number {
  const powers = blockPowers([weighted(left, rate), weighted(right, rate)], rate)
  const audible = powers.filter((power) => toLufs(power) > absoluteGate)
  if (audible.length === 0) return -Infinity
  const gate = toLufs(mean(audible)) + relativeGate
  return toLufs(mean(audible.filter((power) => toLufs(power) > gate)))
}

/** The sum of both channels' mean squares in overlapping blocks. */
function blockPowers(channels: readonly Float64Array[], rate: number): number[] {
  const step = Math.round(stepSeconds * rate)
  const perBlock = Math.round(blockSeconds / stepSeconds)
  const steps = Math.floor(channels[0]!.length / step)
  const energies = Array.from({ length: steps }, (_, index) => {
    let sum = 0
    for (const channel of channels)
      for (let n = index * step; n < (index + 1) * step; n++) sum += channel[n]! ** 2
    return sum
  })
  return Array.from({ length: Math.max(0, steps - perBlock + 1) }, (_, index) => {
    let sum = 0
    for (let part = 0; part < perBlock; part++) sum += energies[index + part]!
    return sum / (perBlock * step)
  })
}

const toLufs = (power: number) => -0.691 + 10 * Math.log10(power)
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function weighted(channel: Float32Array, rate: number): Float64Array {
  const samples = Float64Array.from(channel)
  applyBiquad(headShelf(rate), samples)
  applyBiquad(lowCut(rate), samples)
  return samples
}

// The two filters of the K weighting, given for 48 kHz in the standard, for any rate.
function headShelf(rate: number): Biquad {
  const k = Math.tan((Math.PI * 1681.974450955533) / rate)
  const q = 0.7071752369554196
  const high = 10 ** (3.999843853973347 / 20)
  const middle = high ** 0.4996667741545416
  const a0 = 1 + k / q + k * k
  return {
    b0: (high + (middle * k) / q + k * k) / a0,
    b1: (2 * (k * k - high)) / a0,
    b2: (high - (middle * k) / q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / q + k * k) / a0,
  }
}

function lowCut(rate: number): Biquad {
  const k = Math.tan((Math.PI * 38.13547087602444) / rate)
  const q = 0.5003270373238773
  const a0 = 1 + k / q + k * k
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0 }
}
