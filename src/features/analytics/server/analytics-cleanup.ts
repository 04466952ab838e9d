import { z } from 'zod'
import type { Database } from '#platform/server/database/database.ts'
import type { JobKind } from '#platform/server/jobs/jobs.ts'
import { dropPartitions, createPartitions } from './partitions.store.ts'
import { evictSessions } from './sessions.store.ts'
import { deleteVisitors } from './visitors.store.ts'

export const analyticsCleanup: JobKind<Record<string, never>> = {
  name: 'analytics-cleaning',
  data: z.strictObject({}),
  retries: 5,
  expireInSeconds: 600,
}

/** Shortly after midnight. */
export const analyticsCleanupTime = '5 0 * * *'

const dayMs = 86_400_000
const sessionDays = 2

type Deps = { database: Database; config: { analytics: { keepDays: number } } }

/** Creates upcoming partitions and deletes yesterday's salt, expired sessions and old events. */
export function deleteExpiredAnalytics({ database, config }: Deps) {
  return async () => {
    const now = Date.now()
    await createPartitions(database, now)
    await deleteVisitors(database.db, now)
    await evictSessions(database.db, new Date(now - sessionDays * dayMs))
    await dropPartitions(database.db, now - config.analytics.keepDays * dayMs)
  }
}

/**
 * Runs at each start under the migration lock, so that a server that was down overnight still deletes expired
 * data.
 */
export async function prepareAnalytics(database: Database): Promise<void> {
  const now = Date.now()
  await createPartitions(database, now)
  await deleteVisitors(database.db, now)
}
