import { Worker } from 'node:worker_threads'

type Options = {
  signal?: AbortSignal
  /** Parts of `data` that are handed over instead of copied. */
  transfer?: ArrayBuffer[]
}

/** Runs a worker module with `data` in another thread, and returns the message that it posts. */
export async function runInThread<Result>(
  module: URL,
  data: unknown,
  { signal, transfer = [] }: Options = {},
): Promise<Result> {
  signal?.throwIfAborted()
  const worker = new Worker(module, { workerData: data, transferList: transfer, execArgv: [] })
  const abort = () => void worker.terminate()
  signal?.addEventListener('abort', abort, { once: true })
  try {
    return await new Promise<Result>((resolve, reject) => {
      worker.on('message', resolve)
      worker.on('messageerror', reject)
      worker.on('error', reject)
      worker.on('exit', () => reject(new Error('The thread ended without a result')))
    })
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  } finally {
    signal?.removeEventListener('abort', abort)
    await worker.terminate()
  }
}
