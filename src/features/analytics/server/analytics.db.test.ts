import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sendEvents, viewEvent } from '#testing/analytics-events.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { hourMs } from '#platform/common/durations.ts'
import { clearAnalytics } from './events.store.ts'
import { rollUp } from './roll-up.store.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000' })
})
afterAll(() => running.close())
beforeEach(() => clearAnalytics(running.database.db))

const send = (...events: unknown[]) => sendEvents(running, events)
const sendTo = (app: TestApp['app'], events: readonly unknown[]) =>
  app.request('/api/analytics', {
    method: 'POST',
    body: JSON.stringify({ events }),
    headers: { 'content-type': 'application/json' },
  })
const query = async <Row>(text: string, values: unknown[] = []) =>
  (await running.database.pool.query(text, values)).rows as Row[]
const counted = async (kind: string) => {
  await running.database.transaction(rollUp)
  const rows = await query<{ key: string; count: string }>(
    "select key, sum(count) as count from analytics_counters where grain = 'hour' and kind = $1 and key <> 'bounces' group by key",
    [kind],
  )
  return Object.fromEntries(rows.map(({ key, count }) => [key.replaceAll('\n', ' '), Number(count)]))
}

test('stores an event with its step, role, tab and variant', async () => {
  const step = viewEvent({
    type: undefined,
    eventType: 'poll_step',
    pageUrl: '/waitlist',
    variantId: 'C',
    stepNumber: 2,
    role: 'investor',
    tabName: 'Investors',
    location: 'waitlist',
  })
  expect((await send(step)).status).toBe(202)
  expect(await query('select * from analytics_events where id = $1', [step.id])).toMatchObject([
    {
      type: 'poll_step',
      session_id: 'session-1',
      page: '/waitlist',
      variant: 'C',
      step_number: 2,
      role: 'investor',
      tab_name: 'Investors',
      details: { location: 'waitlist' },
    },
  ])
})

test('a repeated batch counts once and its events are reported as duplicates', async () => {
  const batch = [viewEvent(), viewEvent()]
  expect(await (await send(...batch)).json()).toEqual({ received: 2, accepted: 2, refused: [] })
  expect(await (await send(...batch)).json()).toEqual({
    received: 2,
    accepted: 0,
    refused: batch.map(({ id }) => ({ id, reason: 'duplicate' })),
  })
  expect(await counted('total')).toEqual({ views: 2, sessions: 1, visitors: 1 })
  expect(await counted('refusal')).toEqual({ duplicate: 2 })
})

test('concurrent batches with overlapping events count each event once', async () => {
  const shared = viewEvent({ sessionId: 'shared' })
  const second = running.secondApp()
  const posts = Array.from({ length: 40 }, async (_, index) => {
    const events = [shared, viewEvent({ sessionId: `s-${index % 7}` })]
    return sendTo(index % 2 ? running.app : second, events)
  })
  const statuses = (await Promise.all(posts)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([202]))
  expect(await counted('total')).toEqual({ views: 41, sessions: 8, visitors: 1 })
  expect(await counted('refusal')).toEqual({ duplicate: 39 })
  expect(await query('select id from analytics_events')).toHaveLength(41)
})

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36'

test('one IP address with two browsers is two visitors, and only hashes are stored', async () => {
  await sendEvents(running, [viewEvent()], {
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  })
  await sendEvents(running, [viewEvent()], { 'user-agent': chrome })
  await sendEvents(running, [viewEvent()], { 'user-agent': chrome })
  expect(await counted('total')).toMatchObject({ visitors: 2, views: 3, sessions: 1 })
  const visitors = await query<{ visitor: string }>('select visitor from analytics_visitors')
  expect(visitors.every(({ visitor }) => /^[\w-]{16}$/.test(visitor))).toBe(true)
})

test('a session that spans batches is counted step by step', async () => {
  await send(viewEvent({ sessionId: 'mover' }))
  await send(viewEvent({ sessionId: 'mover', pageUrl: '/about' }))
  await send(viewEvent({ sessionId: 'mover', pageUrl: '/waitlist', timestamp: Date.now() + 1 }))
  expect(await counted('transition')).toEqual({ '1 / /about': 1, '2 /about /waitlist': 1 })
  expect(await counted('total')).toMatchObject({ sessions: 1 })
})

test('a session that moves between processes counts once, even after a clear', async () => {
  const pages = ['/', '/about', '/contact', '/waitlist']
  const second = running.secondApp()
  const walk = async () => {
    for (const [index, pageUrl] of pages.entries()) {
      const event = viewEvent({ sessionId: 'traveler', pageUrl, timestamp: Date.now() + index })
      expect((await sendTo(index % 2 ? second : running.app, [event])).status).toBe(202)
    }
    expect(await counted('total')).toEqual({ views: 4, sessions: 1, visitors: 1 })
    expect(await counted('transition')).toEqual({
      '1 / /about': 1,
      '2 /about /contact': 1,
      '3 /contact /waitlist': 1,
    })
  }
  await walk()
  await clearAnalytics(running.database.db)
  await walk()
})

test('stores events in the partition of their day', async () => {
  await send(viewEvent(), viewEvent({ timestamp: Date.now() - 20 * hourMs }))
  const places = await query<{ place: string }>(
    'select distinct tableoid::regclass::text as place from analytics_events',
  )
  for (const { place } of places) expect(place).toMatch(/^analytics_events_\d{8}$/)
})

test('a roll-up that fails loses nothing, and the next one counts everything once', async () => {
  // First, because the server counts what is sent a second later.
  await query("alter table analytics_counters add constraint broken check (kind <> 'type') not valid")
  try {
    await send(viewEvent())
    await expect(running.database.transaction(rollUp)).rejects.toThrow('broken')
    expect((await send(viewEvent())).status).toBe(202)
  } finally {
    await query('alter table analytics_counters drop constraint broken')
  }
  expect(await counted('total')).toEqual({ views: 2, sessions: 1, visitors: 1 })
  expect(await running.database.transaction(rollUp)).toBe('nothing')
})
