import { videoLimits } from '../contract/limits.ts'
import { videoMessages } from '../contract/messages.ts'
import { describePictureProblem } from '../domain/describe-picture-problem.ts'
import { examinePicture } from '../domain/examine-picture.ts'

export type ReadPicture = { ok: true; dataUrl: string } | { ok: false; problem: string }

/** Judges a chosen file as the server will, by its content, so that a wrong one is named before it travels. */
export async function readPicture(file: File): Promise<ReadPicture> {
  if (file.size > videoLimits.seedImage.bytes) return { ok: false, problem: videoMessages.pictureBytes }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const examined = examinePicture(bytes)
    if (!examined.ok) return { ok: false, problem: describePictureProblem(examined) }
    return { ok: true, dataUrl: await asDataUrl(new Blob([bytes], { type: examined.type })) }
  } catch {
    return { ok: false, problem: videoMessages.pictureUnreadable }
  }
}

function asDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')))
    reader.readAsDataURL(blob)
  })
}
