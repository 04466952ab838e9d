import { isUnreachable } from '../error-causes.ts'

type Waiting<Item, Result> = {
  item: Item
  resolve: (result: Result) => void
  reject: (reason: unknown) => void
}

const maxBatchSize = 200

/**
 * Writes what comes in while a write is under way with the next one, as a single statement. Alone, an item is written at
 * once; under load many share one round trip and one commit. Nobody is answered before the write that holds their item has
 * ended. `write` answers in the order of its items. When the connection is lost, nobody knows whether the batch was written:
 * it is tried again only if writing an item twice `isRepeatable`, which means that it has the effect of writing it once.
 */
export function batchWrites<Item, Result>(
  write: (items: Item[]) => Promise<Result[]>,
  { isRepeatable = false }: { isRepeatable?: boolean } = {},
) {
  let waiting: Waiting<Item, Result>[] = []
  let isWriting = false

  return (item: Item): Promise<Result> =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!isWriting) void writeAll()
    })

  async function writeAll() {
    isWriting = true
    let answer = () => {}
    while (waiting.length > 0) {
      const batch = waiting.slice(0, maxBatchSize)
      waiting = waiting.slice(maxBatchSize)
      const writing = writeBatch(batch)
      // Those of the write before are answered when this one is on its way, so that the database need not wait for it.
      setImmediate(answer)
      answer = await writing
    }
    answer()
    isWriting = false
  }

  /** Promises how to answer all of them. */
  async function writeBatch(batch: Waiting<Item, Result>[]): Promise<() => void> {
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
      const answers = await Promise.all(batch.map((each) => writeBatch([each])))
      return () => {
        for (const answer of answers) answer()
      }
    }
  }
}
