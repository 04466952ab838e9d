import { between, not } from 'drizzle-orm'
import { demoIdRange } from '#platform/common/demo/demo-id.ts'
import type { Db } from '#platform/server/database/database.ts'
import { analyticsEvents } from './analytics.tables.ts'

const isDemo = between(analyticsEvents.id, demoIdRange.first, demoIdRange.last)

export const countDemoVisits = async (tx: Db) => ({
  real: await tx.$count(analyticsEvents, not(isDemo)),
  demo: await tx.$count(analyticsEvents, isDemo),
})

export const removeDemoVisits = async (tx: Db) => void (await tx.delete(analyticsEvents).where(isDemo))
