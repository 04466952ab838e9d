import { BufferTarget, CanvasSource, Mp4OutputFormat, Output, Quality } from 'mediabunny'
import { drawFrame } from '../../film/draw-frame.ts'
import { frameCountOf, type Film } from '../../film/film.ts'
import { contextOf, loadAssets } from './load-assets.ts'
import { textOf } from './preview-film.ts'

type Work = { film: Film; signal: AbortSignal; onProgress: (percent: number) => void }

/** Draws and encodes the film in this browser. Rejects with the signal's reason when it is canceled. */
export async function exportFilm({ film, signal, onProgress }: Work): Promise<Blob> {
  const assets = await loadAssets(textOf(film))
  const canvas = new OffscreenCanvas(film.width, film.height)
  const context = contextOf(canvas)
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target })
  const source = new CanvasSource(canvas, { codec: 'avc', quality: new Quality('high'), keyFrameInterval: 2 })
  output.addVideoTrack(source, { frameRate: film.fps })
  try {
    await output.start()
    const frames = frameCountOf(film)
    for (let frame = 0; frame < frames; frame++) {
      signal.throwIfAborted()
      drawFrame(context, film, assets, frame / film.fps)
      // Waits while the encoder is busy, so that frames don't pile up.
      await source.add(frame / film.fps, 1 / film.fps)
      onProgress(Math.round((frame / frames) * 100))
    }
    await output.finalize()
  } catch (error) {
    await output.cancel()
    throw error
  }
  return new Blob([target.buffer!], { type: 'video/mp4' })
}
