import {
  AudioSample,
  AudioSampleSource,
  BufferTarget,
  CanvasSource,
  Mp4OutputFormat,
  Output,
  Quality,
} from 'mediabunny'
import { cutsOf } from '../../film/cuts.ts'
import { drawFrame } from '../../film/draw-frame.ts'
import { frameCountOf, type Film } from '../../film/film.ts'
import { composeMusic } from '../../film/sound/compose-music.ts'
import { mixSound } from '../../film/sound/mix-sound.ts'
import { mixRate } from '../../film/sound/stereo.ts'
import { contextOf } from './create-layer.ts'
import { loadAssets } from './load-assets.ts'

type Work = {
  film: Film
  photoUrls: readonly string[]
  hasMusic: boolean
  signal: AbortSignal
  onProgress: (percent: number) => void
}

/** Draws and encodes the film in this browser. Rejects with the signal's reason when it is canceled. */
export async function exportFilm({ film, photoUrls, hasMusic, signal, onProgress }: Work): Promise<Blob> {
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
  const sound = hasMusic ? new AudioSampleSource({ codec: 'aac', quality: new Quality('high') }) : undefined
  if (sound) output.addAudioTrack(sound)
  try {
    await output.start()
    const frames = frameCountOf(film)
    await sound?.add(musicOf(film))
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

function musicOf({ style, seconds, scenes, seed }: Film): AudioSample {
  const cuts = cutsOf({ scenes })
  const music = composeMusic({ style, seconds, cuts, seed })
  const { left, right } = mixSound({ seconds, music, voice: null, speech: [] })
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
