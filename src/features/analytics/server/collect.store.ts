import { sql } from 'drizzle-orm'
import type { Database, Db } from '#platform/server/database/database.ts'
import type { RefusalReason } from '../contract/collection.ts'
import type { NormalizedEvent } from '../domain/normalize-event.ts'
import { createNameCap } from '../domain/name-cap.ts'
import { followSession, type SessionState } from '../domain/follow-session.ts'
import { createTally, type Tally } from '../domain/tally.ts'
import { eventsInsert } from './events-insert.store.ts'
import { readSessions, insertInOneStatement } from './insert-events.store.ts'
import { incrementCounters } from './counters.store.ts'
import { addSessions, lockSessions, updateSessions } from './sessions.store.ts'
import { createVisitMemory, type VisitMemory } from './visit-memory.ts'
import { addVisitors } from './visitors.store.ts'

/** One request's events after all checks that need no database. */
export type Batch = {
  at: number
  visitor: string
  events: readonly NormalizedEvent[]
  refused: readonly RefusalReason[]
}

const maxNamesPerHour = 300

/**
 * Stores several batches in one transaction: events, sessions and counters. Returns the duplicate IDs of each
 * batch. Tries a single optimistic statement first, because duplicates and concurrent writers are rare, and
 * falls back to locking.
 */
export function createCollection(database: Database) {
  const capNamesAt = createNameCap(maxNamesPerHour)
  const visits = createVisitMemory((ids) => readSessions(database.db, ids))

  return async (batches: readonly Batch[]): Promise<string[][]> => {
    const now = Math.max(...batches.map(({ at }) => at))
    const startTally = () => createTally(now, capNamesAt(now))
    if (await insertOptimistic({ database, visits }, batches, now, startTally())) return batches.map(() => [])
    visits.invalidate()
    return insertLocked(database, batches, now, startTally())
  }
}

type Deps = { database: Database; visits: VisitMemory }

/** Assumes that no event is a duplicate and that no other process writes to the same sessions. */
async function insertOptimistic(
  { database, visits }: Deps,
  batches: readonly Batch[],
  now: number,
  tally: Tally,
) {
  const events = batches.flatMap((batch) => batch.events)
  if (new Set(events.map(({ id }) => id)).size < events.length) return false
  const bySession = Map.groupBy(events, ({ sessionId }) => sessionId)
  const present = batches.filter((batch) => batch.events.length > 0)
  const visitors = [...new Set(present.map(({ visitor }) => visitor))].toSorted()
  const sessions = await visits.find([...bySession.keys()])

  for (const event of events) tally.addEvent(event)
  const started: SessionState[] = []
  const moved: { before: SessionState; after: SessionState }[] = []
  for (const [id, ofSession] of [...bySession].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const before = sessions.get(id)
    const steps = followSession(before, ofSession)
    tally.addSteps(steps)
    if (before) moved.push({ before, after: steps.after })
    else {
      started.push(steps.after)
      tally.addSession(steps.after.startedAt)
    }
  }
  for (const { refused } of batches) for (const reason of refused) tally.addRefusals(reason, 1)
  const increments = tally.increments()
  const isStored = await insertInOneStatement(database, {
    events,
    started,
    moved,
    now: new Date(now),
    visitors,
    increments,
  })
  if (isStored) visits.note([...started, ...moved.map(({ after }) => after)])
  return isStored
}

/**
 * Locks everything in a fixed order (events, sessions, visitors, counters, each sorted) to avoid deadlocks
 * between processes.
 */
function insertLocked(database: Database, batches: readonly Batch[], now: number, tally: Tally) {
  return database.transaction(async (tx) => {
    const { firsts, repeats } = separateRepeats(batches)
    const added = await addEvents(tx, firsts)
    const fresh = firsts.filter(({ id }) => added.has(id))
    for (const event of fresh) tally.addEvent(event)
    await follow(tx, fresh, tally)

    const newcomers = batches.filter(({ events }) => events.some(({ id }) => added.has(id)))
    const visitors = new Set(newcomers.map(({ visitor }) => visitor))
    for (const _ of await addVisitors(tx, now, [...visitors])) tally.addVisitor()

    const duplicates = batches.map(({ events }, index) =>
      events.filter((event) => !added.has(event.id) || repeats[index]?.has(event)).map(({ id }) => id),
    )
    for (const { refused } of batches) for (const reason of refused) tally.addRefusals(reason, 1)
    for (const ids of duplicates) if (ids.length > 0) tally.addRefusals('duplicate', ids.length)
    await incrementCounters(tx, tally.increments())
    return duplicates
  })
}

/** Keeps the first of events repeated within the transaction and remembers which batch repeated it. */
function separateRepeats(batches: readonly Batch[]) {
  const seen = new Set<string>()
  const firsts: NormalizedEvent[] = []
  const repeats = batches.map(({ events }) => {
    const late = new Set<NormalizedEvent>()
    for (const event of events) {
      if (seen.has(event.id)) late.add(event)
      else firsts.push(event)
      seen.add(event.id)
    }
    return late
  })
  return { firsts, repeats }
}

async function follow(tx: Db, fresh: readonly NormalizedEvent[], tally: Tally) {
  const bySession = Map.groupBy(fresh, ({ sessionId }) => sessionId)
  const started = new Map([...bySession].map(([id, events]) => [id, followSession(undefined, events)]))
  const isNew = await addSessions(
    tx,
    [...started.values()].map(({ after }) => after),
  )
  const existing = await lockSessions(
    tx,
    [...bySession.keys()].filter((id) => !isNew.has(id)),
  )
  const moved = []
  for (const [id, steps] of started) {
    const before = existing.get(id)
    const taken = before ? followSession(before, bySession.get(id) ?? []) : steps
    if (before) moved.push(taken.after)
    else tally.addSession(taken.after.startedAt)
    tally.addSteps(taken)
  }
  await updateSessions(tx, moved)
}

/** Returns the IDs of the events that were inserted. */
async function addEvents(tx: Db, events: readonly NormalizedEvent[]): Promise<Set<string>> {
  if (events.length === 0) return new Set()
  const { rows } = await tx.execute<{ id: string }>(
    sql`${eventsInsert(events)} on conflict do nothing returning id`,
  )
  return new Set(rows.map(({ id }) => id))
}
