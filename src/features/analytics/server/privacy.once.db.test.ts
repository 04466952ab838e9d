import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sendEvents, viewEvent } from '#testing/analytics-events.ts'
import { cookieOf } from '#testing/sign-in.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { clearAnalytics } from './events.store.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000' })
})
afterAll(() => running.close())
beforeEach(() => clearAnalytics(running.database.db))

async function countRows() {
  const { rows } = await running.database.pool.query<{ count: string }>(
    'select (select count(*) from analytics_events) + (select count(*) from analytics_counters) as count',
  )
  return Number(rows[0]?.count)
}

test.each([{ dnt: '1' }, { 'sec-gpc': '1' }])(
  'stores nothing from a browser that sends %o',
  async (headers) => {
    const event = viewEvent()
    const response = await sendEvents(running, [event], headers)
    expect([response.status, await response.json()]).toEqual([
      202,
      { received: 1, accepted: 0, refused: [{ id: event.id, reason: 'private' }] },
    ])
    expect(await countRows()).toBe(0)
  },
)

test.each(['user', 'admin'] as const)('stores nothing from a signed-in %s', async (caller) => {
  const headers = await cookieOf(running, caller)
  const response = await sendEvents(running, [viewEvent({ timestamp: Date.now() + 1000 })], headers)
  expect([response.status, await response.json()]).toMatchObject([202, { accepted: 0 }])
  expect(await countRows()).toBe(0)
})

test('events from before signing in still count', async () => {
  const before = viewEvent({ timestamp: Date.now() - 60_000 })
  const after = viewEvent({ timestamp: Date.now() + 60_000 })
  const response = await sendEvents(running, [before, after], await cookieOf(running, 'user'))
  expect(await response.json()).toEqual({
    received: 2,
    accepted: 1,
    refused: [{ id: after.id, reason: 'private' }],
  })
})

test('DNT: 0 does not opt out', async () => {
  const response = await sendEvents(running, [viewEvent()], { dnt: '0' })
  expect(await response.json()).toMatchObject({ accepted: 1 })
})
