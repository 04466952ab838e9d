/** Samples between -1 and 1. */
export type Stereo = { left: Float32Array; right: Float32Array }

/** Speech, as it was recorded or synthesized. */
export type Mono = { samples: Float32Array; rate: number }

/** The rate of everything that is mixed. */
export const mixRate = 48_000

export const createStereo = (length: number): Stereo => ({
  left: new Float32Array(length),
  right: new Float32Array(length),
})

export const toDecibels = (ratio: number) => 20 * Math.log10(Math.max(ratio, 1e-10))
export const fromDecibels = (decibels: number) => 10 ** (decibels / 20)
