import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sendEvents, viewEvent } from '#testing/analytics-events.ts'
import { cookieOf } from '#testing/sign-in.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { dayMs, hourMs } from '#platform/common/durations.ts'
import { utcDay } from '#platform/common/utc-day.ts'
import type { TeamFunnel } from '../contract/funnels.ts'
import type { AnalyticsReport, EarlierCounts } from '../contract/reports.ts'
import { compareReport } from '../domain/compare-report.ts'
import { clearAnalytics } from './events.store.ts'
import { readAnalyticsReport, readEarlierCounts } from './read-analytics-report.ts'

let running: TestApp
let headers: Record<string, string>
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000' })
  headers = { ...(await cookieOf(running, 'associate')), 'content-type': 'application/json' }
})
afterAll(() => running.close())
beforeEach(() => clearAnalytics(running.database.db))

const ask = (path: string, method = 'GET', body?: unknown) =>
  running.app.request(`/api/admin/analytics${path}`, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
const report = async (query: string) => (await (await ask(query)).json()) as AnalyticsReport

let moment = 0
const at = (sessionId: string, changes: Record<string, unknown>) =>
  viewEvent({ sessionId, timestamp: Date.now() - 60_000 + ++moment, ...changes })
const click = (sessionId: string, text: string) =>
  at(sessionId, { type: 'button_click', text, category: 'cta' })

/** One visit from a link that looks at three pages, and one that comes directly and leaves. */
const twoVisits = () =>
  sendEvents(running, [
    at('linked', { referrer: 'https://news.example/' }),
    click('linked', 'Join 100%'),
    at('linked', { pageUrl: '/about' }),
    at('linked', { pageUrl: '/waitlist' }),
    at('direct', { pageUrl: '/about' }),
  ])

test('a filter limits every figure to the visits that match it', async () => {
  await twoVisits()
  const all = await report('?window=24h')
  expect(all).toMatchObject({ isFiltered: false, online: 2 })
  expect(all.overview).toMatchObject({ views: { count: 4 }, sessions: { count: 2 } })
  expect(all.buttons).toEqual([{ name: 'Join 100%', count: 1, before: 0 }])

  const linked = await report('?window=24h&source=news.example')
  expect(linked).toMatchObject({ isFiltered: true, isEmpty: false })
  expect(linked.overview).toMatchObject({ views: { count: 3 }, sessions: { count: 1 }, clicks: { count: 1 } })
  expect(linked.pages.map(({ page, count }) => [page, count])).toEqual([
    ['/', 1],
    ['/about', 1],
    ['/waitlist', 1],
  ])
  expect(linked.points.reduce((sum, { views }) => sum + views, 0)).toBe(3)
  expect((await report('?page=/about&source=Direct')).visits.bounces.count).toBe(1)
  expect((await report('?button=Join%20100%25')).overview.sessions.count).toBe(1)
  expect((await report('?button=Join')).overview.sessions.count).toBe(0)
  expect((await report("?source='%20or%201=1")).overview.sessions.count).toBe(0)
})

test('a range of days replaces the window and is compared with as many days before', async () => {
  await twoVisits()
  const day = (offset: number) => utcDay(Date.now() + offset * dayMs)
  const range = await report(`?from=${day(-1)}&to=${day(1)}`)
  expect(range.overview.views.count).toBe(4)
  expect(range).toMatchObject({ pointsPer: 'day', from: `${day(-1)}T00:00:00.000Z` })
  expect((await report(`?from=${day(2)}&to=${day(4)}`)).overview.views).toEqual({ count: 0, before: 4 })
  for (const query of [
    '?from=2026-11-01',
    '?from=2026-11-02&to=2026-11-01',
    '?from=2020-01-01&to=2026-01-01',
  ])
    expect((await ask(query)).status).toBe(400)
})

test('the comparison of a filtered report can be asked for later', async () => {
  const utm = { utmSource: 'mail', utmMedium: 'email', utmCampaign: 'launch' }
  await twoVisits()
  await sendEvents(running, [
    at('mailed', { ...utm, pageUrl: '/about' }),
    at('mailed-again', { ...utm, pageUrl: '/about' }),
    at('new', { pageUrl: '/about', referrer: 'https://new.example/' }),
    click('mailed-again', 'Join 100%'),
  ])
  expect((await report('?page=/about&comparison=later')).overview.sessions).toEqual({ count: 5 })
  expect((await report('?comparison=later')).overview.sessions).toEqual({ count: 5, before: 0 })

  const { db, pool } = running.database
  await pool.query(
    `update analytics_visits set started_at = started_at + interval '1 day' where id in ('mailed-again', 'new')`,
  )
  const tomorrow = Date.now() + dayMs
  const query = { window: '24h', page: '/about' } as const
  const whole = await readAnalyticsReport(db, query, tomorrow)
  expect(whole.overview.sessions).toEqual({ count: 2, before: 3 })
  const first = await readAnalyticsReport(db, { ...query, comparison: 'later' }, tomorrow)
  expect(JSON.stringify(first)).not.toContain('"before"')
  const earlier = await readEarlierCounts(db, { from: first.from, to: first.to, page: '/about' })
  expect(compareReport(first, earlier.counts)).toEqual(whole)
})

test('the earlier counts are those of the window before the given one', async () => {
  await twoVisits()
  const soon = Date.now() + 60_000
  const askBefore = (from: string | number, to: string | number) =>
    ask(
      `/before?${new URLSearchParams({ from: new Date(from).toISOString(), to: new Date(to).toISOString(), source: 'Direct' })}`,
    )
  const { counts } = (await (await askBefore(soon, soon + hourMs)).json()) as EarlierCounts
  expect(counts).toContainEqual({ kind: 'page', key: '/about', count: 1 })
  expect(await (await askBefore(soon + hourMs, soon + 3_660_000)).json()).toEqual({ counts: [] })
  expect((await askBefore(soon, soon)).status).toBe(400)
  expect((await askBefore('2020-01-01', '2026-01-01')).status).toBe(400)
})

test('a step of a funnel counts only visits that did the steps before it, in order', async () => {
  await twoVisits()
  const page = (name: string) => ({ kind: 'page', name })
  const input = { name: 'Joining', steps: [page('/about'), page('/waitlist')] }
  const added = await ask('/funnels', 'POST', input)
  expect(added.status).toBe(201)
  const { id } = (await added.json()) as { id: string }
  const funnels = async (query = '') =>
    ((await (await ask(`/funnels${query}`)).json()) as { items: TeamFunnel[] }).items.map(
      ({ name, visits, steps }) => [name, visits, ...steps.map((step) => step.visits)],
    )
  expect(await funnels()).toEqual([['Joining', 2, 2, 1]])
  expect(await funnels('?source=Direct')).toEqual([['Joining', 1, 1, 0]])

  const backwards = { name: 'Back', steps: [page('/waitlist'), page('/about')] }
  expect((await ask(`/funnels/${id}`, 'PUT', backwards)).status).toBe(200)
  expect(await funnels()).toEqual([['Back', 2, 1, 0]])
  const eleven = { name: 'Long', steps: Array.from({ length: 11 }, () => page('/')) }
  expect((await ask('/funnels', 'POST', eleven)).status).toBe(400)
  expect((await ask(`/funnels/${id}`, 'DELETE')).status).toBe(204)
  expect((await ask(`/funnels/${id}`, 'DELETE')).status).toBe(404)
  expect(await funnels()).toEqual([])

  const { rows } = await running.database.pool.query(
    `select details ->> 'change' as change from audit_entries where subject = $1 order by happened_at`,
    [`funnel/${id}`],
  )
  expect(rows).toEqual([{ change: 'added' }, { change: 'changed' }, { change: 'deleted' }])
})
