import { afterEach, expect, test } from 'vitest'
import { refusalReasons } from '#features/analytics/contract/collection.ts'
import { requestAs } from '#testing/request-as.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { fillDemo } from './demo.ts'

const started: TestApp[] = []
const start = async (settings: Record<string, string> = {}) => {
  const running = await startTestApp({ RATE_LIMIT_SCALE: '1000', ...settings })
  started.push(running)
  return running
}
afterEach(async () => {
  await Promise.all(started.splice(0).map((running) => running.close()))
})

const now = Date.parse('2026-03-04T12:00:00Z')

test('the demo fills an empty database with a month of data', async () => {
  const running = await start()
  const lines = await fillDemo(running, now)
  expect(lines.join('\n')).toMatch(/24 scripts.*\n.*184 waitlist entries.*\n.*1800 visits/s)

  const ask = await requestAs(running, 'admin')
  const { body } = await ask('GET', 'overview')
  expect(body.counts).toEqual({
    waitlist: 184,
    contact: 46,
    newsletter: 131,
    feedback: 38,
    other: 33,
    spam: 17,
  })
  for (const amount of Object.values(body.waitlistStatuses)) expect(amount).toBeGreaterThan(5)
  expect(body.unreadContacts).toBeGreaterThan(0)
  expect(body.recent.waitlist[0]).toMatchObject({
    source: 'demo',
    email: expect.stringMatching(/@demo\.example$/),
  })
  expect(await (await running.app.request('/api/projects?limit=3')).json()).toMatchObject({
    items: [{ creatorName: expect.stringMatching(/\(demo\)$/) }, {}, {}],
  })

  const { pool } = running.database
  const { rows: written } = await pool.query<{ kind: string; text: string }>(
    "select kind, text from conversation_messages union all select 'contact', message from contact_submissions where not is_spam union all select 'feedback', message from feedback_submissions",
  )
  expect(written.filter(({ kind }) => kind === 'reply').length).toBeGreaterThan(10)
  const texts = written.map(({ text }) => text)
  expect(texts).toEqual([...new Set(texts)])
  // This is said only to a message that no other reply fits.
  for (const text of texts) expect(text).not.toContain('Thank you for writing!')
  // The experiment shows the same visits and conversions as the analytics.
  const { rows: shown } = await pool.query<{ visits: number; conversions: number }>(
    'select sum(visits)::int as visits, sum(conversions)::int as conversions from experiment_days',
  )
  const { rows: stored } = await pool.query(
    "select count(*)::int as visits, count(*) filter (where converts)::int as conversions from (select bool_or(type = 'conversion') as converts from analytics_events group by session_id having min(happened_at)::date between '2026-02-11' and '2026-03-03') as visits",
  )
  expect(shown[0]?.visits).toBeGreaterThan(300)
  expect(shown).toEqual(stored)

  const held = (await ask('GET', 'launch/referrals')).body.items as {
    holdReason: string
    createdAt: string
  }[]
  expect(new Set(held.map(({ holdReason }) => holdReason))).toEqual(
    new Set(['self-referral', 'plus-address', 'burst']),
  )
  for (const { createdAt } of held) expect(Date.parse(createdAt)).toBeLessThanOrEqual(now)
  expect((await ask('GET', 'launch/referrals?state=counted')).body.items.length).toBeGreaterThan(10)
  const analytics = (await ask('GET', 'analytics?from=2026-02-03&to=2026-03-04')).body
  const rejected = new Set(analytics.refusals.map(({ reason }: { reason: string }) => reason))
  expect(rejected).toEqual(new Set(refusalReasons))

  const { rows: links } = await pool.query(
    'select expires_at > created_at and created_at > last_opened_at is not true as works from analytics_share_links where created_at < $1',
    [new Date(now)],
  )
  expect(links).toEqual([{ works: true }, { works: true }, { works: true }])

  await expect(fillDemo(running, now)).rejects.toThrow('already exists')
})
