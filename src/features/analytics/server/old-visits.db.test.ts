import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendEvents, viewEvent } from '#testing/analytics-events.ts'
import { eventually } from '#testing/eventually.ts'
import { cookieOf } from '#testing/sign-in.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { hourMs } from '#platform/common/durations.ts'
import type { AnalyticsReport } from '../contract/reports.ts'
import { buildOldVisits } from './old-visits.store.ts'
import type { Counted } from './roll-up.store.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000' })
})
afterAll(() => running.close())

const query = (text: string, values: unknown[] = []) => running.database.pool.query(text, values)
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1'

/** As the previous version stored an event, with its counters. */
async function storeAsBefore(session: string, page: string, at: number, details: object = {}) {
  await query(
    `insert into analytics_events (id, type, session_id, page, happened_at, received_at, details)
     values (gen_random_uuid(), 'page_view', $1, $2, $3, $3, $4)`,
    [session, page, new Date(at), details],
  )
  await query(
    `insert into analytics_counters (kind, grain, start, key, count, total)
     select 'total', grain, date_trunc(grain, $1::timestamptz, 'UTC'), 'sessions', 1, 0 from unnest(array['hour', 'day']) as grain
     on conflict do nothing`,
    [new Date(at)],
  )
}
const pass = () => running.database.transaction((tx, client) => buildOldVisits(tx, client, 2))
const readVisits = async () =>
  (
    await query(
      'select id, views, source, device, browser, entry, exit, path from analytics_visits order by id',
    )
  ).rows as Record<string, unknown>[]

test('visits of the previous version are built once, however passes are interrupted', async () => {
  const start = Date.now() - 60 * hourMs
  const agent = { userAgent: phone, referrer: 'https://www.news.example/today' }
  await storeAsBefore('a', '/', start, agent)
  await storeAsBefore('b', '/about', start + 1000, { userAgent: phone })
  await storeAsBefore('c', '/', start + 2000)
  // Not in the same part as its first page.
  await storeAsBefore('a', '/waitlist', start + 20 * hourMs, agent)
  // Began with the previous version, which is still running, and continues with this one.
  await storeAsBefore('d', '/', Date.now() - 3 * hourMs, agent)
  await query(
    `insert into analytics_sessions (id, started_at, seen_at, views, last_page, reached) values ('d', $1, $1, 1, '/', 0)`,
    [new Date(Date.now() - 3 * hourMs)],
  )
  await sendEvents(running, [viewEvent({ sessionId: 'd', pageUrl: '/contact' })])

  const killed = new Error('killed')
  await expect(
    running.database.transaction(async (tx, client) => {
      await buildOldVisits(tx, client, 2)
      throw killed
    }),
  ).rejects.toBe(killed)
  expect(await readVisits()).toEqual([])

  // Two processes at once, until both have nothing left.
  const build = async () => {
    const results: Counted[] = []
    while (results.at(-1) !== 'all' && results.at(-1) !== 'nothing') results.push(await pass())
    return results.length
  }
  const passes = await Promise.all([build(), build()])
  expect(Math.max(...passes)).toBeGreaterThan(1)
  const headers = await cookieOf(running, 'admin')
  const report = async (filter: string) => {
    const response = await running.app.request(`/api/admin/analytics?window=7d&${filter}`, { headers })
    return ((await response.json()) as AnalyticsReport).overview
  }
  // The report builds the visits of new events.
  await eventually(async () =>
    expect(await report('device=phone')).toMatchObject({ sessions: { count: 3 }, views: { count: 5 } }),
  )
  const onPhone = { device: 'phone', browser: 'Safari' }
  expect(await readVisits()).toEqual([
    {
      id: 'a',
      views: 2,
      source: 'news.example',
      ...onPhone,
      entry: '/',
      exit: '/waitlist',
      path: '\tp/\n\tp/waitlist\n',
    },
    { id: 'b', views: 1, source: 'Direct', ...onPhone, entry: '/about', exit: '/about', path: '\tp/about\n' },
    { id: 'c', views: 1, source: null, device: null, browser: null, entry: '/', exit: '/', path: '\tp/\n' },
    {
      id: 'd',
      views: 2,
      source: 'news.example',
      ...onPhone,
      entry: '/',
      exit: '/contact',
      path: '\tp/\n\tp/contact\n',
    },
  ])
  expect(await report('page=/waitlist')).toMatchObject({ sessions: { count: 1 } })
  expect(await pass()).toBe('all')
  expect((await readVisits()).map(({ views }) => views)).toEqual([2, 1, 1, 2])
})
