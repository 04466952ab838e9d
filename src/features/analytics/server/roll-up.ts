import type { Database } from '#platform/server/database/database.ts'
import type { Log } from '#platform/server/log.ts'
import { rollUp } from './roll-up.store.ts'

export type RollUp = ReturnType<typeof createRollUp>

const delayMs = 1000

/**
 * Counts stored events: a second after the first one that is not counted yet, and before each report. No
 * state is lost with the process, because the next pass of any process counts what this one stored.
 */
export function createRollUp(database: Database, log: Log) {
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  /** Resolves when everything stored before the call is counted, or could not be. */
  function now(): Promise<void> {
    if (!running) return start()
    // The running pass may have missed the newest events; all callers share the one after it.
    next ??= running.then(() => {
      next = undefined
      return start()
    })
    return next
  }

  function start(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    running = run().finally(() => (running = undefined))
    return running
  }

  async function run() {
    try {
      // Between two passes others can use the connection.
      while ((await database.transaction(rollUp)) === 'part');
    } catch (error) {
      // Nothing is lost: the next pass counts the same events.
      log.warn({ err: error }, 'The analytics roll-up failed')
    }
  }

  return {
    now,
    /** Counts in a second. */
    schedule() {
      timer ??= setTimeout(() => void now(), delayMs).unref()
    },
  }
}
