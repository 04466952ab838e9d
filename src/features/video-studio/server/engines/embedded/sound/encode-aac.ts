import { blockLength, createMdct } from './mdct.ts'

export const sampleRate = 48_000

/** The decoder configuration: AAC-LC, 48 kHz, two channels. */
export const aacConfig = {
  codec: 'mp4a.40.2',
  sampleRate,
  numberOfChannels: 2,
  description: Uint8Array.of(0x11, 0x90),
}

/** The band boundaries of a long block at 48 kHz. */
const bands = [
  0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 48, 56, 64, 72, 80, 88, 96, 108, 120, 132, 144, 160, 176, 196, 216,
  240, 264, 292, 320, 352, 384, 416, 448, 480, 512, 544, 576, 608, 640, 672, 704, 736, 768, 800, 832, 864,
  896, 928, 1024,
]

// Four of the 289 code words of code book 11 (ISO/IEC 14496-3, 4.A) are enough if each value of a pair is
// either zero or escaped: neither, the second, the first, both.
const pairWords = [
  { word: 0x0, bits: 4 },
  { word: 0x3_8e, bits: 10 },
  { word: 0x1_c2, bits: 9 },
  { word: 0x4, bits: 5 },
]
const leastWritten = 16
const mostWritten = 8191

// A finer step is inaudible.
const finestScale = 124
// Bits per channel and packet: the limit of a decoder's buffer.
const mostBits = 6144
const fullScale = 32_768

type Channel = { before: Float64Array; coefficients: Float64Array; values: Int32Array; scale: number }

/**
 * A small AAC-LC encoder for sound without transients, such as pads: long blocks only, one step for all
 * bands, no psychoacoustic model. Takes a block of each channel and returns the packet for the previous block
 * and this one.
 */
export function createAacEncoder() {
  const transform = createMdct()
  const writer = createBitWriter(mostBits)
  const channels = [createChannel(), createChannel()]

  return (blocks: readonly [Float64Array, Float64Array]): Uint8Array => {
    channels.forEach((channel, index) => {
      const block = blocks[index]!
      transform(channel.before, block, channel.coefficients)
      channel.before.set(block)
      channel.scale = scaleFor(channel.coefficients)
    })
    for (;;) {
      channels.forEach(quantise)
      writePair()
      if (writer.length <= mostBits * channels.length) return writer.take()
      writer.take()
      for (const channel of channels) channel.scale += 4
    }
  }

  function writePair() {
    const bandCount = Math.max(...channels.map(countBands))
    writer.write(0b001, 3) // channel pair
    writer.write(0, 4)
    writer.write(1, 1) // common window: long, sine-shaped
    writer.write(0, 4)
    writer.write(bandCount, 6)
    writer.write(0, 1) // no prediction
    writer.write(0, 2) // channels coded independently
    for (const channel of channels) writeChannel(channel, bandCount)
    writer.write(0b111, 3)
  }

  function writeChannel({ scale, values }: Channel, bandCount: number) {
    writer.write(scale, 8)
    if (bandCount > 0) {
      writer.write(11, 4) // one section, code book 11
      if (bandCount >= 31) writer.write(31, 5)
      writer.write(bandCount % 31, 5)
      for (let band = 0; band < bandCount; band++) writer.write(0, 1) // all bands have the same scale factor
    }
    writer.write(0, 3) // no pulses, no noise shaping, no gain control
    for (let at = 0; at < bands[bandCount]!; at += 2) writeValues(values[at]!, values[at + 1]!)
  }

  function writeValues(first: number, second: number) {
    const { word, bits } = pairWords[(first === 0 ? 0 : 2) + (second === 0 ? 0 : 1)]!
    writer.write(word, bits)
    if (first !== 0) writer.write(first < 0 ? 1 : 0, 1)
    if (second !== 0) writer.write(second < 0 ? 1 : 0, 1)
    if (first !== 0) writeEscape(Math.abs(first))
    if (second !== 0) writeEscape(Math.abs(second))
  }

  // As many ones as it has bits beyond five, a zero, and the bits below its first.
  function writeEscape(value: number) {
    const below = 31 - Math.clz32(value)
    writer.write((1 << (below - 3)) - 2, below - 3)
    writer.write(value - (1 << below), below)
  }
}

const createChannel = (): Channel => ({
  before: new Float64Array(blockLength),
  coefficients: new Float64Array(blockLength),
  values: new Int32Array(blockLength),
  scale: finestScale,
})

/** The finest step that can still represent the largest value. */
function scaleFor(coefficients: Float64Array): number {
  let largest = 0
  for (const value of coefficients) largest = Math.max(largest, Math.abs(value))
  const step = (largest * fullScale) / (mostWritten - 1) ** (4 / 3)
  return Math.max(finestScale, Math.ceil(100 + 4 * Math.log2(step)))
}

function quantise({ coefficients, values, scale }: Channel) {
  const perStep = fullScale / 2 ** ((scale - 100) / 4)
  for (let at = 0; at < blockLength; at++) {
    const size = Math.abs(coefficients[at]!) * perStep
    const value = Math.floor(Math.sqrt(size * Math.sqrt(size)) + 0.4054)
    const written = value < leastWritten / 2 ? 0 : Math.max(leastWritten, value)
    values[at] = coefficients[at]! < 0 ? -written : written
  }
}

function countBands({ values }: Channel): number {
  const last = values.findLastIndex((value) => value !== 0)
  return bands.findIndex((from) => from > last)
}

/** Bits, the most significant first, as a stream of them is read. */
function createBitWriter(maxBytes: number) {
  const bytes = new Uint8Array(maxBytes)
  let length = 0
  return {
    get length() {
      return length
    },
    write(value: number, bits: number) {
      for (let left = bits; left > 0;) {
        const room = 8 - (length & 7)
        const taken = Math.min(room, left)
        left -= taken
        bytes[length >> 3]! |= ((value >>> left) & ((1 << taken) - 1)) << (room - taken)
        length += taken
      }
    },
    /** What was written so far, filled up to a whole byte; the next write starts a new byte. */
    take(): Uint8Array {
      const taken = bytes.slice(0, Math.ceil(length / 8))
      bytes.fill(0, 0, taken.length)
      length = 0
      return taken
    },
  }
}
