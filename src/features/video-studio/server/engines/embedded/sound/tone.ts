export type Stereo = readonly [left: Float64Array, right: Float64Array]

const length = 2048

/** One period of a wave, with its first sample repeated at the end. */
type Wave = Float64Array

export const sineWave = createWave([1])
/** A few soft overtones. */
export const softWave = createWave([1, 0.42, 0.22, 0.1, 0.05])

/** `pitch` in cycles per sample, and the volume on each side. */
type Tone = { pitch: number; left: number; right: number }

/** Adds a tone that started at sample 0 to the block that starts at sample `from`. */
export function addTone(
  wave: Wave,
  { pitch, left, right }: Tone,
  from: number,
  envelope: Float64Array,
  [leftSide, rightSide]: Stereo,
) {
  for (let n = 0; n < envelope.length; n++) {
    const level = envelope[n]!
    if (level === 0) continue
    const round = pitch * (from + n)
    const at = (round - Math.floor(round)) * length
    const before = Math.trunc(at)
    const sample = level * (wave[before]! + (wave[before + 1]! - wave[before]!) * (at - before))
    leftSide[n]! += sample * left
    rightSide[n]! += sample * right
  }
}

/** The sum of overtones, normalized to a peak of 1. */
function createWave(overtones: readonly number[]): Wave {
  const wave = Float64Array.from({ length: length + 1 }, (_, n) =>
    overtones.reduce(
      (sum, size, index) => sum + size * Math.sin((2 * Math.PI * n * (index + 1)) / length),
      0,
    ),
  )
  const peak = wave.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  return wave.map((value) => value / peak)
}
