import { toDecibels, type Stereo } from './stereo.ts'

const phases = 4
const taps = 16
const kernels = Array.from({ length: phases }, (_, phase) => createKernel(phase / phases))

/** The highest level between the samples in dBTP: four times oversampled, as BS.1770 asks. */
export const measureTruePeak = ({ left, right }: Stereo): number =>
  toDecibels(Math.max(peakOf(left), peakOf(right)))

function peakOf(samples: Float32Array): number {
  let peak = 0
  for (let n = 0; n < samples.length; n++) peak = Math.max(peak, peakNear(samples, n, peak))
  return peak
}

/**
 * The highest level from this sample to the next. Answers with the sample itself where the curve cannot exceed
 * `floor`, which skips most of the work.
 */
export function peakNear(samples: Float32Array, at: number, floor: number): number {
  const here = Math.abs(samples[at]!)
  if (Math.max(here, Math.abs(samples[at + 1] ?? 0)) * 2 < floor) return here
  let peak = here
  for (let phase = 1; phase < phases; phase++) {
    const kernel = kernels[phase]!
    let sum = 0
    for (let tap = 0; tap < taps; tap++) sum += kernel[tap]! * (samples[at + tap - taps / 2 + 1] ?? 0)
    peak = Math.max(peak, Math.abs(sum))
  }
  return peak
}

/** A windowed sinc that reads the curve at this fraction after a sample. */
function createKernel(fraction: number): Float64Array {
  const values = Float64Array.from({ length: taps }, (_, tap) => {
    const x = tap - taps / 2 + 1 - fraction
    const window = 0.5 + 0.5 * Math.cos((2 * Math.PI * x) / (taps + 1))
    return x === 0 ? 1 : (Math.sin(Math.PI * x) / (Math.PI * x)) * window
  })
  const sum = values.reduce((whole, value) => whole + value, 0)
  return values.map((value) => value / sum)
}
