import { isUnreachable } from '../error-causes.ts'

type Queued<Item, Result> = {
  item: Item
  resolve: (result: Result) => void
  reject: (reason: unknown) => void
}

const maxBatchSize = 200

/**
 * Batches items that arrive in the same turn of the event loop, or during a write, into the next statement: under load
 * many share one round trip and commit. Each promise resolves after its write has ended, and
 * `write` returns results in the order of its items. After a lost connection the batch may or may not be
 * stored, so it is retried only if `isRepeatable`.
 */
export function batchWrites<Item, Result>(
  write: (items: Item[]) => Promise<Result[]>,
  { isRepeatable = false }: { isRepeatable?: boolean } = {},
) {
  let queue: Queued<Item, Result>[] = []
  let isWriting = false

  return (item: Item): Promise<Result> =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject })
      if (isWriting) return
      isWriting = true
      // Only once this turn of the event loop ends: a batch resolves all of its callers in one turn, and their next
      // step would otherwise write the first of them alone and let the others wait for its commit.
      setImmediate(() => void writeAll())
    })

  async function writeAll() {
    let settle = () => {}
    while (queue.length > 0) {
      const batch = queue.slice(0, maxBatchSize)
      queue = queue.slice(maxBatchSize)
      const writing = writeBatch(batch)
      // The previous callers are settled once this write is sent, to keep the database busy.
      setImmediate(settle)
      settle = await writing
    }
    settle()
    isWriting = false
  }

  /** Resolves to a function that settles all callers. */
  async function writeBatch(batch: Queued<Item, Result>[]): Promise<() => void> {
    try {
      const results = await write(batch.map(({ item }) => item))
      return () => {
        for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result)
      }
    } catch (error) {
      // One item that cannot be written must not take the others with it.
      if (batch.length === 1 || (isUnreachable(error) && !isRepeatable))
        return () => {
          for (const { reject } of batch) reject(error)
        }
      const settlers = await Promise.all(batch.map((each) => writeBatch([each])))
      return () => {
        for (const settleOne of settlers) settleOne()
      }
    }
  }
}
