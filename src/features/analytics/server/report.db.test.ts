import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listAudit } from '#features/audit/server.ts'
import { sendEvents, viewEvent } from '#testing/analytics-events.ts'
import { cookieOf } from '#testing/sign-in.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { dayMs } from '#platform/common/durations.ts'
import type { AnalyticsReport, ButtonReport } from '../contract/reports.ts'
import { clearAnalytics } from './events.store.ts'
import { readAnalyticsReport } from './read-analytics-report.ts'
import { rollUp } from './roll-up.store.ts'

let running: TestApp
let headers: Record<string, string>
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000' })
  headers = await cookieOf(running, 'admin')
})
afterAll(() => running.close())
beforeEach(() => clearAnalytics(running.database.db))

const get = async <Result>(path: string) =>
  (await (await running.app.request(`/api/admin/${path}`, { headers })).json()) as Result

/** A visitor who views three pages, clicks two buttons, reads to the end and joins. */
async function visit(sessionId: string) {
  let minute = 0
  const at = (changes: Record<string, unknown>) =>
    viewEvent({ sessionId, variantId: 'C', timestamp: Date.now() - 60_000 + ++minute, ...changes })
  const click = (text: string, category: string, changes = {}) =>
    at({ type: 'button_click', text, category, ...changes })
  const funnelEvent = (eventType: string) =>
    at({ type: undefined, eventType, pageUrl: '/waitlist', userType: 'creators' })
  await sendEvents(running, [
    at({}),
    click('Learn More', 'navigation'),
    at({ pageUrl: '/about' }),
    at({ type: 'scroll_depth', scrollDepth: 25, pageUrl: '/about' }),
    at({ type: 'scroll_depth', scrollDepth: 100, pageUrl: '/about' }),
    at({ type: 'time_on_page', timeOnPage: 30, pageUrl: '/about' }),
    at({ type: 'time_on_page', timeOnPage: 12, pageUrl: '/about' }),
    at({ type: undefined, eventType: 'waitlist_click', buttonText: 'Join', location: 'hero' }),
    click('Join', 'cta', { pageUrl: '/about' }),
    at({ pageUrl: '/waitlist' }),
    funnelEvent('poll_start'),
    funnelEvent('form_submit'),
    funnelEvent('conversion'),
  ])
}

test('a visit appears in the analytics report with the right numbers', async () => {
  await visit('one')
  await visit('two')
  const report = await get<AnalyticsReport>('analytics?window=24h')
  expect(report.overview).toEqual({
    views: { count: 6, before: 0 },
    visitors: { count: 1, before: 0 },
    sessions: { count: 2, before: 0 },
    clicks: { count: 4, before: 0 },
    conversions: { count: 2, before: 0 },
  })
  expect(report.pages).toEqual(['/', '/about', '/waitlist'].map((page) => ({ page, count: 2, before: 0 })))
  expect(report.variants).toEqual([{ variant: 'C', views: 6, clicks: 2, conversions: 2 }])
  expect(report.calls).toEqual([{ variant: 'C', text: 'Join', location: 'hero', clicks: 2 }])
  const visitsAt = (steps: AnalyticsReport['funnel']) => steps.map(({ step, sessions }) => [step, sessions])
  expect(visitsAt(report.funnel)).toEqual([
    ['sessions', 2],
    ['waitlist_click', 2],
    ['poll_start', 2],
    ['poll_complete', 2],
    ['conversion', 2],
  ])
  expect(visitsAt(report.sideSteps)).toEqual([
    ['poll_step', 0],
    ['og_badge_shown', 0],
    ['form_submit', 2],
  ])
  expect(report.engagement.scroll).toEqual([
    { depth: 25, count: 2 },
    { depth: 50, count: 0 },
    { depth: 75, count: 0 },
    { depth: 100, count: 2 },
  ])
  expect(report.engagement.pages[1]).toEqual({ page: '/about', views: 2, secondsPerView: 42, reachedEnd: 2 })
  expect(report.points).toHaveLength(24)
  expect(report.points.reduce((sum, { views }) => sum + views, 0)).toBe(6)
  expect(report.isEmpty).toBe(false)
})

test('no funnel step is larger than the one before, whatever path visits take and earlier releases counted', async () => {
  await visit('whole')
  const funnelEvent = (sessionId: string, eventType: string) =>
    viewEvent({ sessionId, type: undefined, eventType, pageUrl: '/waitlist' })
  await sendEvents(running, [
    viewEvent({ sessionId: 'straight', pageUrl: '/waitlist' }),
    funnelEvent('straight', 'poll_start'),
    viewEvent({ sessionId: 'lost', pageUrl: '/waitlist' }),
    funnelEvent('lost', 'conversion'),
    viewEvent({ sessionId: 'only-looks' }),
  ])
  // As counted by an earlier release, which counted each step separately.
  await running.database.db.execute(sql`
    insert into analytics_counters (kind, grain, start, key, count, total)
    select 'funnel', grain, date_trunc(grain, now(), 'UTC'), 'poll_complete', 2, 0
    from unnest(array['hour', 'day']) as grain
    on conflict (kind, grain, start, key) do update set count = analytics_counters.count + 2`)
  const { funnel } = await get<AnalyticsReport>('analytics?window=24h')
  expect(funnel.map(({ step, sessions }) => [step, sessions])).toEqual([
    ['sessions', 4],
    ['waitlist_click', 4],
    ['poll_start', 4],
    ['poll_complete', 4],
    ['conversion', 2],
  ])
})

test('a visit appears in the button report with the right numbers', async () => {
  await visit('one')
  const report = await get<ButtonReport>('buttons?window=7d')
  expect(report).toMatchObject({
    totalClicks: 2,
    totalSessions: 1,
    buttonCounts: { Join_cta: 1, 'Learn More_navigation': 1 },
    categoryCounts: { cta: 1, navigation: 1 },
    pageCounts: { '/': 1, '/about': 1 },
    topTransitions: [
      { from: '/', to: '/about', count: 1 },
      { from: '/about', to: '/waitlist', count: 1 },
    ],
  })
  expect(report.recentSessions).toMatchObject([{ sessionId: 'one' }])
  expect(report.recentSessions[0]?.steps.map(({ type, page, name }) => [type, page, name])).toEqual([
    ['page_view', '/', ''],
    ['button_click', '/', 'Learn More'],
    ['page_view', '/about', ''],
    ['waitlist_click', '/', ''],
    ['button_click', '/about', 'Join'],
    ['page_view', '/waitlist', ''],
    ['poll_start', '/waitlist', ''],
    ['form_submit', '/waitlist', ''],
    ['conversion', '/waitlist', ''],
  ])
})

test('each window is compared with the previous one', async () => {
  await visit('one')
  await running.database.transaction(rollUp)
  const inADay = Date.now() + dayMs
  const { overview } = await readAnalyticsReport(running.database.db, { window: '24h' }, inADay)
  expect(overview.views).toEqual({ count: 0, before: 3 })
  const month = await readAnalyticsReport(running.database.db, { window: '30d' }, inADay)
  expect(month.overview.views).toEqual({ count: 3, before: 0 })
  expect(month.points).toHaveLength(30)
})

test('reports say so when nothing has been counted yet', async () => {
  expect(await get<AnalyticsReport>('analytics')).toMatchObject({ isEmpty: true, window: '24h' })
  expect(await get<ButtonReport>('buttons')).toMatchObject({
    isEmpty: true,
    lastUpdated: null,
    recentSessions: [],
  })
})

test('rejected events are counted by day and reason', async () => {
  await sendEvents(running, [viewEvent({ timestamp: 0 }), viewEvent({ pageUrl: '/admin' })])
  const { refusals } = await get<AnalyticsReport>('analytics')
  expect(refusals.map(({ reason, count }) => [reason, count])).toEqual(
    expect.arrayContaining([
      ['too old', 1],
      ['untracked page', 1],
    ]),
  )
})

test('rejects an unknown window', async () => {
  expect((await running.app.request('/api/admin/analytics?window=1y', { headers })).status).toBe(400)
})

test('clearing deletes everything and is recorded in the audit log', async () => {
  await visit('one')
  const response = await running.app.request('/api/admin/analytics', { method: 'DELETE', headers })
  expect(response.status).toBe(204)
  expect(await get<AnalyticsReport>('analytics')).toMatchObject({
    isEmpty: true,
    overview: { views: { count: 0 } },
  })
  const [newest] = await listAudit(running.database.db, { limit: 1 })
  expect(newest).toMatchObject({ action: 'analytics_cleared', actorEmail: 'admin@crovest.local' })
  await visit('two')
  expect((await get<AnalyticsReport>('analytics')).overview.visitors.count).toBe(1)
})

test('exports the newest thousand events, or all with all=1', async () => {
  for (let batch = 0; batch < 21; batch++)
    await sendEvents(
      running,
      Array.from({ length: 50 }, (_, index) => viewEvent({ timestamp: Date.now() - batch * 50 - index })),
    )
  const newest = await running.app.request('/api/admin/analytics/export.json', { headers })
  expect(newest.headers.get('content-disposition')).toMatch(/filename="analytics_\d{4}-\d\d-\d\d\.json"/)
  const { events } = (await newest.json()) as { events: { id: string; timestamp: number; pageUrl: string }[] }
  expect(events).toHaveLength(1000)
  expect(events.map(({ timestamp }) => timestamp)).toEqual(
    events.map(({ timestamp }) => timestamp).toSorted((a, b) => b - a),
  )
  const all = await get<{ events: { id: string }[] }>('analytics/export.json?all=1')
  expect(new Set(all.events.map(({ id }) => id)).size).toBe(1050)
})

test('a stored script is returned as plain text', async () => {
  const script = '<script>alert(1)</script>'
  await sendEvents(running, [viewEvent({ type: 'button_click', text: script, category: 'cta' })])
  const response = await running.app.request('/api/admin/buttons', { headers })
  expect(response.headers.get('content-type')).toContain('application/json')
  expect(((await response.json()) as ButtonReport).topButtons[0]?.name).toBe(script)
})

test('the report says where visits came from, where they began and ended, and with which devices', async () => {
  const iPhone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
  const linked = { sessionId: 'linked', referrer: 'https://News.example/post?id=1' }
  await sendEvents(
    running,
    [
      viewEvent({ ...linked, timestamp: Date.now() - 2000 }),
      viewEvent({ ...linked, pageUrl: '/about', referrer: 'https://elsewhere.example/' }),
    ],
    { 'user-agent': iPhone },
  )
  const campaign = { utmSource: 'letter', utmMedium: 'email', utmCampaign: 'november' }
  await sendEvents(running, [viewEvent({ sessionId: 'tagged', pageUrl: '/faq', ...campaign })])
  await sendEvents(running, [viewEvent({ sessionId: 'direct' })])

  const { visits } = await get<AnalyticsReport>('analytics?window=24h')
  const counts = (list: { name: string; count: number }[]) =>
    Object.fromEntries(list.map(({ name, count }) => [name, count]))
  expect(visits.known.count).toBe(3)
  expect(visits.bounces.count).toBe(2)
  expect(counts(visits.sources)).toEqual({ 'news.example': 1, letter: 1, Direct: 1 })
  expect(visits.campaigns).toEqual([
    { source: 'letter', medium: 'email', campaign: 'november', count: 1, before: 0 },
  ])
  expect(counts(visits.entryPages)).toEqual({ '/': 2, '/faq': 1 })
  expect(counts(visits.exitPages)).toEqual({ '/': 1, '/about': 1, '/faq': 1 })
  expect(counts(visits.devices)).toEqual({ phone: 1, desktop: 2 })
  expect(counts(visits.browsers)).toMatchObject({ Safari: 1 })
})

test('visits are counted by country if the operator has a list, and the list filters', async () => {
  const withList = running.appWith({ findCountry: () => 'DE' })
  const body = JSON.stringify({ events: [viewEvent()] })
  const stored = await withList.request('/api/analytics', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  })
  expect(stored.status).toBe(202)
  await sendEvents(running, [viewEvent({ sessionId: 'elsewhere' })])
  const whole = await get<AnalyticsReport>('analytics?window=24h')
  expect(whole.visits.countries).toEqual([{ name: 'DE', count: 1, before: 0 }])
  const german = await get<AnalyticsReport>('analytics?window=24h&country=DE')
  expect(german.overview.sessions).toEqual({ count: 1, before: 0 })
})
