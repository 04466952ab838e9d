import { Readable } from 'node:stream'
import type { FileContent } from './file-store.ts'

/**
 * Counts bytes on their way to the store and records whether the content's stream failed: that error belongs
 * to the caller, any other is the store's.
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
