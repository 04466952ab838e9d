import { runInThread } from '#platform/server/run-in-thread.ts'
import { siblingModule } from '#platform/server/sibling-module.ts'
import type { NarratedSounds, SoundsToNarrate } from './narrate-sounds.ts'

const narrator = siblingModule(import.meta.url, './narrate-sounds.worker.ts', './sound-narrator.js')

/** Finds the words in sounds in another thread, because two minutes of sound would keep every request waiting. */
export const narrateInThread = (task: SoundsToNarrate, signal: AbortSignal): Promise<NarratedSounds> =>
  runInThread(narrator, task, signal)
