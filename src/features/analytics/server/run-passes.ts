import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#platform/server/database/database.ts'
import { firstPassSize, nextPassSize } from '../domain/pass-size.ts'
import type { rollUp } from './roll-up.store.ts'

/** Runs passes until everything stored before is counted. */
export async function runPasses(database: Database, pass: typeof rollUp): Promise<void> {
  let size = firstPassSize
  for (;;) {
    const { counted, tookMs, isAwaited } = await database.transaction(async (tx, client) => {
      const started = performance.now()
      const counted = await pass(tx, client, size)
      return { counted, tookMs: performance.now() - started, isAwaited: database.pool.waitingCount > 0 }
    })
    if (counted !== 'part') return
    size = nextPassSize(size, tookMs)
    // While requests wait for a connection, two thirds of the time are theirs.
    if (isAwaited) await pause(2 * tookMs)
  }
}
