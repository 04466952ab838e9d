import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestAs } from '#testing/request-as.ts'
import { cookieOf } from '#testing/sign-in.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let running: TestApp
let ask: Awaited<ReturnType<typeof requestAs>>
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000' })
  ask = await requestAs(running, 'associate')
  const { pool } = running.database
  // Nine rows with three distinct timestamps less than a millisecond apart.
  await pool.query(`
    insert into waitlist_submissions (form_type, user_type, email, email_key, content_type, funding_target, submitted_at, status, notes)
    select 'waitlist', 'creators', 'Person' || n || '@example.org', 'person' || n || '@example.org', 'youtube', '2k-5k',
      timestamptz '2026-03-02 10:00:00+00' + interval '1 microsecond' * (n / 3),
      case when n % 2 = 0 then 'pending' else 'approved' end, case when n = 4 then '100% sure_thing' else '' end
    from generate_series(0, 8) n`)
  await running.post('/api/forms/contact', {
    name: 'Ada',
    email: 'Ada@example.org',
    message: 'First message',
  })
  await running.post('/api/forms/contact', { name: 'Bob', email: 'bob@example.org', message: 'Another' })
  await running.post('/api/forms/newsletter', { email: 'ada@example.org' })
  await running.post('/api/forms/feedback', { rating: 4, message: 'Good tools' })
  await running.post('/api/forms/tool_interest', { tool: 'offer', email: ' ADA@example.org ' })
  for (const [path, body] of Object.entries({
    contact: { name: 'Bot', email: 'ada@example.org', message: 'Buy' },
    newsletter: { email: 'bot@example.org' },
    feedback: { rating: 1, message: 'Buy' },
  }))
    await running.post(`/api/forms/${path}`, { ...body, homepage: 'https://spam.example' })
})
afterAll(() => running.close())

type Item = Record<string, unknown> & { id: string; email: string }
const list = async (query: string) =>
  (await ask('GET', `submissions/${query}`)).body as { items: Item[]; nextCursor: string | null }

async function walk(name: string, query: string) {
  const items: Item[] = []
  let cursor: string | null = ''
  do {
    const page = await list(`${name}?${query}&cursor=${cursor}`)
    items.push(...page.items)
    cursor = page.nextCursor
  } while (cursor)
  return items
}

test.each(['newest', 'oldest', 'email'])(
  'sorted by %s, paging skips and repeats no row, whatever the page size',
  async (sort) => {
    const whole = (await list(`waitlist?limit=100&sort=${sort}`)).items.map(({ id }) => id)
    expect(new Set(whole).size).toBe(9)
    for (const limit of [1, 2, 4, 9])
      expect((await walk('waitlist', `sort=${sort}&limit=${limit}`)).map(({ id }) => id)).toEqual(whole)
  },
)

test('lists the newest first, and can be reversed', async () => {
  const emails = async (sort: string) => (await list(`waitlist?sort=${sort}`)).items.map(({ email }) => email)
  expect((await emails('')).slice(0, 3).toSorted()).toEqual([
    'Person6@example.org',
    'Person7@example.org',
    'Person8@example.org',
  ])
  expect(await emails('oldest')).toEqual((await emails('newest')).toReversed())
  expect((await emails('email'))[0]).toBe('Person0@example.org')
})

test('an entry that arrives between two pages does not shift the pages', async () => {
  const first = await list('newsletter?limit=1')
  expect(first.nextCursor).toBeNull()
  const page = await list('contact?limit=1')
  await running.post('/api/forms/contact', { name: 'Late', email: 'late@example.org', message: 'Now' })
  const next = await list(`contact?limit=1&cursor=${page.nextCursor}`)
  expect([page, next].map(({ items }) => items[0]?.['name'])).toEqual(['Bob', 'Ada'])
})

test('an empty filter is ignored', async () => {
  expect((await list('waitlist?limit=&cursor=&q=&status=&sort=')).items).toHaveLength(9)
})

test('a status filters the list and its pages', async () => {
  expect((await walk('waitlist', 'status=approved&limit=3')).map(({ status }) => status)).toEqual(
    Array(4).fill('approved'),
  )
  expect((await list('contact?status=read')).items).toEqual([])
  expect((await list('contact?status=unread')).items.length).toBeGreaterThan(1)
  expect((await list('newsletter?status=unconfirmed')).items.map(({ email }) => email)).toEqual([
    'ada@example.org',
  ])
})

test('search is case-insensitive, matches anywhere and takes wildcards literally', async () => {
  const found = async (name: string, q: string) => (await list(`${name}?q=${encodeURIComponent(q)}`)).items
  expect((await found('waitlist', 'PERSON3')).map(({ email }) => email)).toEqual(['Person3@example.org'])
  expect((await found('waitlist', '100%')).map(({ email }) => email)).toEqual(['Person4@example.org'])
  expect(await found('waitlist', 'e_s')).toEqual([])
  expect(await found('waitlist', '\\')).toEqual([])
  expect(await found('contact', 'first MESS')).toMatchObject([{ name: 'Ada' }])
  expect(await found('other', 'offer')).toMatchObject([{ formType: 'tool_interest' }])
  expect(await found('waitlist', "'; drop table waitlist_submissions; --")).toEqual([])
  const [one] = (await list('waitlist?limit=1')).items
  expect((await found('waitlist', one!.id)).map(({ id }) => id)).toEqual([one!.id])
})

test('the spam list contains spam from every form, and no other list does', async () => {
  const spam = await walk('spam', 'limit=1')
  expect(spam.map(({ collection }) => collection)).toEqual(['feedback', 'newsletter', 'contact'])
  expect(spam.every(({ isSpam, spamReason }) => isSpam && spamReason === 'honeypot')).toBe(true)
  expect((await list('spam?status=too-fast')).items).toEqual([])
  expect((await list('contact?q=Buy')).items).toEqual([])
})

test.each([
  'nothing',
  'waitlist?limit=0',
  'waitlist?limit=101',
  'waitlist?limit=many',
  'waitlist?cursor=nonsense',
  `waitlist?cursor=${Buffer.from('["2026-13-45T10:00:00.000000Z","3f0d3a0e-0000-4000-8000-000000000000"]').toString('base64url')}`,
  `waitlist?cursor=${Buffer.from('["a","b"]').toString('base64url')}`,
  'waitlist?status=read',
  'waitlist?sort=random',
  'feedback?sort=email',
  `waitlist?q=${'x'.repeat(201)}`,
  'waitlist?q=%00',
])('rejects GET submissions/%s', async (query) => {
  expect(await ask('GET', `submissions/${query}`)).toMatchObject({
    status: 400,
    body: { error: { status: 'INVALID_ARGUMENT' } },
  })
})

test('a timeline shows all submissions of a person, however they spelled their address', async () => {
  const { body } = await ask('GET', 'people?email=aDa%40example.org')
  expect(body.lines.map(({ text, detail }: { text: string; detail: string }) => [text, detail])).toEqual([
    ['Wrote to us', 'Marked as spam'],
    [expect.stringContaining('Sent the form'), ''],
    ['Subscribed to the newsletter', expect.any(String)],
    ['Wrote to us', expect.any(String)],
  ])
})

test('stores an address that is too long for an index', async () => {
  const response = await running.post('/api/forms/poll', {
    email: Array.from({ length: 5000 }, (_, n) => String.fromCodePoint(0x4e00 + n)).join(''),
  })
  expect(response.status).toBe(201)
})

test('the overview shows all counts and the newest submissions of each list', async () => {
  const { body } = await ask('GET', 'overview')
  expect(body).toMatchObject({
    counts: { waitlist: 9, contact: 3, newsletter: 1, feedback: 1, other: 2, spam: 3 },
    waitlistStatuses: { pending: 5, approved: 4, rejected: 0, contacted: 0 },
    unreadContacts: 3,
    activeSubscribers: 0,
    unconfirmedSubscribers: 1,
  })
  expect(body.recent.waitlist).toHaveLength(5)
  expect(body.recent.contact[0]).toMatchObject({ name: 'Late', read: false })
})

test('the counts follow every change to the tables, including bulk changes and rollbacks', async () => {
  const { pool } = running.database
  const counts = async () => (await ask('GET', 'overview')).body
  const before = await counts()
  const change = async (statement: string) => void (await pool.query(statement))
  await change(
    `insert into newsletter_subscriptions (email, email_key, status) select 'x' || n, 'x' || n, 'active' from generate_series(1, 50) n`,
  )
  await change(
    `update newsletter_subscriptions set status = 'inactive' where email_key in ('x1', 'x2', 'x3')`,
  )
  await change(`update newsletter_subscriptions set is_spam = true where email_key = 'x4'`)
  await change(`begin; delete from newsletter_subscriptions; rollback`)
  const after = await counts()
  expect(after.counts).toEqual({
    ...before.counts,
    newsletter: before.counts.newsletter + 49,
    spam: before.counts.spam + 1,
  })
  expect(after.activeSubscribers).toBe(before.activeSubscribers + 46)
  await change(`delete from newsletter_subscriptions where email_key like 'x%'`)
  expect(await counts()).toEqual(before)
})

test('a database failure during the overview is reported without an unhandled rejection', async () => {
  const { database } = running
  let asked = 0
  const unhandled: unknown[] = []
  const note = (reason: unknown) => void unhandled.push(reason)
  process.on('unhandledRejection', note)
  try {
    const headers = await cookieOf(running, 'associate')
    let isBroken = false
    const db = new Proxy(database.db, {
      get(target, name) {
        if (!isBroken) return Reflect.get(target, name) as unknown
        asked++
        throw new Error(`${String(name)} failed`)
      },
    })
    const app = running.appWith({ database: { ...database, db } })
    isBroken = true
    expect((await app.request('/api/admin/overview', { headers })).status).toBe(500)
    expect(asked).toBeGreaterThan(1)
    // Node reports unhandled rejections after the microtask queue is drained.
    await new Promise(setImmediate)
    expect(unhandled).toEqual([])
  } finally {
    process.off('unhandledRejection', note)
  }
})
