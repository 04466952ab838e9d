import { afterAll, beforeAll, expect, test } from 'vitest'
import { hourMs } from '#platform/common/durations.ts'
import { createSignature } from '#platform/server/signer.ts'
import { requestAs } from '#testing/request-as.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

const secret = 'a secret of the mail service, 32 characters'
let running: TestApp
let admin: Awaited<ReturnType<typeof requestAs>>
let associate: Awaited<ReturnType<typeof requestAs>>
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000', MAIL_EVENTS_SECRET: secret })
  admin = await requestAs(running, 'admin')
  associate = await requestAs(running, 'associate')
})
afterAll(() => running.close())

const content = { subject: 'Hello', body: 'One.\n\nTwo.', list: 'newsletter' }
const add = async () => (await admin('POST', 'broadcasts', content)).body

test('a draft can be written, changed and deleted', async () => {
  const draft = await add()
  expect(draft).toMatchObject({ ...content, status: 'draft', timing: 'once', audience: null })
  const change = { updatedAt: draft.updatedAt, content: { ...content, subject: 'Better' } }
  const changed = await admin('PUT', `broadcasts/${draft.id}`, change)
  expect(changed.body).toMatchObject({ subject: 'Better' })
  expect((await admin('PUT', `broadcasts/${draft.id}`, change)).status).toBe(409)
  expect((await admin('DELETE', `broadcasts/${draft.id}`)).status).toBe(204)
  expect((await admin('DELETE', `broadcasts/${draft.id}`)).status).toBe(404)
})

test('two people who send the same draft send it once', async () => {
  const { id, updatedAt } = await add()
  const send = () => admin('POST', `broadcasts/${id}/schedule`, { updatedAt, scheduledAt: null })
  const statuses = (await Promise.all([send(), send(), send()])).map(({ status }) => status)
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409, 409])
})

test('what is scheduled cannot be edited or deleted, but paused and canceled', async () => {
  const { id, updatedAt } = await add()
  const scheduledAt = new Date(Date.now() + hourMs).toISOString()
  expect((await admin('POST', `broadcasts/${id}/schedule`, { updatedAt, scheduledAt })).body.status).toBe(
    'scheduled',
  )
  expect((await admin('PUT', `broadcasts/${id}`, { updatedAt, content })).status).toBe(409)
  expect((await admin('DELETE', `broadcasts/${id}`)).status).toBe(409)
  expect((await admin('POST', `broadcasts/${id}/resume`)).status).toBe(409)
  expect((await admin('POST', `broadcasts/${id}/pause`)).body.status).toBe('paused')
  expect((await admin('POST', `broadcasts/${id}/stop`)).body.status).toBe('canceled')
  expect((await admin('POST', `broadcasts/${id}/resume`)).status).toBe(409)
})

test.each([
  ['a time in the past', { scheduledAt: '2020-01-01T00:00:00.000Z' }],
  ['a time that is none', { scheduledAt: 'tomorrow' }],
])('refuses %s', async (_, { scheduledAt }) => {
  const { id, updatedAt } = await add()
  expect((await admin('POST', `broadcasts/${id}/schedule`, { updatedAt, scheduledAt })).status).toBe(400)
})

test.each([
  { subject: ' ' },
  { subject: 'a\r\nBcc: eve@example.org' },
  { body: '' },
  { body: 'x'.repeat(10_001) },
  { buttonLabel: 'Join' },
  { buttonLabel: 'Join', buttonUrl: 'javascript:alert(1)' },
  { buttonLabel: 'Join', buttonUrl: '//evil.example' },
  { list: 'everyone' },
  { delayDays: -1 },
])('refuses %j', async (change) => {
  expect((await admin('POST', 'broadcasts', { ...content, ...change })).status).toBe(400)
})

test('the preview shows the email and counts its recipients without storing anything', async () => {
  const before = (await admin('GET', 'broadcasts')).body.items.length
  const preview = await associate('POST', 'broadcasts/preview', {
    ...content,
    body: '<script>alert(1)</script>',
    buttonLabel: 'Join',
    buttonUrl: '/waitlist',
  })
  expect(preview.body.recipients).toBe(0)
  expect(preview.body.html).not.toContain('<script>')
  expect(preview.body.text).toContain(`Join:\n${running.siteUrl}/waitlist`)
  expect((await admin('GET', 'broadcasts')).body.items).toHaveLength(before)
})

test('the mail service reports bounces with a recent signature only', async () => {
  const body = JSON.stringify({ type: 'bounce', email: 'Gone@example.org' }, null, 1)
  const report = (headers: Record<string, string>) =>
    running.app.request('/api/broadcasts/mail-events', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    })
  const signedAt = (ageSeconds: number, text = body) => {
    const timestamp = String(Math.floor(Date.now() / 1000) - ageSeconds)
    const signature = createSignature(secret, `${timestamp}.${text}`, 'base64url')
    return { 'x-timestamp': timestamp, 'x-signature': signature }
  }
  const blocked = async () =>
    (await running.database.pool.query('select email_key, reason from mail_blocks')).rows
  const { 'x-timestamp': now } = signedAt(0)
  for (const headers of [
    {},
    { 'x-signature': createSignature(secret, body, 'base64url') },
    { 'x-timestamp': now, 'x-signature': 'forged' },
    { ...signedAt(301), 'x-timestamp': now },
    signedAt(301),
    signedAt(-310),
    signedAt(0, `${body} `),
  ])
    expect((await report(headers)).status).toBe(401)
  expect(await blocked()).toEqual([])
  const recent = signedAt(0)
  for (const headers of [recent, recent]) expect((await report(headers)).status).toBe(204)
  expect(await blocked()).toEqual([{ email_key: 'gone@example.org', reason: 'bounced' }])
})
