/** A second-order filter, normalized to a leading denominator of 1. */
export type Biquad = { b0: number; b1: number; b2: number; a1: number; a2: number }

/** Applies a filter in place. */
export function applyBiquad({ b0, b1, b2, a1, a2 }: Biquad, samples: Float64Array | Float32Array) {
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  for (let n = 0; n < samples.length; n++) {
    const x = samples[n]!
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
    samples[n] = y
  }
}

// The cookbook formulas of Robert Bristow-Johnson.
export const lowPass = (hertz: number, rate: number, q = Math.SQRT1_2): Biquad => {
  const { cosine, alpha } = prepare(hertz, rate, q)
  return normalize((1 - cosine) / 2, 1 - cosine, (1 - cosine) / 2, { cosine, alpha })
}

export const highPass = (hertz: number, rate: number, q = Math.SQRT1_2): Biquad => {
  const { cosine, alpha } = prepare(hertz, rate, q)
  return normalize((1 + cosine) / 2, -(1 + cosine), (1 + cosine) / 2, { cosine, alpha })
}

export const bandPass = (hertz: number, rate: number, q: number): Biquad => {
  const { cosine, alpha } = prepare(hertz, rate, q)
  return normalize(alpha, 0, -alpha, { cosine, alpha })
}

function prepare(hertz: number, rate: number, q: number) {
  const angle = (2 * Math.PI * hertz) / rate
  return { cosine: Math.cos(angle), alpha: Math.sin(angle) / (2 * q) }
}

function normalize(
  b0: number,
  b1: number,
  b2: number,
  { cosine, alpha }: { cosine: number; alpha: number },
): Biquad {
  const a0 = 1 + alpha
  return { b0: b0 / a0, b1: b1 / a0, b2: b2 / a0, a1: (-2 * cosine) / a0, a2: (1 - alpha) / a0 }
}
