import { and, between, lte, not, sql } from 'drizzle-orm'
import { demoId, demoIdRange } from '#platform/common/demo/demo-month.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { RefusalReason } from '../contract/collection.ts'
import type { NormalizedEvent } from '../domain/normalize-event.ts'
import { readAgent } from '../domain/read-visit.ts'
import { analyticsCounters, analyticsEvents, analyticsFunnels } from './analytics.tables.ts'
import { eventsInsert, toRow } from './append-events.store.ts'
import { visitsOf } from './visits.store.ts'
import { addIncrements, countedEvents, incrementsOf, noSessions } from './increments.store.ts'

const isDemo = between(analyticsEvents.id, demoIdRange.first, demoIdRange.last)
const eventsAtOnce = 1000
const demoCountries = ['DE', 'US', 'US', 'GB', 'DE', 'FR', 'IN', 'US', 'BR', 'NL']

/** The reasons of ten rejected events for every 150 accepted ones. */
const demoRefusals = [
  'duplicate',
  'bot',
  'duplicate',
  'untracked page',
  'bot',
  'private',
  'duplicate',
  'too old',
  'invalid',
  'from the future',
] satisfies RefusalReason[]

export const countDemoVisits = async (tx: Db) => ({
  real: await tx.$count(analyticsEvents, not(isDemo)),
  demo: await tx.$count(analyticsEvents, isDemo),
})

/** Without a transaction ID, because they are counted here and not by the roll-up. */
export async function addDemoEvents(tx: Db, events: readonly NormalizedEvent[]) {
  const rows = events.map((event) =>
    toRow(event, event.happenedAt.getTime(), {
      visitor: event.sessionId,
      host: '',
      country: demoCountries[Number(event.sessionId.at(-1))],
      ...readAgent(event.details.userAgent ?? ''),
    }),
  )
  for (let start = 0; start < rows.length; start += eventsAtOnce)
    await tx.execute(
      sql`${eventsInsert(rows.slice(start, start + eventsAtOnce), sql`null::xid8`)} on conflict do nothing`,
    )
}

export async function addDemoFunnel(tx: Db, now: number) {
  await tx.insert(analyticsFunnels).values({
    id: demoId(0),
    name: 'From the home page to the waitlist',
    steps: [
      { kind: 'page', name: '/' },
      { kind: 'page', name: '/waitlist' },
      { kind: 'button', name: 'Join the Waitlist' },
    ],
    createdAt: new Date(now),
  })
}

export async function removeDemoFunnel(tx: Db) {
  await tx.delete(analyticsFunnels).where(between(analyticsFunnels.id, demoIdRange.first, demoIdRange.last))
}

/**
 * Adds the demo events to the counters, or subtracts them. Each visit is by a different visitor. Rejected events
 * aren't stored, so they follow from the IDs of the others.
 */
export async function countDemoEvents(tx: Db, sign: 1 | -1) {
  await tx.execute(sql`
    with ${incrementsOf(countedEvents(isDemo), noSessions)},
    ${addIncrements(sql`
      select kind, start, key, count * ${sign}::integer as count, total * ${sign}::integer as total
      from (
        select * from increments
        union all
        select 'total', date_trunc('hour', last, 'UTC'), 'visitors', count(*), 0
        from (select max(at) as last from fresh group by session_id) as visits group by 2
        union all
        select 'refusal', date_trunc('hour', at, 'UTC'), reason, count(*), 0
        from (
          select at, (${sql.param(demoRefusals)}::text[])[('x' || right(id::text, 8))::bit(32)::integer % 150 + 1] as reason
          from fresh
        ) as rejected where reason is not null group by 2, 3
      ) as parts`)}
    select count(*) from counted`)
}

/** As the roll-up's second step would, in one go. */
export async function buildDemoVisits(tx: Db) {
  await tx.execute(sql`with ${visitsOf(countedEvents(isDemo))} select count(*) from stored`)
}

export async function removeDemoEvents(tx: Db) {
  await tx.execute(sql`
    delete from analytics_visits where id in (select session_id from analytics_events where ${isDemo})`)
  await tx.delete(analyticsEvents).where(isDemo)
}

export const dropEmptyCounters = async (tx: Db) =>
  void (await tx
    .delete(analyticsCounters)
    .where(and(lte(analyticsCounters.count, 0), lte(analyticsCounters.total, 0))))
