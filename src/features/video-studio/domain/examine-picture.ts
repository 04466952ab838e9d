import { videoLimits } from '../contract/limits.ts'

export type PictureProblem =
  | { ok: false; reason: 'not-a-picture' | 'incomplete' }
  | { ok: false; reason: 'too-large'; width: number; height: number }

type Examined = { ok: true; type: 'image/jpeg' | 'image/png'; width: number; height: number } | PictureProblem

/**
 * Identifies a picture by content and checks that it is complete. Decodes nothing, because a few thousand
 * bytes can claim a picture that fills the memory.
 */
export function examinePicture(bytes: Uint8Array): Examined {
  if (pngSignature.every((byte, at) => bytes[at] === byte))
    return judgeSize('image/png', readPng(viewOf(bytes)))
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff)
    return judgeSize('image/jpeg', readJpeg(bytes))
  return { ok: false, reason: 'not-a-picture' }
}

type Size = { width: number; height: number }
type Read = { size: Size | undefined; isWhole: boolean }

// Too large takes precedence over incomplete, because uploading again would not help.
function judgeSize(type: 'image/jpeg' | 'image/png', { size, isWhole }: Read): Examined {
  if (!size) return { ok: false, reason: isWhole ? 'not-a-picture' : 'incomplete' }
  const { width, height } = size
  const { side, pixels } = videoLimits.seedImage
  if (width === 0 || height === 0) return { ok: false, reason: 'not-a-picture' }
  if (width > side || height > side || width * height > pixels)
    return { ok: false, reason: 'too-large', width, height }
  return isWhole ? { ok: true, type, width, height } : { ok: false, reason: 'incomplete' }
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

// A picture has at most a few thousand parts. A file of ten million would keep the server from other work.
const maxParts = 20_000

const notAPicture: Read = { size: undefined, isWhole: true }

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const chunk = { header: 0x49_48_44_52, end: 0x49_45_4e_44 }

function readPng(view: DataView): Read {
  let size: Size | undefined
  for (let at = 8, parts = 0; at + 12 <= view.byteLength; parts++) {
    if (parts === maxParts) return notAPicture
    const length = view.getUint32(at)
    const kind = view.getUint32(at + 4)
    // The decoder takes the size from the first chunk, so another header could only mislead this check.
    if ((at === 8) !== (kind === chunk.header)) return notAPicture
    if (at + 12 + length > view.byteLength) return { size, isWhole: false }
    if (kind === chunk.header) {
      if (length !== 13) return notAPicture
      size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) }
    }
    if (kind === chunk.end) return { size, isWhole: true }
    at += 12 + length
  }
  return { size, isWhole: false }
}

const marker = { startOfScan: 0xda, endOfImage: 0xd9 }

function readJpeg(bytes: Uint8Array): Read {
  const view = viewOf(bytes)
  let size: Size | undefined
  for (let at = 2, parts = 0; at + 4 <= view.byteLength; parts++) {
    if (parts === maxParts) return notAPicture
    if (view.getUint8(at) !== 0xff) return { size, isWhole: true }
    const code = view.getUint8(at + 1)
    if (code === 0xff) {
      at++
      continue
    }
    if (code === marker.startOfScan) return { size, isWhole: hasEnd(bytes, at) }
    const length = view.getUint16(at + 2)
    // A decoder would continue elsewhere than this check, and find another size.
    if (!hasLength(code) || length < 2 || (size && isFrameHeader(code))) return notAPicture
    if (isFrameHeader(code) && at + 9 <= view.byteLength)
      size = { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    at += 2 + length
  }
  return { size, isWhole: false }
}

// Restart markers and everything below the frame headers stand alone, or are none at all.
const hasLength = (code: number) => code >= 0xc0 && !(code >= 0xd0 && code <= 0xd9)

// C4, C8 and CC are in the range of frame headers but are none.
const isFrameHeader = (code: number) =>
  code >= 0xc0 && code <= 0xcf && code !== 0xc4 && code !== 0xc8 && code !== 0xcc

// Searches after the start of the scan, because an embedded thumbnail has its own end marker.
function hasEnd(bytes: Uint8Array, scan: number): boolean {
  let at = bytes.length
  for (let tries = 0; tries < maxParts; tries++) {
    at = bytes.lastIndexOf(marker.endOfImage, at - 1)
    if (at <= scan + 1) return false
    if (bytes[at - 1] === 0xff) return true
  }
  return false
}
