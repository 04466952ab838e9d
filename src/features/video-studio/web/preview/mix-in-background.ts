import type { Stereo } from '../../film/sound/stereo.ts'
import type { SoundRequest } from './sound.worker.ts'

/** The music and voice of a film, mixed without holding up the page. Rejects as soon as it is canceled. */
export function mixInBackground(request: SoundRequest, signal: AbortSignal): Promise<Stereo | undefined> {
  const { film, narration } = request
  if (!film.sound && !narration) return Promise.resolve(undefined)
  const worker = new Worker(new URL('./sound.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Stereo | undefined>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Stereo | undefined>) => resolve(data))
    worker.addEventListener('error', () => reject(new Error('The sound could not be made')))
    signal.addEventListener('abort', () => reject(signal.reason as Error))
    worker.postMessage(request)
  }).finally(() => worker.terminate())
}
