import { expect, test } from 'vitest'
import { createAacEncoder } from './encode-aac.ts'
import { blockLength, createMdct } from './mdct.ts'

const size = blockLength * 2
const angle = (n: number, k: number) => ((2 * Math.PI) / size) * (n + (blockLength + 1) / 2) * (k + 0.5)
const windowAt = (n: number) => Math.sin((Math.PI / size) * (n + 0.5))

const tone = (pitch: number, level: number) =>
  Float64Array.from({ length: blockLength * 4 }, (_, n) => level * Math.sin(pitch * n + 1))
const blockOf = (samples: Float64Array, index: number) =>
  samples.slice(index * blockLength, (index + 1) * blockLength)

test('the transform matches the standard', () => {
  const samples = tone(0.31, 1)
  const found = new Float64Array(blockLength)
  createMdct()(blockOf(samples, 0), blockOf(samples, 1), found)
  for (const k of [0, 1, 100, 511, 512, 1023]) {
    let expected = 0
    for (let n = 0; n < size; n++) expected += 2 * windowAt(n) * samples[n]! * Math.cos(angle(n, k))
    expect(found[k]).toBeCloseTo(expected, 6)
  }
})

test('a decoder by the standard recovers what was encoded, on both channels', () => {
  const sides = [tone(0.05, 0.2), tone(0.081, 0.05)] as const
  const encode = createAacEncoder()
  const packets = [0, 1, 2, 3].map((index) => encode([blockOf(sides[0], index), blockOf(sides[1], index)]))
  const [before, after] = packets.slice(2).map(decode)
  sides.forEach((side, index) => {
    const expected = blockOf(side, 2)
    let [signal, error] = [0, 0]
    for (let n = 0; n < blockLength; n++) {
      const found = before![index]![blockLength + n]! + after![index]![n]!
      signal += expected[n]! ** 2
      error += (expected[n]! - found) ** 2
    }
    expect(10 * Math.log10(signal / error)).toBeGreaterThan(40)
  })
})

test("silence is almost free, and the loudest noise fits a decoder's buffer", () => {
  const silence = new Float64Array(blockLength)
  expect(createAacEncoder()([silence, silence]).length).toBeLessThan(10)
  const noise = Float64Array.from({ length: blockLength }, (_, n) => ((n * 7919) % 257) / 128 - 1)
  const encode = createAacEncoder()
  encode([noise, noise])
  expect(encode([noise, noise]).length * 8).toBeLessThanOrEqual(6144 * 2)
})

/** The windowed samples of both channels, before overlap-add. */
function decode(packet: Uint8Array): Float64Array[] {
  let at = 0
  const read = (bits: number) => {
    let value = 0
    for (; bits > 0; bits--, at++) value = value * 2 + ((packet[at >> 3]! >> (7 - (at & 7))) & 1)
    return value
  }
  const readPair = () => {
    if (read(4) === 0) return [0, 0]
    at -= 4
    const flags = [
      [5, 0x4],
      [9, 0x1c2],
      [10, 0x38e],
    ].findIndex(([bits = 0, word]) => {
      const isIt = read(bits) === word
      if (!isIt) at -= bits
      return isIt
    })
    const isThere = [flags < 2, flags !== 1]
    const signs = isThere.map((there) => (there && read(1) === 1 ? -1 : 1))
    return isThere.map((there, index) => (there ? signs[index]! * readEscape() : 0))
  }
  const readEscape = () => {
    let bits = 4
    while (read(1) === 1) bits++
    return 2 ** bits + read(bits)
  }
  expect([read(3), read(4), read(1), read(4)]).toEqual([1, 0, 1, 0])
  const bandCount = read(6)
  expect(read(3)).toBe(0)
  const samples = [0, 1].map(() => {
    const step = 2 ** ((read(8) - 100) / 4)
    expect([read(4), read(5), read(bandCount), read(3)]).toEqual([11, bandCount, 0, 0])
    // Bands up to the eleventh are four wide; then eight.
    const width = bandCount <= 10 ? bandCount * 4 : 40 + (bandCount - 10) * 8
    const values: number[] = []
    while (values.length < width) values.push(...readPair())
    return Float64Array.from({ length: size }, (_, n) => {
      const sum = values.reduce(
        (whole, value, k) =>
          value === 0
            ? whole
            : whole + Math.sign(value) * Math.abs(value) ** (4 / 3) * step * Math.cos(angle(n, k)),
        0,
      )
      return ((2 / size) * windowAt(n) * sum) / 32_768
    })
  })
  expect(read(3)).toBe(0b111)
  return samples
}
