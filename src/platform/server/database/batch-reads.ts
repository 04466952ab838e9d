type Waiting<Key, Found> = {
  key: Key
  resolve: (found: Found) => void
  reject: (reason: unknown) => void
}

/**
 * Reads what is asked for in the same turn of the event loop with one statement. `read` returns results in the
 * order of its keys. No read waits for the one before, which may be stuck.
 */
export function batchReads<Key, Found>(read: (keys: Key[]) => Promise<Found[]>) {
  let waiting: Waiting<Key, Found>[] = []

  return (key: Key): Promise<Found> =>
    new Promise((resolve, reject) => {
      if (waiting.push({ key, resolve, reject }) === 1) setImmediate(() => void readAll())
    })

  async function readAll() {
    const batch = waiting
    waiting = []
    try {
      const found = await read(batch.map(({ key }) => key))
      for (const [index, { resolve }] of batch.entries()) resolve(found[index] as Found)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }
}
