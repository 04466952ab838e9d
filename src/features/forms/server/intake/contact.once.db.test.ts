import { afterAll, beforeAll, expect, test } from 'vitest'
import { brand } from '#platform/common/brand.ts'
import type { ErrorEnvelope } from '#platform/common/errors.ts'
import { eventually } from '#testing/eventually.ts'
import { readOutbox } from '#testing/read-outbox.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '100' })
  await running.startBackgroundJobs()
})
afterAll(() => running.close())

const send = (body: object, headers: Record<string, string> = {}) =>
  running.post('/api/forms/contact', body, headers)
const rows = async (email: string) =>
  (
    await running.database.pool.query<Record<string, unknown>>(
      'select * from contact_submissions where email = $1 order by submitted_at',
      [email],
    )
  ).rows
const mailsTo = (address: string) => readOutbox(running.config.dataDir, address)
const mailsAbout = async (sender: string) =>
  (await mailsTo(brand.contact.general)).filter(({ replyTo }) =>
    replyTo?.some(({ address }) => address === sender),
  )

test('a message is stored, sent to the team and acknowledged without quoting the sender', async () => {
  const typed = { name: 'Ada 👩‍🎤', email: 'ada@example.org', message: 'Grüße\n\nشكرا 🎬' }
  const response = await send(typed)
  expect(response.status).toBe(201)
  expect(await response.json()).toEqual({
    message: "Thank you for your message! We'll get back to you soon.",
  })
  expect(await rows('ada@example.org')).toMatchObject([
    { ...typed, form_type: 'contact', status: 'new', source: 'website', read: false, read_at: null },
  ])
  await eventually(async () => {
    expect(await mailsAbout('ada@example.org')).toHaveLength(1)
    expect(await mailsTo('ada@example.org')).toHaveLength(1)
  })
  const [notice] = await mailsAbout('ada@example.org')
  expect(notice?.subject).toContain(typed.name)
  expect(notice?.text).toContain(typed.message)
  const [acknowledgement] = await mailsTo('ada@example.org')
  const text = `${acknowledgement?.subject} ${acknowledgement?.text}`
  expect(text).not.toMatch(/Ada|Grüße|شكرا|🎬|👩/u)
})

test('two messages in one day are two rows and one acknowledgement', async () => {
  const message = { name: 'Grace', email: 'grace@example.org', message: 'Hello' }
  await send(message)
  await send(message)
  await eventually(async () => expect(await mailsAbout('grace@example.org')).toHaveLength(2))
  await eventually(async () => expect(await unfinishedJobs()).toBe(0))
  expect(await rows('grace@example.org')).toHaveLength(2)
  expect(await mailsTo('grace@example.org')).toHaveLength(1)
})

test('a message is acknowledged even if a bot used the address before', async () => {
  const message = { name: 'Joan', email: 'joan@example.org', message: 'Hello' }
  await send({ ...message, message: 'Buy', homepage: 'https://spam.example' })
  await send(message)
  await eventually(async () => expect(await mailsTo('joan@example.org')).toHaveLength(1))
})

test('a double click is one row and one email', async () => {
  const message = { name: 'Mary', email: 'mary@example.org', message: 'Hello' }
  const headers = { 'idempotency-key': 'double-click' }
  const responses = await Promise.all([
    send(message, headers),
    send(message, headers),
    send(message, headers),
  ])
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(await rows('mary@example.org')).toHaveLength(1)
  await eventually(async () => expect(await mailsAbout('mary@example.org')).toHaveLength(1))
})

test('two visitors with the same key are both stored', async () => {
  const message = { name: 'Ann', email: 'ann@example.org', message: 'Hello' }
  const sendFrom = (remoteAddress: string) =>
    running.app.request(
      '/api/forms/contact',
      {
        method: 'POST',
        body: JSON.stringify(message),
        headers: { 'content-type': 'application/json', 'idempotency-key': 'everybody-sends-this' },
      },
      { incoming: { socket: { remoteAddress } } },
    )
  for (const address of ['203.0.113.1', '198.51.100.1', '203.0.113.1'])
    expect((await sendFrom(address)).status).toBe(201)
  expect(await rows('ann@example.org')).toHaveLength(2)
})

test('rejects a key that was used for another message', async () => {
  const headers = { 'idempotency-key': 'one-message' }
  const message = { name: 'Eve', email: 'eve@example.org', message: 'Hello' }
  expect((await send(message, headers)).status).toBe(201)
  expect((await send({ ...message, message: 'Something else' }, headers)).status).toBe(422)
  expect(await rows('eve@example.org')).toHaveLength(1)
})

test('spam is stored and sends no email', async () => {
  const spam = { name: 'Bot', email: 'bot@example.org', message: 'Buy', homepage: 'https://spam.example' }
  expect((await send(spam)).status).toBe(201)
  expect(await rows('bot@example.org')).toMatchObject([
    { is_spam: true, spam_reason: 'honeypot', message: 'Buy' },
  ])
  const { rows: jobs } = await running.database.pool.query(
    "select 1 from pgboss.job where name like 'contact-%' and data->>'contactId' = (select id::text from contact_submissions where email = 'bot@example.org')",
  )
  expect(jobs).toEqual([])
})

test('reports every missing field, including blank ones', async () => {
  for (const body of [
    {},
    { name: ' ', email: ' ', message: ' \n ' },
    { name: 5, email: null, message: [] },
  ]) {
    const response = await send(body)
    expect(response.status).toBe(400)
    const { error } = (await response.json()) as ErrorEnvelope
    expect(error.details?.fields).toEqual({
      name: 'Please enter your name.',
      email: 'Please enter a valid email address.',
      message: 'Please enter your message.',
    })
  }
})

async function unfinishedJobs() {
  const { rows: counted } = await running.database.pool.query<{ count: string }>(
    "select count(*) from pgboss.job where name like 'contact-%' and state < 'completed'",
  )
  return Number(counted[0]?.count)
}
