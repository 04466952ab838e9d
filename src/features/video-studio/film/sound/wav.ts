import type { Mono } from './stereo.ts'

type Wav = { channels: number; rate: number; bits: number; isFloat: boolean; from: number; to: number }

/** Speech in a WAV file as one channel; undefined if it is none, or in a form that is not plain samples. */
export function readWav(bytes: Uint8Array): Mono | undefined {
  const wav = readHeader(bytes)
  if (!wav) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const width = wav.bits / 8
  const frames = countFrames(wav)
  const samples = new Float32Array(frames)
  for (let frame = 0; frame < frames; frame++) {
    let sum = 0
    for (let channel = 0; channel < wav.channels; channel++) {
      const at = wav.from + (frame * wav.channels + channel) * width
      sum += wav.isFloat ? view.getFloat32(at, true) : view.getInt16(at, true) / 32_768
    }
    const value = sum / wav.channels
    samples[frame] = Number.isFinite(value) ? Math.max(-1, Math.min(1, value)) : 0
  }
  return { samples, rate: wav.rate }
}

/** How long a WAV file is, without reading its samples; 0 if it is none that `readWav` reads. */
export function wavSeconds(bytes: Uint8Array): number {
  const wav = readHeader(bytes)
  return wav ? countFrames(wav) / wav.rate : 0
}

const countFrames = ({ from, to, bits, channels }: Wav) => Math.floor((to - from) / ((bits / 8) * channels))

const maxChunks = 64
const rates = { least: 8000, most: 96_000 }

/** Reads the chunks up to the samples. Services that stream announce no length, so the file's end counts then. */
function readHeader(bytes: Uint8Array): Wav | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const nameAt = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))
  if (bytes.length < 44 || nameAt(0) !== 'RIFF' || nameAt(8) !== 'WAVE') return undefined
  let format: Omit<Wav, 'from' | 'to'> | undefined
  for (let at = 12, chunks = 0; at + 8 <= bytes.length && chunks < maxChunks; chunks++) {
    const [name, size, from] = [nameAt(at), view.getUint32(at + 4, true), at + 8]
    if (name === 'data') return format && { ...format, from, to: Math.min(bytes.length, from + size) }
    if (name === 'fmt ')
      format = size >= 16 && from + 16 <= bytes.length ? readFormat(view, from, size) : undefined
    if (name === 'fmt ' && !format) return undefined
    at = from + size + (size % 2)
  }
  return undefined
}

const plainSamples = 1
const floatSamples = 3
const extended = 0xff_fe

function readFormat(view: DataView, at: number, size: number): Omit<Wav, 'from' | 'to'> | undefined {
  const tag = view.getUint16(at, true)
  const hasDetail = tag === extended && size >= 26 && at + 26 <= view.byteLength
  const kind = hasDetail ? view.getUint16(at + 24, true) : tag
  const [channels, rate, bits] = [
    view.getUint16(at + 2, true),
    view.getUint32(at + 4, true),
    view.getUint16(at + 14, true),
  ]
  const isFloat = kind === floatSamples && bits === 32
  if (!isFloat && !(kind === plainSamples && bits === 16)) return undefined
  if (channels < 1 || channels > 2 || rate < rates.least || rate > rates.most) return undefined
  return { channels, rate, bits, isFloat }
}

/** A WAV file of 16 bits. */
export function writeWav({ samples, rate }: Mono): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(44 + samples.length * 2)
  const view = new DataView(bytes.buffer)
  const name = (text: string, at: number) => bytes.set(new TextEncoder().encode(text), at)
  name('RIFF', 0)
  view.setUint32(4, bytes.length - 8, true)
  name('WAVEfmt ', 8)
  view.setUint32(16, 16, true)
  view.setUint16(20, plainSamples, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  name('data', 36)
  view.setUint32(40, samples.length * 2, true)
  for (let n = 0; n < samples.length; n++)
    view.setInt16(44 + n * 2, Math.round(Math.max(-1, Math.min(1, samples[n]!)) * 32_767), true)
  return bytes
}
