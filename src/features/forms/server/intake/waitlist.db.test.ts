import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ErrorEnvelope } from '#platform/common/errors.ts'
import { waitForMails } from '#testing/mailed-token.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '100' })
})
afterAll(() => running.close())

const creator = { userType: 'creators', contentType: 'film', fundingTarget: '5k-15k' }
const join = async (body: object, headers: Record<string, string> = {}) =>
  running.post('/api/forms/waitlist', body, headers)
const rows = async (email: string) =>
  (
    await running.database.pool.query<Record<string, unknown>>(
      'select * from waitlist_submissions where email_key = lower($1) order by submitted_at',
      [email],
    )
  ).rows
const messageOf = async (response: Response) => ((await response.json()) as { message: string }).message

test.each([
  ['creators', { contentType: 'youtube', fundingTarget: '50k-plus' }],
  ['investors', { investorType: 'micro-vc', checkSize: '1m-plus' }],
  ['backers', { contributionSize: 'under-50', returnModel: 'mix' }],
])('stores one of the %s as pending and responds with thanks', async (userType, choices) => {
  const email = `${userType}@Example.org`
  const response = await join({ userType, ...choices, email })
  expect(response.status).toBe(201)
  expect(await messageOf(response)).toBe(
    `Thank you for joining the ${userType} waitlist! We'll be in touch soon.`,
  )
  const snakeCase = Object.entries(choices).map(([name, value]) => [
    name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    value,
  ])
  expect(await rows(email)).toMatchObject([
    {
      ...Object.fromEntries(snakeCase),
      user_type: userType,
      email,
      form_type: 'waitlist',
      status: 'pending',
      source: 'website',
      notes: '',
      is_spam: false,
    },
  ])
})

test('infers a missing audience from the fields', async () => {
  await join({ contributionSize: '1k-5k', returnModel: 'roi', email: 'nameless@example.org' })
  expect(await rows('nameless@example.org')).toMatchObject([{ user_type: 'backers' }])
})

test('a visitor who joins twice, in any spelling, is stored once and gets the same response', async () => {
  const first = await join({ ...creator, email: 'Twice@example.org' })
  const second = await join({ ...creator, contentType: 'music', email: ' twice@EXAMPLE.org ' })
  expect([first.status, second.status]).toEqual([201, 201])
  expect(await first.text()).toBe(await second.text())
  expect(await rows('twice@example.org')).toMatchObject([{ content_type: 'film' }])
})

test('one person can join the waitlists of two audiences', async () => {
  await join({ ...creator, email: 'both@example.org' })
  await join({
    userType: 'investors',
    investorType: 'angel',
    checkSize: '100k-250k',
    email: 'both@example.org',
  })
  expect(await rows('both@example.org')).toHaveLength(2)
})

test('the same key is one row and one response, even for concurrent requests', async () => {
  const headers = { 'idempotency-key': 'k-1' }
  const tries = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      join({ ...creator, email: 'key@example.org', sentAt: Date.now() + index }, headers),
    ),
  )
  expect(tries.map(({ status }) => status)).toEqual(Array(8).fill(201))
  expect(await rows('key@example.org')).toHaveLength(1)
})

test('rejects a key that was used for something else, and stores nothing', async () => {
  const headers = { 'idempotency-key': 'k-2' }
  expect((await join({ ...creator, email: 'first@example.org' }, headers)).status).toBe(201)
  const second = await join({ ...creator, email: 'second@example.org' }, headers)
  expect(second.status).toBe(422)
  const { error } = (await second.json()) as ErrorEnvelope
  expect(error).toMatchObject({
    status: 'INVALID_ARGUMENT',
    message: 'This Idempotency-Key was already used for a different submission. Please use a new one.',
  })
  expect(await rows('second@example.org')).toEqual([])
})

test('a key can be reused after 24 hours', async () => {
  const headers = { 'idempotency-key': 'k-3' }
  await join({ ...creator, email: 'monday@example.org' }, headers)
  await running.database.pool.query(
    "update waitlist_submissions set submitted_at = now() - interval '25 hours' where email_key = 'monday@example.org'",
  )
  await join({ ...creator, email: 'tuesday@example.org' }, headers)
  expect(await rows('tuesday@example.org')).toHaveLength(1)
})

test('rejects a key that is too long', async () => {
  const response = await join({ ...creator, email: 'k@example.org' }, { 'idempotency-key': 'x'.repeat(256) })
  expect(response.status).toBe(400)
  const { error } = (await response.json()) as ErrorEnvelope
  expect(error.details?.fields).toHaveProperty('Idempotency-Key')
})

test('reports every missing or invalid field', async () => {
  const response = await join({ userType: 'creators', contentType: 'opera', email: 'nobody' })
  expect(response.status).toBe(400)
  const { error } = (await response.json()) as ErrorEnvelope
  expect(error.details?.fields).toEqual({
    contentType: 'Please choose one of the options.',
    fundingTarget: 'Please choose one of the options.',
    email: 'Please enter a valid email address.',
  })
})

test.each([{}, { userType: 'brands' }, { userType: null, email: 'a@example.org' }])(
  'rejects an unknown audience: %j',
  async (body) => {
    const response = await join(body)
    expect(response.status).toBe(400)
    const { error } = (await response.json()) as ErrorEnvelope
    expect(error.details?.fields).toEqual({ userType: 'Please choose creators, investors or backers.' })
  },
)

test('ignores unknown fields', async () => {
  const extra = { status: 'approved', isSpam: true, id: 'x', notes: 'please', source: 'elsewhere' }
  expect((await join({ ...creator, email: 'extra@example.org', ...extra })).status).toBe(201)
  expect(await rows('extra@example.org')).toMatchObject([
    { status: 'pending', is_spam: false, notes: '', source: 'website' },
  ])
})

test.each([
  ['honeypot', () => ({ homepage: 'https://spam.example' })],
  ['too-fast', () => ({ shownAt: Date.now() })],
])('a likely bot (%s) is stored as spam and sees the same success', async (reason, trap) => {
  const email = `${reason}@example.org`
  const trapped = await join({ ...creator, email, ...trap() })
  const honest = await join({ ...creator, email, shownAt: Date.now() - 60_000 })
  expect(trapped.status).toBe(201)
  expect(await trapped.text()).toBe(await honest.text())
  expect(await rows(email)).toMatchObject([{ is_spam: true, spam_reason: reason }, { is_spam: false }])
})

test('the button behind the emailed link confirms an address permanently', async () => {
  await running.startBackgroundJobs()
  await join({ ...creator, email: 'confirm@example.org' })
  expect(await rows('confirm@example.org')).toMatchObject([{ status: 'pending', confirmed_at: null }])
  const [mail] = await waitForMails(running, 'confirm@example.org', 1)
  const link = new URL(/http\S+confirmation\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  const path = link.pathname + link.search
  expect(await (await running.app.request(path)).text()).toContain('Confirm email address</button>')
  expect(await rows('confirm@example.org')).toMatchObject([{ confirmed_at: null }])
  expect((await running.app.request(path, { method: 'POST' })).status).toBe(200)
  const [confirmed] = await rows('confirm@example.org')
  expect(confirmed).toMatchObject({ status: 'pending', confirmed_at: expect.any(Date) as Date })
  expect((await running.app.request(path, { method: 'POST' })).status).toBe(200)
  expect(await rows('confirm@example.org')).toEqual([confirmed])
})

test('rejects a forged confirmation or one from the newsletter', async () => {
  await join({ ...creator, email: 'not-mine@example.org' })
  const [entry] = await rows('not-mine@example.org')
  const soon = new Date(Date.now() + 60_000)
  for (const token of [
    running.signer.signUntil('newsletter-confirmation:', String(entry?.id), soon),
    running.signer.signUntil('waitlist-confirmation:', String(entry?.id), new Date(Date.now() - 1000)),
    running.signer.signUntil('waitlist-confirmation:', crypto.randomUUID(), soon),
    `${String(entry?.id)}.99999999999.x`,
  ]) {
    const path = `/api/forms/waitlist/confirmation?token=${encodeURIComponent(token)}`
    expect((await running.app.request(path, { method: 'POST' })).status).toBe(404)
  }
  expect(await rows('not-mine@example.org')).toMatchObject([{ confirmed_at: null }])
})

test('an entry stored by an older process counts as confirmed, ours does not', async () => {
  const older = 'older-process@example.org'
  await running.database.pool.query(
    `insert into waitlist_submissions (form_type, user_type, email, email_key) values ('waitlist', 'backers', $1, $1)`,
    [older],
  )
  expect(await rows(older)).toMatchObject([{ confirmed_at: expect.any(Date) as Date }])
  await join({ ...creator, email: 'newer-process@example.org' })
  await join(
    { ...creator, email: 'newer-process-key@example.org' },
    { 'idempotency-key': 'a-key-of-its-own' },
  )
  for (const email of ['newer-process@example.org', 'newer-process-key@example.org'])
    expect(await rows(email)).toMatchObject([{ confirmed_at: null }])
})

test('the public count names people with a confirmed address, and only from 25 on', async () => {
  const add = (from: number, to: number) =>
    running.database.pool.query(
      `insert into waitlist_submissions (form_type, user_type, email, email_key, confirmed_at)
       select 'waitlist', audience, n || '@count.example', n || '@count.example', now()
       from generate_series($1::int, $2::int) n, unnest(array['creators', 'backers']) audience`,
      [from, to],
    )
  const countIn = async (app: { request: typeof running.app.request }) =>
    ((await (await app.request('/api/forms/waitlist/count')).json()) as { count: number | null }).count
  await running.database.pool.query('update waitlist_submissions set confirmed_at = null')
  await add(1, 24)
  expect(await countIn(running.app)).toBe(null)
  await add(25, 25)
  expect(await countIn(running.secondApp())).toBe(25)
})
