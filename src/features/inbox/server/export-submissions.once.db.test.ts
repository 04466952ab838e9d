import { afterAll, beforeAll, expect, test } from 'vitest'
import { utcDay } from '#platform/common/utc-day.ts'
import { byteOrderMark } from '#platform/common/csv.ts'
import { requestAs } from '#testing/request-as.ts'
import { cookieOf } from '#testing/sign-in.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let running: TestApp
let ask: Awaited<ReturnType<typeof requestAs>>
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000' })
  ask = await requestAs(running, 'admin')
})
afterAll(() => running.close())

const download = (list: string, query = '') => ask('GET', `submissions/${list}/export.csv${query}`)

test('the file is named after list and date and opens as UTF-8', async () => {
  await running.post('/api/forms/contact', {
    name: 'Zoë',
    email: 'zoe@example.org',
    message: 'Grüße\n"quoted"',
  })
  const { status, headers, body } = await download('contact')
  expect([status, body]).toEqual([200, undefined])
  const day = utcDay(new Date())
  expect(headers.get('content-disposition')).toBe(`attachment; filename="contact_${day}.csv"`)
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('cache-control')).toBe('no-store')
  const { text } = await download('contact')
  expect(text.split('\r\n')[0]).toBe(
    '"id","submittedAt","name","email","message","status","read","readAt","formType","source","notes","updatedAt"',
  )
  expect(text).toContain('"Zoë","zoe@example.org","Grüße\n""quoted""","new","false"')
  const raw = await running.app.request('/api/admin/submissions/contact/export.csv', {
    headers: await cookieOf(running, 'admin'),
  })
  expect(
    Buffer.from(await raw.arrayBuffer())
      .subarray(0, 6)
      .toString('utf8'),
  ).toBe(`${byteOrderMark}"id`)
})

test('escapes formulas that visitors typed', async () => {
  const formula = '=HYPERLINK("https://evil.example","Click")'
  await running.post('/api/forms/contact', {
    name: formula,
    email: 'a@example.org',
    message: '@SUM(1)\n+1;-2',
  })
  await running.post('/api/forms/contact', { name: '\u00a0-1', email: '+1@example.org', message: '\t=1' })
  await running.post('/api/forms/poll', { answer: formula })
  const cells = [...(await download('contact')).text.matchAll(/"((?:[^"]|"")*)"(?=,|\r\n)/g)].map(
    ([, cell]) => cell ?? '',
  )
  expect(cells).toContain(`'${formula.replaceAll('"', '""')}`)
  expect(cells).toContain("'@SUM(1)\n'+1;'-2")
  expect(cells).toContain("'+1@example.org")
  expect(cells.filter((cell) => /(^|[\n;])\s*[=+\-@]/.test(cell))).toEqual([])
  expect((await download('other')).text).toContain('""answer"":""=HYPERLINK')
})

test('exports every matching row once across pages', async () => {
  await running.database.pool.query(`
    insert into waitlist_submissions (form_type, user_type, email, email_key, status)
    select 'waitlist', 'backers', n || '@example.org', n || '@example.org', case when n <= 1000 then 'pending' else 'rejected' end
    from generate_series(1, 1203) n`)
  const emails = async (query = '') =>
    [...(await download('waitlist', query)).text.matchAll(/"(\d+@example\.org)"/g)].map(([, email]) => email)
  const all = await emails()
  expect([all.length, new Set(all).size]).toEqual([1203, 1203])
  // Exactly two full pages, to test the end condition.
  expect(await emails('?status=pending')).toHaveLength(1000)
  expect(await emails('?q=1203')).toHaveLength(1)
  expect((await download('waitlist', '?status=nonsense')).status).toBe(400)
})

test('each export has an audit entry', async () => {
  await running.database.pool.query('delete from audit_entries')
  await download('newsletter', '?status=active')
  expect((await ask('GET', 'audit')).body.items).toMatchObject([
    {
      action: 'submissions_exported',
      actorEmail: 'admin@crovest.local',
      subject: expect.stringMatching(/^newsletter_\d{4}-\d\d-\d\d\.csv$/),
      details: { status: 'active' },
    },
  ])
})

test('empty lists and spam can be exported', async () => {
  expect((await download('feedback')).text.split('\r\n')).toHaveLength(2)
  await running.post('/api/forms/feedback', { rating: 1, message: '=Buy', homepage: 'x' })
  expect((await download('spam')).text).toContain(`"feedback","honeypot"`)
  expect((await download('nothing')).status).toBe(400)
})
