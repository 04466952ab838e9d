import { AppError } from '#platform/common/errors.ts'
import { askChild, childModule } from '../child-process.ts'
import { createSemaphore } from '../semaphore.ts'
import type { PictureType, ReencodeTask } from './reencode-messages.ts'

// Larger than any display; more would only cost memory and time.
const maxSide = 2560
const maxMs = 60_000
// The largest picture allowed takes about 270 MB, and a progressive JPG about twice that.
const maxMemory = 768 * 1024 * 1024

const encoder = childModule(import.meta.url, './reencode.child.ts', './picture-encoder.js')

// One at a time, because decoding the largest picture takes hundreds of megabytes.
const inTurn = createSemaphore(1)

/**
 * Decodes and re-encodes a picture, so that only pixels remain: no location, device or thumbnail. Returns
 * undefined if it cannot be decoded. Check its size first.
 */
export async function reencodePicture(bytes: Uint8Array, type: PictureType): Promise<Uint8Array | undefined> {
  const task: ReencodeTask = { bytes, type, maxSide, maxMemory }
  const encoded = await inTurn(() => askChild<{ bytes: Uint8Array }>(encoder, task, maxMs))
  if (encoded === 'late')
    throw new AppError('UNAVAILABLE', 'The server is busy. Please try again in a moment.')
  return encoded === 'failed' ? undefined : encoded.bytes
}
