import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { normalizeEvent } from '../domain/normalize-event.ts'
import { appendEvents } from './append-events.store.ts'
import { clearAnalytics } from './events.store.ts'
import { rollUp } from './roll-up.store.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp()
})
afterAll(() => running.close())
beforeEach(() => clearAnalytics(running.database.db))

const visit = { visitor: 'visitor', host: 'crovest.example', device: 'phone', browser: 'Firefox' } as const

async function store(sessionId: string) {
  const at = Date.now()
  const event = normalizeEvent({
    id: randomUUID(),
    type: 'page_view',
    sessionId,
    timestamp: at,
    pageUrl: '/',
    referrer: 'https://news.example/',
  })
  await appendEvents(running.database, [
    { at, visit: { ...visit, country: undefined }, events: [event], refused: [] },
  ])
}

/** Rows that one pass reads from each table. */
function readsOfPass(max?: number): Promise<Record<string, number>> {
  return running.database.transaction(async (tx, client) => {
    await rollUp(tx, client, max)
    const { rows } = await tx.execute<{ relname: string; read: string }>(sql`
      select relname, seq_tup_read + coalesce(idx_tup_fetch, 0) as read from pg_stat_xact_user_tables
      where relname like 'analytics%'`)
    return Object.fromEntries(rows.map(({ relname, read }) => [relname, Number(read)]))
  })
}

test('a pass reads only the events that it counts, however many wait', async () => {
  for (let number = 0; number < 100; number++) await store('waiting')
  const reads = Object.entries(await readsOfPass(5))
  const ofEvents = reads.filter(([table]) => table.startsWith('analytics_events'))
  expect(ofEvents.reduce((sum, [, read]) => sum + read, 0)).toBeLessThan(30)
})

test('a pass reads only the sessions, visitors and counters of its events, however many there are', async () => {
  // The embedded database has one connection, which plans the statements while the tables are empty.
  await store('first')
  await readsOfPass()
  await running.database.pool.query(`
    with numbers as (select generate_series(1, 3000) as number),
    sessions as (
      insert into analytics_sessions (id, started_at, seen_at, views, reached)
      select 'old ' || number, now(), now(), 1, 0 from numbers
    ),
    visitors as (
      insert into analytics_visitors (day, visitor, hour) select current_date, 'old ' || number, now() from numbers
    )
    insert into analytics_counters (kind, grain, start, key, count, total)
    select 'source', 'hour', date_trunc('hour', now()) - number * interval '1 hour', 'Direct', 1, 0 from numbers`)
  await store('second')
  const reads = await readsOfPass()
  for (const table of ['analytics_sessions', 'analytics_visitors', 'analytics_counters'])
    expect(reads[table]).toBeLessThan(1000)
})
