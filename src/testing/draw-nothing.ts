import { Readable } from 'node:stream'
import type { VideoEngines } from '#features/video-studio/server/engines/create-engine.ts'
import { sampleVideoBytes } from './video-service.ts'

/** Replaces the drawing of films, for tests of what happens before it: each film is ready and looks the same. */
export function drawNothing({ embedded }: VideoEngines) {
  const notes = new Map<string, string[]>()
  embedded.start = (order) => {
    notes.set(order.claim, order.notes)
    return Promise.resolve(order.claim)
  }
  embedded.status = () => Promise.resolve({ state: 'ready' })
  embedded.result = (reference) =>
    Promise.resolve({
      video: Readable.from([sampleVideoBytes]),
      poster: null,
      notes: notes.get(reference) ?? [],
      dispose: () => Promise.resolve(),
    })
}
