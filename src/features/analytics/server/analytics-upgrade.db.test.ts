import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sendEvents, viewEvent } from '#testing/analytics-events.ts'
import { cookieOf } from '#testing/sign-in.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import type { AnalyticsReport, ButtonReport } from '../contract/reports.ts'
import { clearAnalytics } from './events.store.ts'
import { rollUp } from './roll-up.store.ts'

let running: TestApp
let headers: Record<string, string>
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000' })
  headers = await cookieOf(running, 'admin')
})
afterAll(() => running.close())
beforeEach(() => clearAnalytics(running.database.db))

const query = (text: string, values: unknown[] = []) => running.database.pool.query(text, values)
const get = async <Result>(path: string) =>
  (await (await running.app.request(`/api/admin/${path}`, { headers })).json()) as Result
const read = async () => {
  const { overview, funnel } = await get<AnalyticsReport>('analytics')
  const { flow } = await get<ButtonReport>('buttons')
  return {
    views: overview.views.count,
    sessions: overview.sessions.count,
    visitors: overview.visitors.count,
    started: funnel.find(({ step }) => step === 'poll_start')?.sessions,
    moves: flow.map(({ step, from, to, count }) => `${step} ${from} ${to} ${count}`).toSorted(),
  }
}

/** Counts like the previous version, which updates counters in the transaction of the events. */
async function countAsBefore(kind: string, ...keys: string[]) {
  for (const key of keys)
    await query(
      `insert into analytics_counters (kind, grain, start, key, count, total)
       select $1, grain, date_trunc(grain, now(), 'UTC'), $2, 1, 0 from unnest(array['hour', 'day']) as grain
       on conflict (kind, grain, start, key) do update set count = analytics_counters.count + 1`,
      [kind, key],
    )
}

async function storeAsBefore(event: { id: string; sessionId: string; pageUrl: string; timestamp: number }) {
  const { rowCount } = await query(
    `insert into analytics_events (id, type, session_id, page, happened_at, details)
     values ($1, 'page_view', $2, $3, $4, '{}') on conflict do nothing`,
    [event.id, event.sessionId, event.pageUrl, new Date(event.timestamp)],
  )
  if (rowCount === 0) return false
  await countAsBefore('total', 'views')
  await countAsBefore('type', 'page_view')
  return true
}

test('a visit that both versions serve during an upgrade is counted once', async () => {
  let timestamp = Date.now() - 10_000
  const at = (pageUrl: string, changes = {}) =>
    viewEvent({ sessionId: 'both', pageUrl, timestamp: (timestamp += 1000), ...changes })
  // The new version meets the visitor first, so that both know the same visitor.
  await sendEvents(running, [viewEvent({ sessionId: 'other' })])
  await running.database.transaction(rollUp)

  const first = at('/')
  expect(await storeAsBefore(first)).toBe(true)
  await query(
    "insert into analytics_sessions (id, started_at, seen_at, views, last_page, reached) values ('both', $1, $1, 1, '/', 0)",
    [new Date(first.timestamp)],
  )
  await countAsBefore('total', 'sessions')
  expect(await read()).toMatchObject({ views: 2, sessions: 2, visitors: 1, moves: [] })

  // The next page goes to the new version, together with a repetition of the first.
  const second = at('/about')
  expect(await (await sendEvents(running, [first, second])).json()).toMatchObject({
    accepted: 1,
    refused: [{ id: first.id, reason: 'duplicate' }],
  })
  await sendEvents(running, [at('/about', { type: undefined, eventType: 'poll_start' })])
  const moves = ['1 / /about 1']
  expect(await read()).toEqual({ views: 3, sessions: 2, visitors: 1, started: 1, moves })

  // The previous version serves the next pages, and receives the second one again.
  expect(await storeAsBefore(second)).toBe(false)
  await storeAsBefore(at('/contact'))
  const continued = await query(
    "update analytics_sessions set views = 3, last_page = '/contact' where id = 'both' and views = 2 and reached = 3",
  )
  expect(continued.rowCount).toBe(1)
  await countAsBefore('transition', '2\n/about\n/contact')

  await sendEvents(running, [at('/waitlist')])
  moves.push('2 /about /contact 1', '3 /contact /waitlist 1')
  expect(await read()).toEqual({ views: 5, sessions: 2, visitors: 1, started: 1, moves })
})

test('a visitor whom the previous version has counted today is not counted again', async () => {
  await sendEvents(running, [viewEvent()])
  await running.database.transaction(rollUp)
  const { rows } = await query('select visitor, day::text from analytics_visitors')
  await clearAnalytics(running.database.db)
  await query('insert into analytics_visitors (visitor, day) values ($1, $2)', [rows[0].visitor, rows[0].day])
  await countAsBefore('total', 'visitors')
  await sendEvents(running, [viewEvent()])
  expect(await read()).toMatchObject({ visitors: 1, sessions: 1, views: 1 })
})

test('a database restored on another server counts what was left and nothing again', async () => {
  const store = (tx: string) =>
    query(
      `insert into analytics_events (id, type, session_id, page, happened_at, details, device, tx)
       values (gen_random_uuid(), 'page_view', $1::text, '/', now(), '{}', 'phone', (case $1::text when 'soon' then pg_current_xact_id()::text::bigint + 4 else $1::bigint end)::text::xid8)`,
      [tx],
    )
  // Two counted long ago, whose numbers the new server has passed or will soon reach, and one not counted yet.
  await store('5')
  await store('soon')
  await store('900000001')
  await query("update analytics_marks set snapshot = '900000000:900000000:'")
  expect((await read()).views).toBe(1)
  await sendEvents(running, [viewEvent({ timestamp: Date.now() + 1 })])
  for (let count = 0; count < 10; count++) await query('select pg_current_xact_id()')
  expect((await read()).views).toBe(2)
})

test('visits are cleared when the previous version clears everything else', async () => {
  const sessionsOf = async () =>
    (await get<AnalyticsReport>('analytics?window=24h&device=desktop')).overview.sessions.count
  await sendEvents(running, [viewEvent({ sessionId: 'before' }), viewEvent({ sessionId: 'second' })])
  expect(await sessionsOf()).toBe(2)
  const clear = () =>
    query('truncate analytics_events, analytics_sessions, analytics_visitors, analytics_counters')
  await clear()
  expect(await sessionsOf()).toBe(0)

  await sendEvents(running, [viewEvent({ sessionId: 'again' })])
  expect(await sessionsOf()).toBe(1)
  // New visits are counted in the same hour before the next pass builds visits.
  await clear()
  await sendEvents(running, [viewEvent({ sessionId: 'after' }), viewEvent({ sessionId: 'last' })])
  expect(await sessionsOf()).toBe(2)
})
