import { z } from 'zod'
import { dayMs } from '#platform/common/durations.ts'
import type { Database } from '#platform/server/database/database.ts'
import { hasCode } from '#platform/server/error-causes.ts'
import type { JobKind } from '#platform/server/jobs/jobs.ts'
import { dropPartitions, createPartitions } from './partitions.store.ts'
import { deleteOldMails } from './report-mails.store.ts'
import { rollUp } from './roll-up.store.ts'
import { runPasses } from './run-passes.ts'
import { deleteExpiredShareLinks } from './share-links.store.ts'
import { evictSessions } from './sessions.store.ts'
import { deleteVisitors } from './visitors.store.ts'
import { buildVisits, deleteVisits } from './visits.store.ts'

export const analyticsCleanup: JobKind<Record<string, never>> = {
  name: 'analytics-cleaning',
  data: z.strictObject({}),
  retries: 5,
  expireInSeconds: 600,
}

const sessionDays = 2

type Deps = { database: Database; config: { analytics: { keepDays: number } } }

/** Creates upcoming partitions, counts what is left of the day and deletes yesterday's salt, expired sessions and links, and old events. */
export function deleteExpiredAnalytics({ database, config }: Deps) {
  return async () => {
    const now = Date.now()
    await createPartitions(database, now)
    await countRest(database)
    await deleteVisitors(database.db, now)
    await evictSessions(database.db, new Date(now - sessionDays * dayMs))
    await dropPartitions(database.db, now - config.analytics.keepDays * dayMs)
    await deleteVisits(database.db, new Date(now - config.analytics.keepDays * dayMs))
    await deleteExpiredShareLinks(database.db)
    await deleteOldMails(database.db)
  }
}

/**
 * Runs at each start under the migration lock, before events are accepted: counts what the last process left,
 * and deletes expired data if the server was down overnight.
 */
export async function prepareAnalytics(database: Database): Promise<void> {
  const now = Date.now()
  await createPartitions(database, now)
  await countRest(database)
  await deleteVisitors(database.db, now)
}

/** If another process is counting for so long that this one gives up waiting, it counts the rest too. */
async function countRest(database: Database): Promise<void> {
  try {
    for (const pass of [rollUp, buildVisits]) await runPasses(database, pass)
  } catch (error) {
    if (!hasCode(error, /^55P03$/)) throw error
  }
}
