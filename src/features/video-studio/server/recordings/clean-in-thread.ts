import { AppError } from '#platform/common/errors.ts'
import { runInThread } from '#platform/server/run-in-thread.ts'
import { createSemaphore } from '#platform/server/semaphore.ts'
import { siblingModule } from '#platform/server/sibling-module.ts'
import type { CleanRecording } from './clean-recording.ts'

const cleaner = siblingModule(import.meta.url, './clean-recording.worker.ts', './recording-cleaner.js')

// One at a time, because a recording of two minutes takes 200 ms of a processor. Those that wait are kept in memory.
const inTurn = createSemaphore(1, { maxQueued: 20, maxQueuedPerOwner: 2, refuse: busy })

/** Cleans a recording in another thread, because two minutes of sound would keep every request waiting. */
export async function cleanInThread(
  bytes: Uint8Array,
  uploader: { owner: string; signal: AbortSignal },
): Promise<CleanRecording> {
  return inTurn(() => runInThread<CleanRecording>(cleaner, bytes), uploader).catch((cause: unknown) => {
    const hasLeft = cause === uploader.signal.reason
    throw hasLeft ? new AppError('CANCELLED', 'The upload was canceled.', { cause }) : cause
  })
}

function busy() {
  return new AppError('UNAVAILABLE', 'The server is busy. Please try again in a moment.', {
    details: { retryAfterSeconds: 10 },
  })
}
