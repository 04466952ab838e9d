import { afterEach, expect, test } from 'vitest'
import { checkCaps } from '#features/funding/server.ts'
import { checkBooks } from '#features/ledger/server.ts'
import { requestAs } from '#testing/request-as.ts'
import { runDemoCommand } from '#testing/run-demo-command.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { fillDemo, removeDemo } from './demo.ts'

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

/** Every row of every product table, except rate limits, counters and what the launch keeps without names. */
async function dump({ database: { pool } }: TestApp) {
  const { rows: tables } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('rate_limits', 'submission_counts', 'launch_members', 'launch_line_counts', 'launch_credits') order by 1",
  )
  const content: Record<string, unknown> = {}
  for (const { name } of tables)
    content[name] = (
      await pool.query(`select to_jsonb(t) as row from "${name}" t order by to_jsonb(t)::text`)
    ).rows
  return content
}

const countEntries = async ({ database: { pool } }: TestApp) =>
  (await pool.query('select from ledger_entries')).rowCount

// The command is a process of its own, which could not open an embedded database beside this one.
test('a second filling writes the same rows, and the command refuses a third and removes only the demo', async () => {
  const [first, running] = [await start(), await start()]
  const { environment } = running
  const folder = running.config.dataDir
  const before = await dump(running)
  for (const app of [first, running]) await fillDemo(app, now)
  const { waitlist_submissions, content_ideas, analytics_events } = await dump(running)
  expect(await dump(first)).toMatchObject({ waitlist_submissions, content_ideas, analytics_events })
  expect(await runDemoCommand(folder, environment)).toMatchObject({
    code: 1,
    said: expect.stringContaining('already exists') as string,
  })

  await running.post('/api/forms/newsletter', { email: 'ada@example.org' })
  const message = { name: 'demo', email: 'ada@example.org', message: 'x', source: 'demo' }
  await running.post('/api/forms/contact', message)
  const removal = await runDemoCommand(folder, environment, '--remove')
  expect(removal.said).toMatch(
    /^Removed \d{4,} rows of demo data\.\nThe referral ledger keeps its rows, without names\.\n$/,
  )
  const { counts } = (await (await requestAs(running, 'admin'))('GET', 'overview')).body
  expect(counts).toMatchObject({ waitlist: 0, contact: 1, newsletter: 1 })
  expect(await removeDemo(running)).toEqual({ removed: 0, kept: [] })

  await running.database.pool.query(
    "delete from contact_submissions; delete from newsletter_subscriptions; delete from sessions; delete from audit_entries where action = 'team_sign_in'; update users set last_login_at = null where role <> 'user'",
  )
  expect(await dump(running)).toEqual(before)
})

test('the demo never mixes with real data', async () => {
  const running = await start()
  await running.post('/api/forms/newsletter', { email: 'ada@example.org' })
  const before = await dump(running)
  await expect(fillDemo(running, now)).rejects.toThrow('only into an empty database, and forms has 1 rows')
  expect(await dump(running)).toEqual(before)
})

test('on a site with test money one campaign is funded and pays back, and the books balance', async () => {
  const running = await start({ FUNDING_MODE: 'sandbox' })
  // Filled again after it was removed, beside the entries that the ledger keeps.
  for (let time = 0; time < 2; time++) {
    const lines = await fillDemo(running, Date.now())
    expect(lines.at(-1)).toContain('11 pledges and 2 revenue reports')
    const ask = await requestAs(running, 'admin')
    const { items } = (await ask('GET', 'repayments')).body
    expect(items).toHaveLength(1)
    const { repayment, reports, slug } = items[0]
    const statuses = repayment.months.map(({ status }: { status: string }) => status)
    expect(statuses.slice(0, 4)).toEqual(['reported', 'reported', 'late', 'upcoming'])
    const shared = reports.map(({ sharedMinor }: { sharedMinor: number }) => sharedMinor)
    expect(repayment.repaidMinor).toBe(shared[0] + shared[1])
    const money = await running.app.request(`/api/campaigns/${slug}/money`)
    expect(await money.json()).toMatchObject({
      heldMinor: 0,
      repayment: { repaidMinor: repayment.repaidMinor },
    })
    expect((await checkBooks(running.database)).faults).toEqual([])
    expect(await checkCaps(running.database.db)).toEqual([])
    const before = await countEntries(running)
    const { removed, kept } = await removeDemo(running)
    expect(removed).toBeGreaterThan(3000)
    expect(kept).toEqual([
      expect.stringContaining('The ledger keeps its entries'),
      expect.stringContaining('The referral ledger'),
    ])
    expect(before).toBeGreaterThan(0)
    expect(await countEntries(running)).toBe(before)
  }
})
