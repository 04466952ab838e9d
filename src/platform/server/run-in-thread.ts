import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** Runs a worker module with `data` in another thread, and returns the message that it posts. */
export async function runInThread<Result>(module: URL, data: unknown, signal?: AbortSignal): Promise<Result> {
  const worker = new Worker(module, { workerData: data, execArgv: [] })
  try {
    // Rejects if the thread fails.
    const [result] = (await once(worker, 'message', { signal })) as [Result]
    return result
  } finally {
    await worker.terminate()
  }
}
