import { and, asc, between, eq, like, not, sql } from 'drizzle-orm'
import { demoIdRange } from '#platform/common/demo/demo-month.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { NormalizedEvent } from '../domain/normalize-event.ts'
import { analyticsCounters, analyticsEvents, analyticsSessions } from './analytics.tables.ts'
import { eventsInsert } from './events-insert.store.ts'

const isDemo = between(analyticsEvents.id, demoIdRange.first, demoIdRange.last)
const eventsAtOnce = 1000

export const countDemoVisits = async (tx: Db) => ({
  real: await tx.$count(analyticsEvents, not(isDemo)),
  demo: await tx.$count(analyticsEvents, isDemo),
})

export async function addDemoEvents(tx: Db, events: readonly NormalizedEvent[]) {
  for (let start = 0; start < events.length; start += eventsAtOnce)
    await tx.execute(sql`${eventsInsert(events.slice(start, start + eventsAtOnce))} on conflict do nothing`)
  await tx
    .update(analyticsEvents)
    .set({ receivedAt: sql`happened_at` })
    .where(isDemo)
}

export async function readDemoEvents(tx: Db): Promise<NormalizedEvent[]> {
  const rows = await tx.select().from(analyticsEvents).where(isDemo).orderBy(asc(analyticsEvents.happenedAt))
  return rows.map(({ receivedAt: _, variant, name, category, stepNumber, role, tabName, ...event }) => ({
    ...event,
    variant: variant ?? undefined,
    name: name ?? undefined,
    category: category ?? undefined,
    stepNumber: stepNumber ?? undefined,
    role: role ?? undefined,
    tabName: tabName ?? undefined,
  }))
}

export async function removeDemoEvents(tx: Db) {
  await tx.delete(analyticsSessions).where(like(analyticsSessions.id, 'demo-%'))
  await tx.delete(analyticsEvents).where(isDemo)
}

export const dropEmptyCounters = async (tx: Db) =>
  void (await tx
    .delete(analyticsCounters)
    .where(and(eq(analyticsCounters.count, 0), eq(analyticsCounters.total, 0))))
