/** New samples per block; a transform covers two blocks. */
export const blockLength = 1024

const half = blockLength / 2

/**
 * The MDCT of AAC (ISO/IEC 14496-3, 4.6.11) over two consecutive blocks with a sine window: folded to half
 * its length, then computed by a complex FFT of a quarter.
 */
export function createMdct() {
  const window = Float64Array.from({ length: blockLength * 2 }, (_, n) =>
    Math.sin((Math.PI / (blockLength * 2)) * (n + 0.5)),
  )
  const turn = Float64Array.from({ length: half }, (_, n) => (-Math.PI * (8 * n + 1)) / (8 * blockLength))
  const [cosine, sine] = [turn.map(Math.cos), turn.map(Math.sin)]
  const transform = createFourier(half)
  const folded = new Float64Array(blockLength)
  const [real, imaginary] = [new Float64Array(half), new Float64Array(half)]

  return (before: Float64Array, block: Float64Array, coefficients: Float64Array) => {
    for (let n = 0; n < half; n++) {
      const late = half - 1 - n
      const later = half + n
      folded[n] = -block[late]! * window[blockLength + late]! - block[later]! * window[blockLength + later]!
      const mirrored = blockLength - 1 - n
      folded[half + n] = before[n]! * window[n]! - before[mirrored]! * window[mirrored]!
    }
    for (let n = 0; n < half; n++) {
      const even = folded[2 * n]!
      const odd = folded[blockLength - 1 - 2 * n]!
      real[n] = even * cosine[n]! - odd * sine[n]!
      imaginary[n] = even * sine[n]! + odd * cosine[n]!
    }
    transform(real, imaginary)
    for (let k = 0; k < half; k++) {
      coefficients[2 * k] = 2 * (real[k]! * cosine[k]! - imaginary[k]! * sine[k]!)
      coefficients[blockLength - 1 - 2 * k] = -2 * (real[k]! * sine[k]! + imaginary[k]! * cosine[k]!)
    }
  }
}

/** In place; the length is a power of two. */
function createFourier(length: number) {
  const angle = Float64Array.from({ length: length / 2 }, (_, n) => (-2 * Math.PI * n) / length)
  const [cosine, sine] = [angle.map(Math.cos), angle.map(Math.sin)]
  // Each index with its bits reversed.
  const mirrored = new Uint16Array(length)
  for (let n = 1; n < length; n++) mirrored[n] = (mirrored[n >> 1]! >> 1) | (n & 1 ? length / 2 : 0)

  return (real: Float64Array, imaginary: Float64Array) => {
    for (let n = 0; n < length; n++) {
      const other = mirrored[n]!
      if (other > n) {
        swap(real, n, other)
        swap(imaginary, n, other)
      }
    }
    for (let span = 1; span < length; span *= 2) {
      const step = length / (span * 2)
      for (let start = 0; start < length; start += span * 2)
        for (let n = 0; n < span; n++) {
          const low = start + n
          const high = low + span
          const c = cosine[n * step]!
          const s = sine[n * step]!
          const r = real[high]! * c - imaginary[high]! * s
          const i = real[high]! * s + imaginary[high]! * c
          real[high] = real[low]! - r
          imaginary[high] = imaginary[low]! - i
          real[low]! += r
          imaginary[low]! += i
        }
    }
  }
}

function swap(values: Float64Array, one: number, other: number) {
  const kept = values[one]!
  values[one] = values[other]!
  values[other] = kept
}
