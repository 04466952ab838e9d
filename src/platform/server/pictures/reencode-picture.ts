import { AppError } from '#platform/common/errors.ts'
import { askChild } from '../child-process.ts'
import { siblingModule } from '../sibling-module.ts'
import { createSemaphore } from '../semaphore.ts'
import type { PictureType, ReencodeTask } from './reencode-messages.ts'

// Larger than any display; more would only cost memory and time.
const maxSide = 2560
const maxMs = 60_000
// The largest picture allowed takes about 270 MB, and a progressive JPG about twice that.
const maxMemory = 768 * 1024 * 1024

const encoder = siblingModule(import.meta.url, './reencode.child.ts', './picture-encoder.js')

// One at a time, because decoding the largest picture takes hundreds of megabytes. Those that wait are kept in
// memory, so they are few, and one person cannot take all the places.
const inTurn = createSemaphore(1, { maxQueued: 20, maxQueuedPerOwner: 2, refuse: busy })

/** Who waits for the picture, and whether they still do. */
export type Uploader = { owner: string; signal: AbortSignal }

/**
 * Decodes and re-encodes a picture, so that only pixels remain: no location, device or thumbnail. Returns
 * undefined if it cannot be decoded. Check its size first.
 */
export async function reencodePicture(
  bytes: Uint8Array,
  type: PictureType,
  uploader: Uploader,
): Promise<Uint8Array | undefined> {
  const task: ReencodeTask = { bytes, type, maxSide, maxMemory }
  const encode = () => askChild<{ bytes: Uint8Array }>(encoder, task, maxMs)
  const encoded = await inTurn(encode, uploader).catch((cause: unknown) => {
    const hasLeft = cause === uploader.signal.reason
    throw hasLeft ? new AppError('CANCELLED', 'The upload was canceled.', { cause }) : cause
  })
  if (encoded === 'late') throw busy()
  return encoded === 'failed' ? undefined : encoded.bytes
}

function busy() {
  return new AppError('UNAVAILABLE', 'The server is busy. Please try again in a moment.', {
    details: { retryAfterSeconds: 10 },
  })
}
