import { hourMs } from '#platform/common/durations.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Log } from '#platform/server/log.ts'
import { buildOldVisits } from './old-visits.store.ts'
import { rollUp } from './roll-up.store.ts'
import { runPasses } from './run-passes.ts'
import { buildVisits } from './visits.store.ts'

export type RollUp = ReturnType<typeof createRollUp>

const delayMs = 1000
const visitsDelayMs = 60_000
// An earlier version running beside this one stores more of its events.
const oldVisitsPauseMs = hourMs

/**
 * Counts stored events: a second after the first one that is not counted yet, and before each report. No
 * state is lost with the process, because the next pass of any process counts what this one stored.
 */
export function createRollUp(database: Database, log: Log) {
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let visitsTimer: NodeJS.Timeout | undefined
  let oldVisitsDueAt = 0

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
    running = run(rollUp).finally(() => (running = undefined))
    return running
  }

  async function run(pass: typeof rollUp) {
    try {
      await runPasses(database, pass)
    } catch (error) {
      // Nothing is lost: the next pass counts the same events.
      log.warn({ err: error }, 'The analytics roll-up failed')
    }
  }

  /** As `now`, and the visits are built from it. */
  async function visitsNow(): Promise<void> {
    clearTimeout(visitsTimer)
    visitsTimer = undefined
    await now()
    await run(buildVisits)
    void buildOld()
  }

  /** In the background, because after an upgrade it takes many passes. */
  async function buildOld() {
    if (Date.now() < oldVisitsDueAt) return
    oldVisitsDueAt = Infinity
    await run(buildOldVisits)
    oldVisitsDueAt = Date.now() + oldVisitsPauseMs
  }

  return {
    now,
    visitsNow,
    /** Counts in a second and builds visits in a minute. */
    schedule() {
      timer ??= setTimeout(() => void now(), delayMs).unref()
      visitsTimer ??= setTimeout(() => void visitsNow(), visitsDelayMs).unref()
    },
  }
}
