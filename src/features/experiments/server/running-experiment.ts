import {
  experimentTiming,
  formatRunning,
  type RunningExperiment,
} from '#features/analytics/contract/experiments.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Log } from '#platform/server/log.ts'
import { codeOf } from './count-visits.ts'
import { findRunning } from './experiments.store.ts'

/** How long another process may show the previous experiment after a change. */
const keptForMs = 2_000

/**
 * The header that tells a page which experiment runs. Read when a page is sent and the last reading is old, so
 * an idle server asks nothing and no page waits for it.
 */
export function createExperimentHeader({ db, log }: { db: Db; log: Log }) {
  let header: readonly string[] = []
  let readAt = -keptForMs

  const read = async () => {
    const running = await findRunning(db)
    header = running ? ['server-timing', formatHeader({ ...running, code: codeOf(running) })] : []
  }
  return (): readonly string[] => {
    if (performance.now() - readAt > keptForMs) {
      readAt = performance.now()
      read().catch((error: unknown) => log.error({ err: error }, 'the running experiment could not be read'))
    }
    return header
  }
}

const formatHeader = (running: RunningExperiment) => `${experimentTiming};desc="${formatRunning(running)}"`
