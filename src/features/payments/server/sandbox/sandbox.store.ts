import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import type { TestCard } from '../../contract/test-cards.ts'
import {
  sandboxClock as clock,
  sandboxEvents as events,
  sandboxMethods as methods,
  sandboxPayments as payments,
} from './sandbox.tables.ts'

export type PaymentRow = typeof payments.$inferSelect
export type NewPayment = Omit<PaymentRow, 'createdAt'>
export type EventRow = typeof events.$inferSelect
export type NewEvent = Pick<EventRow, 'key' | 'kind' | 'state' | 'position' | 'times' | 'dueAt'>

export async function readAhead(db: Db): Promise<number> {
  const [row] = await db.select().from(clock)
  return row?.aheadMs ?? 0
}

export async function moveClock(db: Db, ms: number) {
  await db
    .insert(clock)
    .values({ id: 1, aheadMs: ms })
    .onConflictDoUpdate({ target: clock.id, set: { aheadMs: sql`${clock.aheadMs} + ${ms}` } })
}

export type NewMethod = { key: string; holder: string; card: TestCard }

/** The IDs of cards, each stored now or before, in the given order. */
export async function addMethods(db: Db, added: readonly NewMethod[]): Promise<string[]> {
  const unique = [...new Map(added.map((method) => [method.key, method])).values()]
  const { rows } = await db.execute<{ id: string; key: string }>(sql`
    insert into sandbox_methods (key, holder, card)
    select * from jsonb_to_recordset(${JSON.stringify(unique)}::jsonb) as given(key text, holder text, card text)
    on conflict do nothing
    returning id, key`)
  const ids = new Map(rows.map(({ id, key }) => [key, id]))
  const known = unique.map(({ key }) => key).filter((key) => !ids.has(key))
  if (known.length > 0)
    for (const { id, key } of await db.select().from(methods).where(inArray(methods.key, known)))
      ids.set(key, id)
  return added.map(({ key }) => ids.get(key)!)
}

/** The cards, with whether their holder has entered the same one before. */
export async function readCards(db: Db, ids: readonly string[]) {
  const { rows } = await db.execute<{ id: string; card: TestCard; isRepeated: boolean }>(sql`
    select m.id, m.card, exists (
      select from ${methods} e where e.holder = m.holder and e.card = m.card and e.created_at < m.created_at
    ) as "isRepeated"
    from ${methods} m where m.id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Writes those whose key is new, with their events, and returns the keys of these. */
export async function addPayments(tx: Db, added: readonly NewPayment[], reported: readonly NewEvent[]) {
  if (added.length === 0) return
  const stored = await tx
    .insert(payments)
    .values([...added])
    .onConflictDoNothing()
    .returning({ key: payments.key })
  const isNew = new Set(stored.map(({ key }) => key))
  const fresh = reported.filter(({ key }) => isNew.has(key))
  if (fresh.length > 0) await tx.insert(events).values(fresh)
}

export async function readPayments(db: Db, keys: readonly string[]): Promise<PaymentRow[]> {
  return keys.length === 0
    ? []
    : db
        .select()
        .from(payments)
        .where(inArray(payments.key, [...keys]))
}

/** Charges whose card refuses a share of revenue: the first one, so that sending it again can be tried out. */
export async function listRefusing(db: Db, references: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ reference: string }>(sql`
    select c.reference from ${payments} c join ${methods} m on m.id::text = c.method_id
    where c.reference in (select jsonb_array_elements_text(${JSON.stringify(references)}::jsonb))
      and m.card = ${'test-refuses-share' satisfies TestCard}
      and not exists (select from ${payments} s where s.method_id = c.reference and s.kind = 'share')`)
  return new Set(rows.map(({ reference }) => reference))
}

export const listDueEvents = (db: Db, now: Date, limit: number): Promise<EventRow[]> =>
  db
    .select()
    .from(events)
    .where(and(eq(events.state, 'waiting'), lte(events.dueAt, now)))
    .orderBy(asc(events.dueAt), asc(events.position), asc(events.id))
    .limit(limit)

export const listEvents = (db: Db): Promise<EventRow[]> =>
  db.select().from(events).orderBy(desc(events.dueAt), desc(events.position), desc(events.id)).limit(100)

export async function findEvent(db: Db, id: string): Promise<EventRow | undefined> {
  const [found] = await db.select().from(events).where(eq(events.id, id))
  return found
}

export async function markEvent(db: Db, id: string, state: EventRow['state'], delivered: number) {
  await db
    .update(events)
    .set({ state, deliveries: sql`${events.deliveries} + ${delivered}` })
    .where(eq(events.id, id))
}
