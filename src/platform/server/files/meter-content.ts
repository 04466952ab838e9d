import { Readable } from 'node:stream'
import type { FileContent } from './file-store.ts'

/**
 * Counts the bytes on their way into the store, and remembers whether it was the content that failed: its
 * error belongs to the caller, whereas everything else that goes wrong is the store's own fault.
 */
export function meterContent(content: FileContent): MeteredContent {
  const source: AsyncIterable<Uint8Array | string> =
    content instanceof Readable ? content : Readable.from([content])
  const meter: MeteredContent = { size: 0, failure: undefined, chunks: read() }
  return meter

  async function* read() {
    const chunks = source[Symbol.asyncIterator]()
    try {
      for (;;) {
        const next = await chunks.next().catch((error: unknown) => {
          meter.failure = { error }
          throw error
        })
        if (next.done) return
        const chunk = typeof next.value === 'string' ? Buffer.from(next.value) : next.value
        meter.size += chunk.length
        yield chunk
      }
    } finally {
      await chunks.return?.()
    }
  }
}

export type MeteredContent = {
  size: number
  failure: { error: unknown } | undefined
  chunks: AsyncIterable<Uint8Array>
}
