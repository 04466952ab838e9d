import { gt, lt } from 'drizzle-orm'
import { minuteMs } from '#platform/common/durations.ts'
import type { Db } from '#platform/server/database/database.ts'
import { analyticsSessions } from './analytics.tables.ts'

export async function evictSessions(db: Db, seenBefore: Date): Promise<void> {
  await db.delete(analyticsSessions).where(lt(analyticsSessions.seenAt, seenBefore))
}

const onlineMs = 5 * minuteMs

export const countOnline = (db: Db, now: number): Promise<number> =>
  db.$count(analyticsSessions, gt(analyticsSessions.seenAt, new Date(now - onlineMs)))
