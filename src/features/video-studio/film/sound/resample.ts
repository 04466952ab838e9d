import type { Mono } from './stereo.ts'

const halfTaps = 12

/** Speech at another rate, by a windowed sinc. */
export function resample({ samples, rate }: Mono, to: number): Float32Array {
  if (rate === to) return samples
  const ratio = rate / to
  // A lower rate must not contain what it cannot represent.
  const width = Math.max(1, ratio)
  const reach = Math.ceil(halfTaps * width)
  const result = new Float32Array(Math.round(samples.length / ratio))
  for (let n = 0; n < result.length; n++) {
    const centre = n * ratio
    const first = Math.max(0, Math.ceil(centre - reach))
    const last = Math.min(samples.length - 1, Math.floor(centre + reach))
    let sum = 0
    let weights = 0
    for (let at = first; at <= last; at++) {
      const weight = kernel((at - centre) / width)
      sum += samples[at]! * weight
      weights += weight
    }
    result[n] = weights === 0 ? 0 : sum / weights
  }
  return result
}

const perUnit = 256
const table = Float64Array.from({ length: halfTaps * perUnit + 2 }, (_, index) => {
  const x = index / perUnit
  if (x >= halfTaps) return 0
  const window = 0.5 + 0.5 * Math.cos((Math.PI * x) / halfTaps)
  return x === 0 ? 1 : (Math.sin(Math.PI * x) / (Math.PI * x)) * window
})

function kernel(x: number): number {
  const place = Math.abs(x) * perUnit
  const before = Math.trunc(place)
  if (before >= halfTaps * perUnit) return 0
  return table[before]! + (table[before + 1]! - table[before]!) * (place - before)
}
