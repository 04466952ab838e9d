import { createCanvas, loadImage } from '@napi-rs/canvas'
import { answerParent } from '../child-process.ts'
import type { ReencodeTask } from './reencode-messages.ts'

// One process per picture, so that a malicious file can crash nothing else and the memory is freed
// afterwards.

const quality = 92

const watchMs = 20

answerParent(async ({ bytes, type, maxSide, maxMemory }: ReencodeTask) => {
  // Decoding runs in another thread, so this one can watch it.
  setInterval(() => process.memoryUsage.rss() > maxMemory && process.exit(1), watchMs).unref()
  // Applies the orientation first, because it is removed with the other metadata.
  const image = await loadImage(Buffer.from(bytes))
  const scale = Math.min(1, maxSide / Math.max(image.width, image.height))
  const width = Math.max(1, Math.round(image.width * scale))
  const height = Math.max(1, Math.round(image.height * scale))
  const canvas = createCanvas(width, height)
  canvas.getContext('2d').drawImage(image, 0, 0, width, height)
  return { bytes: await (type === 'image/png' ? canvas.encode('png') : canvas.encode('jpeg', quality)) }
})
