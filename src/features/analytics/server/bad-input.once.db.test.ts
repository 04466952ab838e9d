import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sendEvents, viewEvent } from '#testing/analytics-events.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { dayMs } from '#platform/common/durations.ts'
import { clearAnalytics } from './events.store.ts'
import { rollUp } from './roll-up.store.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000' })
})
afterAll(() => running.close())
beforeEach(() => clearAnalytics(running.database.db))

const send = (...events: unknown[]) => sendEvents(running, events)
const stored = async () =>
  (await running.database.pool.query<{ id: string }>('select id from analytics_events')).rows

test.each([
  ['no id', { id: undefined }],
  ['an id that is not a UUID', { id: '1; drop table' }],
  ['no kind', { type: undefined }],
  ['an unknown kind', { type: 'win' }],
  ['an unknown kind of funnel event', { eventType: 'win' }],
  ['a NUL in its text', { tabName: 'a\0b' }],
  ['an unpaired surrogate', { buttonText: '\ud800' }],
  ['too long a text', { location: 'x'.repeat(501) }],
  ['a time that is not a number', { timestamp: 'now' }],
  ['a step that is not a number', { stepNumber: 1.5 }],
  ['an invalid scroll depth', { scrollDepth: 33 }],
  ['an unknown category', { category: 'mine' }],
  ['a session id with a quote in it', { sessionId: "'; drop table x --" }],
  ['too long a session id', { sessionId: 'x'.repeat(101) }],
  ['an infinite time on page', { timeOnPage: 1e9 }],
])('rejects an event with %s', async (_, changes) => {
  expect((await send(viewEvent(changes))).status).toBe(400)
  expect(await stored()).toEqual([])
})

test('a name that ends mid-character is counted under its complete characters', async () => {
  const name = `${'a'.repeat(99)}😀`
  const response = await send(viewEvent({ type: 'button_click', name }))
  expect([response.status, await response.json()]).toMatchObject([202, { accepted: 1 }])
  await running.database.transaction(rollUp)
  const { rows } = await running.database.pool.query<{ key: string }>(
    "select distinct key from analytics_counters where key like '%aaa%'",
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const { key } of rows) expect(key.isWellFormed()).toBe(true)
})

test('an invalid event does not affect the rest of its batch', async () => {
  const good = viewEvent()
  const response = await send(viewEvent({ type: 'win' }), good, 7, null, [])
  expect(response.status).toBe(202)
  expect(await response.json()).toEqual({
    received: 5,
    accepted: 1,
    refused: Array.from({ length: 4 }, () => ({ id: null, reason: 'invalid' })),
  })
  expect(await stored()).toEqual([{ id: good.id }])
})

const year = 365 * dayMs
test.each([
  ['from 2010', { timestamp: Date.UTC(2010, 0, 1) }, 'too old'],
  ['from 1970', { timestamp: 0 }, 'too old'],
  ['from next year', { timestamp: Date.now() + year }, 'from the future'],
  ['beyond the range of dates', { timestamp: Number.MAX_SAFE_INTEGER }, 'from the future'],
  ['from the admin area', { pageUrl: '/admin?tab=forms' }, 'untracked page'],
  ['from the sign-in', { pageUrl: 'https://crovest.example/login' }, 'untracked page'],
])('an event %s is not counted', async (_, changes, reason) => {
  const event = viewEvent(changes)
  const response = await send(event)
  expect(response.status).toBe(202)
  expect(await response.json()).toMatchObject({ accepted: 0, refused: [{ id: event.id, reason }] })
  expect(await stored()).toEqual([])
})

test('a crawler gets the usual response and is not counted', async () => {
  const response = await sendEvents(running, [viewEvent()], {
    'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  })
  expect(await response.json()).toMatchObject({ accepted: 0, refused: [{ reason: 'bot' }] })
})

test('accepts up to a hundred events per request', async () => {
  const hundred = Array.from({ length: 100 }, () => viewEvent())
  expect((await send(...hundred)).status).toBe(202)
  expect((await send(...hundred, viewEvent())).status).toBe(400)
})

test('rejects a one-megabyte body before parsing it', async () => {
  const body = JSON.stringify({ events: [viewEvent({ text: 'x'.repeat(1_000_000) })] })
  const response = await running.app.request('/api/analytics', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'content-length': String(body.length) },
  })
  expect(response.status).toBe(413)
})

test.each([{}, { events: 'many' }, { events: {} }, [], null])('rejects %j as a batch', async (body) => {
  expect((await running.post('/api/analytics', body)).status).toBe(400)
})

test('an empty batch is accepted and changes nothing', async () => {
  expect(await (await send()).json()).toEqual({ received: 0, accepted: 0, refused: [] })
})

test('a stolen session id only adds to that session', async () => {
  await sendEvents(running, [viewEvent({ sessionId: 'mine' })], { 'user-agent': 'curl/8.5.0' })
  await sendEvents(running, [viewEvent({ sessionId: 'mine' })], { 'user-agent': 'node' })
  await running.database.transaction(rollUp)
  const { rows } = await running.database.pool.query('select id from analytics_sessions')
  expect(rows).toEqual([{ id: 'mine' }])
})

test('a flood of made-up names counts as one name', async () => {
  const presses = Array.from({ length: 400 }, (_, index) =>
    viewEvent({ type: 'button_click', text: `made up ${index}` }),
  )
  for (let start = 0; start < 400; start += 100) await send(...presses.slice(start, start + 100))
  await running.database.transaction(rollUp)
  const { rows } = await running.database.pool.query<{ key: string }>(
    "select key from analytics_counters where kind = 'button' and grain = 'day'",
  )
  expect(rows.length).toBeLessThanOrEqual(301)
  expect(rows.some(({ key }) => key.startsWith('(other)'))).toBe(true)
})

test('a flooding client gets a Retry-After and others are unaffected', async () => {
  const strict = await startTestApp({ RATE_LIMIT_SCALE: '0.05' })
  try {
    const from = (remoteAddress: string) =>
      strict.app.request(
        '/api/analytics',
        {
          method: 'POST',
          body: JSON.stringify({ events: [viewEvent()] }),
          headers: { 'content-type': 'application/json' },
        },
        { incoming: { socket: { remoteAddress } } },
      )
    const responses = []
    for (let count = 0; count < 8; count++) responses.push(await from('203.0.113.1'))
    expect(responses.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202, 202, 429, 429])
    expect(Number(responses.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await from('203.0.113.2')).status).toBe(202)
  } finally {
    await strict.close()
  }
})
