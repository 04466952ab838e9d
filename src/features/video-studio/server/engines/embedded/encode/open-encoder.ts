import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { EncodedSegment, VideoShape } from './encode-segment.ts'
import type { FromEncoder, ToEncoder } from './encoder-messages.ts'

// One is encoded, one is queued, one is drawn.
const framesUnderWay = 3

/** An encoder in its own thread. Accepts a frame only when a buffer is free. */
export function openEncoder(shape: VideoShape) {
  const worker = new Worker(workerModule(), { execArgv: [] })
  const bytes = (shape.width * shape.height * 3) / 2
  const free = Array.from({ length: framesUnderWay }, () => new SharedArrayBuffer(bytes))
  const waiting: ((frame: SharedArrayBuffer) => void)[] = []
  const failed = once(worker, 'error').then(([error]) => {
    throw error
  })
  // The caller that awaits the encoder gets the error; until then it must not count as unhandled.
  failed.catch(() => undefined)
  const tell = (message: ToEncoder) => worker.postMessage(message)
  let settle: ((segment: EncodedSegment) => void) | undefined

  worker.on('message', (message: FromEncoder) => {
    if (message.kind === 'segment') return settle?.(message.segment)
    const next = waiting.shift()
    if (next) next(message.frame)
    else free.push(message.frame)
  })

  return {
    begin: (length: number) => tell({ kind: 'open', shape, length }),
    /** A buffer for the next frame, once one is free. */
    async room(): Promise<SharedArrayBuffer> {
      const frame = free.pop()
      return (
        frame ?? Promise.race([new Promise<SharedArrayBuffer>((resolve) => waiting.push(resolve)), failed])
      )
    },
    add: (frame: SharedArrayBuffer) => tell({ kind: 'frame', frame }),
    async finish(): Promise<EncodedSegment> {
      const segment = new Promise<EncodedSegment>((resolve) => (settle = resolve))
      tell({ kind: 'finish' })
      return Promise.race([segment, failed])
    },
    close: () => worker.terminate(),
  }
}

// Next to this file under the same name: TypeScript in development, bundled in production.
function workerModule(): URL {
  const isSource = import.meta.url.endsWith('.ts')
  return new URL(isSource ? './encoder.worker.ts' : './video-encoder.js', import.meta.url)
}
