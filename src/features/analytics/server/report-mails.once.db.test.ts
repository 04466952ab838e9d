import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { readOutbox } from '#testing/read-outbox.ts'
import { cookieOf } from '#testing/sign-in.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { dayMs } from '#platform/common/durations.ts'
import { queueReportMails, reportMail, sendReportMail } from './report-mails.ts'

const address = 'associate@crovest.local'
const monday = Date.parse('2026-11-16T07:05:00Z')

let running: TestApp
let headers: Record<string, string>
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000' })
  headers = { ...(await cookieOf(running, 'associate')), 'content-type': 'application/json' }
  await running.database.pool.query(`
    insert into analytics_counters (kind, grain, start, key, count, total)
    select kind, grain, (at || ' 00:00Z')::timestamptz, key, count, 0
    from (values ('2026-11-12', 300), ('2026-11-05', 100), ('2026-11-15', 90), ('2026-11-08', 200),
      ('2026-11-01', 200), ('2026-10-25', 200), ('2026-10-18', 200)) as visits(at, count),
      (values ('total', 'sessions'), ('source', 'news.example')) as kinds(kind, key),
      (values ('hour'), ('day')) as grains(grain)`)
})
afterAll(() => running.close())
beforeEach(async () => {
  const { pool } = running.database
  for (const table of ['analytics_mails', 'analytics_mail_choices']) await pool.query(`delete from ${table}`)
  await pool.query('delete from pgboss.job where name = $1', [reportMail.name])
})

const path = '/api/admin/analytics/mail-choices'
const choose = (weekly: boolean, alerts: boolean) =>
  running.app.request(path, { method: 'PUT', headers, body: JSON.stringify({ weekly, alerts }) })
/** As if chosen a year ago. */
async function chooseEarly(weekly: boolean, alerts: boolean) {
  expect((await choose(weekly, alerts)).status).toBe(200)
  await running.database.pool.query(
    `update analytics_mail_choices set weekly_since = weekly_since - interval '1 year',
       alerts_since = alerts_since - interval '1 year'`,
  )
}
const check = (now = monday) => queueReportMails(running, () => now)()

type Data = Parameters<ReturnType<typeof sendReportMail>>[0]['data']
const queued = async () => {
  const { rows } = await running.database.pool.query<{ data: Data }>(
    'select data from pgboss.job where name = $1 order by created_on',
    [reportMail.name],
  )
  return rows.map(({ data }) => data)
}
const periods = async () => (await queued()).map(({ kind, from, to }) => [kind, from, to])

test('the switches are off until a team member turns them on', async () => {
  const read = async () => (await running.app.request(path, { headers })).json()
  expect(await read()).toEqual({ weekly: false, alerts: false })
  await check()
  expect(await queued()).toEqual([])
  await choose(true, false)
  expect(await read()).toEqual({ weekly: true, alerts: false })
  // Chosen after that Monday, so the next one is the first.
  await check()
  expect(await queued()).toEqual([])
})

test('each person gets one email a week, even if several processes check at the same time', async () => {
  await chooseEarly(true, false)
  await Promise.all([check(), check(), check(monday + dayMs)])
  await check(monday + 6 * dayMs)
  expect(await periods()).toEqual([['weekly', '2026-11-09', '2026-11-15']])
  await check(monday + 7 * dayMs)
  expect(await queued()).toHaveLength(2)
})

test('a check that dies halfway leaves neither the mark nor the email, and the next one sends it', async () => {
  await chooseEarly(true, false)
  const dying = { ...running, jobs: { sendAll: () => Promise.reject(new Error('killed')) } }
  await expect(queueReportMails(dying, () => monday)()).rejects.toThrow('killed')
  expect(await queued()).toEqual([])
  await check()
  expect(await queued()).toHaveLength(1)
})

test('an unusual day is reported once, to those who want it', async () => {
  await chooseEarly(false, true)
  await Promise.all([check(), check()])
  expect(await periods()).toEqual([['alerts', '2026-11-15', '2026-11-15']])
  await check(monday + dayMs)
  expect(await queued()).toHaveLength(1)
})

test('someone who left the team or changed their mind gets no email', async () => {
  const { pool, db } = running.database
  await chooseEarly(true, true)
  await check()
  const sent: string[] = []
  const mail = {
    send: ({ to }: { to: string }) => Promise.resolve(void sent.push(to)),
    close: () => Promise.resolve(),
  }
  const deliver = async (changes: object = {}) => {
    for (const data of await queued())
      await sendReportMail({ ...running, db, mail, ...changes })({ id: 'job', data })
    return sent.splice(0)
  }
  expect(await deliver({ teamList: { roleOf: () => undefined } })).toEqual([])
  expect(await deliver()).toEqual([address, address])
  await pool.query(`update users set role = 'user' where email = $1`, [address])
  expect(await deliver()).toEqual([])
  await check(monday + 7 * dayMs)
  expect(await queued()).toHaveLength(2)
  await pool.query(`update users set role = 'associate' where email = $1`, [address])
  await choose(false, false)
  expect(await deliver()).toEqual([])
})

test('the emails compare the week and name the unusual day, as text and as HTML', async () => {
  await chooseEarly(true, true)
  await check()
  await running.startBackgroundJobs()
  await eventually(async () => expect(await readOutbox(running.config.dataDir, address)).toHaveLength(2))
  const mails = await readOutbox(running.config.dataDir, address)
  const week = mails.find(({ subject }) => subject === 'Last week: 390 visits (+30%)')
  const alert = mails.find(({ subject }) => subject === 'Fewer visits than usual')
  const link = `${running.siteUrl}/admin?tab=analytics&from=2026-11-09&to=2026-11-15`
  for (const part of ['Sessions: 390 (+30%)', 'Conversions: 0 (–)', 'news.example: 390 (+30%)', link])
    expect(week?.text).toContain(part)
  expect(week?.html).toContain('news.example: 390 (+30%)')
  expect(week?.html).toContain(link.replaceAll('&', '&amp;'))
  const about =
    'November 15, 2026 had 90 visits. The same weekday in the four weeks before had 200 on average.'
  expect(alert?.text).toContain(about)
  expect(alert?.html).toContain(about)
})
