import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { AppError } from '#platform/common/errors.ts'
import { createSemaphore } from '#platform/server/semaphore.ts'
import type { CleanRecording } from './clean-recording.ts'

// One at a time, because a recording of two minutes takes 200 ms of a processor. Those that wait are kept in memory.
const inTurn = createSemaphore(1, { maxQueued: 20, maxQueuedPerOwner: 2, refuse: busy })

/** Cleans a recording in another thread, because two minutes of sound would keep every request waiting. */
export async function cleanInThread(
  bytes: Uint8Array,
  uploader: { owner: string; signal: AbortSignal },
): Promise<CleanRecording> {
  return inTurn(() => clean(bytes), uploader).catch((cause: unknown) => {
    const hasLeft = cause === uploader.signal.reason
    throw hasLeft ? new AppError('CANCELLED', 'The upload was canceled.', { cause }) : cause
  })
}

async function clean(bytes: Uint8Array): Promise<CleanRecording> {
  const worker = new Worker(workerModule(), { workerData: bytes, execArgv: [] })
  try {
    // Rejects if the thread fails.
    const [cleaned] = (await once(worker, 'message')) as [CleanRecording]
    return cleaned
  } finally {
    await worker.terminate()
  }
}

// Next to this file: TypeScript in development, bundled in production.
function workerModule(): URL {
  const isSource = import.meta.url.endsWith('.ts')
  return new URL(isSource ? './clean-recording.worker.ts' : './recording-cleaner.js', import.meta.url)
}

function busy() {
  return new AppError('UNAVAILABLE', 'The server is busy. Please try again in a moment.', {
    details: { retryAfterSeconds: 10 },
  })
}
