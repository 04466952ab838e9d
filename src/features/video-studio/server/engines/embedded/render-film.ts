import { setImmediate as breathe } from 'node:timers/promises'
import type { Film } from '../../../domain/film.ts'
import { openStage } from './draw/stage.ts'
import { createI420Converter } from './encode/convert-to-i420.ts'
import { openEncoder } from './encode/open-encoder.ts'
import { openMp4 } from './encode/write-mp4.ts'
import { openSound } from './sound/open-sound.ts'

type Work = {
  film: Film
  picture: Uint8Array | null
  path: string
  onFrame: (drawn: number) => void
}

const segmentSeconds = 2

/** Draws and encodes a film to an MP4 at `path`. Returns its poster and the characters without a font. */
export async function renderFilm({ film, picture, path, onFrame }: Work) {
  const encoder = openEncoder(film)
  try {
    const stage = await openStage(film, picture)
    const toI420 = createI420Converter(film.width, film.height)
    const file = await openMp4(path, film, film.sound ? openSound(film) : undefined)
    const length = film.fps * segmentSeconds
    let segment: Promise<void> = Promise.resolve()
    for (let start = 0; start < film.frames; start += length) {
      const end = Math.min(film.frames, start + length)
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
