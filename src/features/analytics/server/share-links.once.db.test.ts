import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sendEvents, viewEvent } from '#testing/analytics-events.ts'
import { cookieOf } from '#testing/sign-in.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { dayMs } from '#platform/common/durations.ts'
import type { ShareLink } from '../contract/share-links.ts'
import { deleteExpiredAnalytics } from './analytics-cleanup.ts'

let running: TestApp
let headers: Record<string, string>
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000' })
  headers = { ...(await cookieOf(running, 'associate')), 'content-type': 'application/json' }
  await sendEvents(running, [
    viewEvent({ sessionId: 'secret-linked', referrer: 'https://news.example/' }),
    viewEvent({ sessionId: 'secret-direct', pageUrl: '/about' }),
  ])
})
afterAll(() => running.close())
beforeEach(() => running.database.pool.query('delete from analytics_share_links'))

const ask = (path: string, method = 'GET', body?: unknown) =>
  running.app.request(`/api/admin/analytics/share-links${path}`, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
const list = async () => ((await (await ask('')).json()) as { items: ShareLink[] }).items

async function share(query: object, days = 7) {
  const response = await ask('', 'POST', { query, days })
  expect(response.status).toBe(201)
  const { id, url } = (await response.json()) as { id: string; url: string }
  return { id, path: new URL(url).pathname }
}
const open = async (path: string) => {
  const response = await running.app.request(path)
  return { response, page: await response.text() }
}

test('a link shows exactly its report, without sessions, visitors online or the team', async () => {
  const { path } = await share({ window: '7d', source: 'news.example' })
  // Nothing in the URL changes the report.
  for (const query of ['', '?source=Direct&window=30d&from=2026-01-01&to=2026-01-02']) {
    const { response, page } = await open(path + query)
    expect(response.status).toBe(200)
    expect(page).toContain('Last 7 days')
    expect(page).toContain('Source: news.example')
    expect(page).not.toMatch(/Direct|\/about|secret-|online|associate@|<script/)
    expect(page).toContain('<meta name="robots" content="noindex" />')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-store',
    })
  }
  const other = await share({ from: '2026-01-01', to: '2026-01-02' })
  expect((await open(other.path)).page).toContain('1–2 Jan 2026 (UTC)')
  expect((await open(other.path)).page).not.toContain('news.example')
})

test('the token opens no other route', async () => {
  const { path } = await share({ window: '24h' })
  const token = path.split('/').at(-1)!
  for (const route of [
    '/api/admin/analytics',
    '/api/admin/analytics/live',
    '/api/admin/analytics/share-links',
  ])
    for (const given of [
      { authorization: `Bearer ${token}` },
      { cookie: `better-auth.session_token=${token}` },
    ])
      expect((await running.app.request(route, { headers: given })).status).toBe(401)
})

test('only the hash of the token is stored', async () => {
  const { id, path } = await share({ window: '24h' })
  const token = path.split('/').at(-1)!
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  const { rows } = await running.database.pool.query('select * from analytics_share_links')
  expect(rows).toMatchObject([{ id, token_hash: createHash('sha256').update(token).digest('base64url') }])
  const audit = await running.database.pool.query('select details::text from audit_entries')
  expect(JSON.stringify([rows, audit.rows])).not.toContain(token)
})

test('unknown, malformed, expired and revoked links get the same response', async () => {
  const [expired, revoked] = [await share({ window: '24h' }), await share({ window: '24h' })]
  await running.database.pool.query(
    "update analytics_share_links set expires_at = now() - interval '1 second' where id = $1",
    [expired.id],
  )
  expect((await list()).map(({ id }) => id)).toEqual([revoked.id])
  expect((await ask(`/${revoked.id}`, 'DELETE')).status).toBe(204)
  expect((await ask(`/${revoked.id}`, 'DELETE')).status).toBe(404)
  const unknown = `/api/shared-reports/${'A'.repeat(43)}`
  const answers = await Promise.all(
    [unknown, `${unknown}%20${'x'.repeat(2000)}`, '/api/shared-reports/%F0', expired.path, revoked.path].map(
      async (path) => {
        const { response, page } = await open(path)
        const named = [...response.headers].filter(([name]) => !['ratelimit', 'x-request-id'].includes(name))
        return { status: response.status, page, headers: named }
      },
    ),
  )
  expect(answers[0]).toMatchObject({ status: 404, page: expect.stringContaining('doesn’t work') as string })
  for (const answer of answers) expect(answer).toEqual(answers[0])
  await deleteExpiredAnalytics(running)()
  expect((await running.database.pool.query('select 1 from analytics_share_links')).rows).toEqual([])
})

test('the team sees who made a link and when it was last opened, and the audit log has both changes', async () => {
  const { id, path } = await share({ window: '30d', page: '/about' }, 90)
  const [made] = await list()
  expect(made).toMatchObject({
    id,
    createdBy: 'associate@crovest.local',
    lastOpenedAt: null,
    query: { window: '30d', page: '/about' },
  })
  const days = (Date.parse(made!.expiresAt) - Date.parse(made!.createdAt)) / dayMs
  expect(Math.round(days)).toBe(90)
  await open(path)
  expect((await list())[0]!.lastOpenedAt).not.toBeNull()
  await ask(`/${id}`, 'DELETE')
  const { rows } = await running.database.pool.query(
    'select action, actor_email from audit_entries where subject = $1 order by happened_at',
    [`report-link/${id}`],
  )
  expect(rows).toEqual([
    { action: 'report_shared', actor_email: 'associate@crovest.local' },
    { action: 'report_unshared', actor_email: 'associate@crovest.local' },
  ])
})

test('a link needs a known number of days and a valid report', async () => {
  for (const body of [
    { query: { window: '7d' }, days: 8 },
    { query: { window: '1y' }, days: 7 },
    { query: { from: '2026-01-02', to: '2026-01-01' }, days: 7 },
    { query: { source: 'a\0b' }, days: 7 },
    { days: 7 },
  ])
    expect((await ask('', 'POST', body)).status).toBe(400)
})

test('opening links is rate limited per client', async () => {
  const strict = running.appWith({ config: { ...running.config, rateLimitScale: 1 } })
  const statuses = []
  for (let count = 0; count < 40; count++)
    statuses.push((await strict.request('/api/shared-reports/unknown')).status)
  expect([statuses[0], statuses.at(-1)]).toEqual([404, 429])
})
