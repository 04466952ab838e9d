import { setImmediate as breathe } from 'node:timers/promises'
import { siblingModule } from '#platform/server/sibling-module.ts'
import { frameCountOf, type Film } from '../../../film/film.ts'
import { openStage } from './open-stage.ts'
import { createI420Converter } from './encode/convert-to-i420.ts'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { EncodedSegment, VideoShape } from './encode/encode-segment.ts'
import type { FromEncoder, ToEncoder } from './render-messages.ts'
import { openMp4 } from './encode/write-mp4.ts'
import type { Narration } from '../../../film/captions/join-lines.ts'
import { makeSound } from '../../../film/sound/make-sound.ts'

const encoderModule = siblingModule(import.meta.url, './encode/encoder.worker.ts', './video-encoder.js')

// One is encoded, one is queued, one is drawn.
const framesUnderWay = 3

/** An encoder in its own thread. Accepts a frame only when a buffer is free. */
function openEncoder(shape: VideoShape) {
  const worker = new Worker(encoderModule, { execArgv: [] })
  const bytes = (shape.width * shape.height * 3) / 2
  const free = Array.from({ length: framesUnderWay }, () => new SharedArrayBuffer(bytes))
  const waiting: ((frame: SharedArrayBuffer) => void)[] = []
  const failed = once(worker, 'error').then(([error]) => {
    throw error
  })
  // The caller that awaits the encoder gets the error; until then it must not count as unhandled.
  failed.catch(() => undefined)
  const tell = (message: ToEncoder) => worker.postMessage(message)
  let settle: ((segment: EncodedSegment) => void) | undefined

  worker.on('message', (message: FromEncoder) => {
    if (message.kind === 'segment') return settle?.(message.segment)
    const next = waiting.shift()
    if (next) next(message.frame)
    else free.push(message.frame)
  })

  return {
    begin: (length: number) => tell({ kind: 'open', shape, length }),
    /** A buffer for the next frame, once one is free. */
    async room(): Promise<SharedArrayBuffer> {
      const frame = free.pop()
      return (
        frame ?? Promise.race([new Promise<SharedArrayBuffer>((resolve) => waiting.push(resolve)), failed])
      )
    },
    add: (frame: SharedArrayBuffer) => tell({ kind: 'frame', frame }),
    async finish(): Promise<EncodedSegment> {
      const segment = new Promise<EncodedSegment>((resolve) => (settle = resolve))
      tell({ kind: 'finish' })
      return Promise.race([segment, failed])
    },
    close: () => worker.terminate(),
  }
}

type Work = {
  film: Film
  photos: readonly Uint8Array[]
  narration?: Narration | null
  path: string
  onFrame: (drawn: number) => void
}

const segmentSeconds = 2

/** Draws and encodes a film to an MP4 at `path`. Returns its poster and the characters without a font. */
export async function renderFilm({ film, photos, narration = null, path, onFrame }: Work) {
  const encoder = openEncoder(film)
  try {
    const stage = await openStage(film, photos)
    const toI420 = createI420Converter(film.width, film.height)
    const frames = frameCountOf(film)
    const file = await openMp4(path, { ...film, frames }, makeSound(film, narration))
    const length = film.fps * segmentSeconds
    let segment: Promise<void> = Promise.resolve()
    for (let start = 0; start < frames; start += length) {
      const end = Math.min(frames, start + length)
      encoder.begin(end - start)
      for (let frame = start; frame < end; frame++) {
        const pixels = stage.draw(frame)
        const room = await encoder.room()
        toI420(pixels, new Uint8Array(room))
        encoder.add(room)
        onFrame(frame + 1)
        // Yields so that the canvas frees memory and a stop signal is received.
        await breathe()
      }
      await segment
      segment = encoder.finish().then((encoded) => file.add(encoded))
      // Awaited after the next segment is drawn; a failure until then is reported there.
      segment.catch(() => {})
    }
    await segment
    await file.finish()
    return { poster: stage.poster(), missing: stage.missing }
  } finally {
    await encoder.close()
  }
}
