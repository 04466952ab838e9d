import {
  AudioSample,
  AudioSampleSource,
  BufferTarget,
  CanvasSource,
  Mp4OutputFormat,
  Output,
  Quality,
} from 'mediabunny'
import { drawFrame } from '../../film/draw-frame.ts'
import { frameCountOf, type Film } from '../../film/film.ts'
import type { Narration } from '../../film/captions/join-lines.ts'
import { mixRate, type Stereo } from '../../film/sound/stereo.ts'
import { contextOf } from './create-layer.ts'
import { loadAssets } from './load-assets.ts'
import { mixInBackground } from './mix-in-background.ts'

type Work = {
  film: Film
  photoUrls: readonly string[]
  narration: Narration | null
  signal: AbortSignal
  onProgress: (percent: number) => void
}

/** Draws and encodes the film in this browser. Rejects with the signal's reason when it is canceled. */
export async function exportFilm({ film, photoUrls, narration, signal, onProgress }: Work): Promise<Blob> {
  const assets = await loadAssets({ film, photoUrls })
  const canvas = new OffscreenCanvas(film.width, film.height)
  const context = contextOf(canvas)
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target })
  const pictures = new CanvasSource(canvas, {
    codec: 'avc',
    quality: new Quality('high'),
    keyFrameInterval: 2,
  })
  output.addVideoTrack(pictures, { frameRate: film.fps })
  const mix = await mixInBackground({ film, narration }, signal)
  const sound = mix && new AudioSampleSource({ codec: 'aac', quality: new Quality('high') })
  if (sound) output.addAudioTrack(sound)
  try {
    await output.start()
    const frames = frameCountOf(film)
    if (mix) await sound?.add(sampleOf(mix))
    for (let frame = 0; frame < frames; frame++) {
      signal.throwIfAborted()
      drawFrame(context, film, assets, frame / film.fps)
      // Waits while the encoder is busy, so that frames don't pile up.
      await pictures.add(frame / film.fps, 1 / film.fps)
      onProgress(Math.round((frame / frames) * 100))
    }
    await output.finalize()
  } catch (error) {
    await output.cancel()
    throw error
  }
  return new Blob([target.buffer!], { type: 'video/mp4' })
}

function sampleOf({ left, right }: Stereo): AudioSample {
  const data = new Float32Array(left.length + right.length)
  data.set(left)
  data.set(right, left.length)
  return new AudioSample({
    data,
    format: 'f32-planar',
    numberOfChannels: 2,
    sampleRate: mixRate,
    timestamp: 0,
  })
}
