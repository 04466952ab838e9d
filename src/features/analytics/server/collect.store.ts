import { sql } from 'drizzle-orm'
import type { Database, Db } from '#platform/server/database/database.ts'
import type { RefusalReason } from '../contract/refusals.ts'
import type { ArrangedEvent } from '../domain/arrange-event.ts'
import { createFold } from '../domain/fold-names.ts'
import { followSession } from '../domain/follow-session.ts'
import { createTally } from '../domain/tally.ts'
import { growCounters } from './counters.store.ts'
import { addSessions, lockSessions, updateSessions } from './sessions.store.ts'
import { addVisitors } from './visitors.store.ts'

/** What one request brought, after the steps that need no database. */
export type Delivery = {
  at: number
  visitor: string
  events: readonly ArrangedEvent[]
  refused: readonly RefusalReason[]
}

const mostNamesAnHour = 300

/**
 * Stores many deliveries in one transaction: the events, where their visits stand, and the counters. Answers for each
 * delivery with the ids that had been there before. Everything is locked in one order (events, visits, visitors, counters,
 * each sorted), so that processes side by side never wait for each other in a circle.
 */
export function createCollection(database: Database) {
  const foldAt = createFold(mostNamesAnHour)

  return (deliveries: readonly Delivery[]): Promise<string[][]> =>
    database.transaction(async (tx) => {
      const now = Math.max(...deliveries.map(({ at }) => at))
      const tally = createTally(now, foldAt(now))
      const { firsts, repeats } = separateRepeats(deliveries)
      const added = await addEvents(tx, firsts)
      const fresh = firsts.filter(({ id }) => added.has(id))
      for (const event of fresh) tally.addEvent(event)
      await follow(tx, fresh, tally)

      const newcomers = deliveries.filter(({ events }) => events.some(({ id }) => added.has(id)))
      const visitors = new Set(newcomers.map(({ visitor }) => visitor))
      for (const _ of await addVisitors(tx, now, [...visitors])) tally.addVisitor()

      const known = deliveries.map(({ events }, index) =>
        events.filter((event) => !added.has(event.id) || repeats[index]?.has(event)).map(({ id }) => id),
      )
      for (const { refused } of deliveries) for (const reason of refused) tally.addRefusals(reason, 1)
      for (const ids of known) if (ids.length > 0) tally.addRefusals('duplicate', ids.length)
      await growCounters(tx, tally.growths())
      return known
    })
}

/** An event that stands in the same transaction twice is stored once; which delivery was late is remembered. */
function separateRepeats(deliveries: readonly Delivery[]) {
  const seen = new Set<string>()
  const firsts: ArrangedEvent[] = []
  const repeats = deliveries.map(({ events }) => {
    const late = new Set<ArrangedEvent>()
    for (const event of events) {
      if (seen.has(event.id)) late.add(event)
      else firsts.push(event)
      seen.add(event.id)
    }
    return late
  })
  return { firsts, repeats }
}

async function follow(tx: Db, fresh: readonly ArrangedEvent[], tally: ReturnType<typeof createTally>) {
  const bySession = Map.groupBy(fresh, ({ sessionId }) => sessionId)
  const begun = new Map([...bySession].map(([id, events]) => [id, followSession(undefined, events)]))
  const isNew = await addSessions(
    tx,
    [...begun.values()].map(({ after }) => after),
  )
  const known = await lockSessions(
    tx,
    [...bySession.keys()].filter((id) => !isNew.has(id)),
  )
  const moved = []
  for (const [id, steps] of begun) {
    const before = known.get(id)
    const taken = before ? followSession(before, bySession.get(id) ?? []) : steps
    if (before) moved.push(taken.after)
    else tally.addSession(taken.after.startedAt)
    tally.addSteps(taken)
  }
  await updateSessions(tx, moved)
}

/** Answers with the ids that were not there before. */
async function addEvents(tx: Db, events: readonly ArrangedEvent[]): Promise<Set<string>> {
  if (events.length === 0) return new Set()
  const rows = events.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const column = (value: (event: ArrangedEvent) => unknown) => sql.param(rows.map(value))
  const { rows: stored } = await tx.execute<{ id: string }>(sql`
    insert into analytics_events
      (id, type, session_id, page, variant, name, category, step_number, role, tab_name, happened_at, details)
    select id, type, session_id, page, variant, name, category, step_number, role, tab_name,
      to_timestamp(at / 1000.0), details::jsonb
    from unnest(
      ${column(({ id }) => id)}::uuid[], ${column(({ type }) => type)}::text[],
      ${column(({ sessionId }) => sessionId)}::text[], ${column(({ page }) => page)}::text[],
      ${column(({ variant }) => variant ?? null)}::text[], ${column(({ name }) => name ?? null)}::text[],
      ${column(({ category }) => category ?? null)}::text[],
      ${column(({ stepNumber }) => stepNumber ?? null)}::integer[],
      ${column(({ role }) => role ?? null)}::text[], ${column(({ tabName }) => tabName ?? null)}::text[],
      ${column(({ happenedAt }) => happenedAt.getTime())}::bigint[],
      ${column(({ details }) => JSON.stringify(details))}::text[]
    ) as event(id, type, session_id, page, variant, name, category, step_number, role, tab_name, at, details)
    on conflict do nothing
    returning id`)
  return new Set(stored.map(({ id }) => id))
}
