import { runInThread } from '#platform/server/run-in-thread.ts'
import { siblingModule } from '#platform/server/sibling-module.ts'
import type { NarratedSounds, SoundsToNarrate } from './narrate-sounds.ts'

const narrator = siblingModule(import.meta.url, './narrate-sounds.worker.ts', './sound-narrator.js')

/**
 * Finds the words in sounds in another thread, because two minutes of sound would keep every request waiting. The
 * sounds are handed over, so that they aren't in memory twice: afterwards they are empty here.
 */
export function narrateInThread(task: SoundsToNarrate, signal: AbortSignal): Promise<NarratedSounds> {
  const buffers = task.sounds.filter(isWholeBuffer).map(({ buffer }) => buffer as ArrayBuffer)
  return runInThread(narrator, task, { signal, transfer: [...new Set(buffers)] })
}

const isWholeBuffer = ({ buffer, byteLength }: Uint8Array) => buffer.byteLength === byteLength
