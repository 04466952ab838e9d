import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sendEvents, viewEvent } from '#testing/analytics-events.ts'
import { cookieOf } from '#testing/sign-in.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { hourMs } from '#platform/common/durations.ts'
import type { LiveCounts } from '../contract/reports.ts'
import { createLiveFeed } from './live-feed.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp()
})
afterAll(() => running.close())

test('pushes the counts on connect and again when they change', async () => {
  const headers = await cookieOf(running, 'associate')
  const response = await running.app.request('/api/admin/analytics/live?window=24h', { headers })
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  const stream = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  const next = async () => {
    for (;;) {
      const { value = '' } = (await stream?.read()) ?? {}
      const data = /^data: (.*)$/m.exec(value)?.[1]
      if (data !== undefined) return JSON.parse(data) as LiveCounts
    }
  }
  expect(await next()).toEqual({ views: 0, visitors: 0, sessions: 0, clicks: 0, conversions: 0 })
  await sendEvents(running, [viewEvent()])
  expect(await next()).toEqual({ views: 1, visitors: 1, sessions: 1, clicks: 0, conversions: 0 })
  await stream?.cancel()
})

test('does not push to a watcher that left while the counts were being read', async () => {
  const live = createLiveFeed({
    database: running.database,
    rollUp: { now: () => Promise.resolve() },
    isStopping: () => false,
  })
  const pushed: string[] = []
  const watch = (window: '24h' | '7d' | '30d', then = () => {}) =>
    live.watch({ window, end: () => {}, send: () => (pushed.push(window), then()) })
  await new Promise<void>((done) => {
    let leaveSecond = () => {}
    // The second watcher leaves while its counts are being read.
    const leaveFirst = watch('24h', () => queueMicrotask(() => leaveSecond()))
    leaveSecond = watch('7d')
    const leaveThird = watch('30d', () => {
      leaveFirst()
      leaveThird()
      done()
    })
  })
  expect(pushed).toEqual(['24h', '30d'])
})

test('counts of the hour that begins during a pass are pushed', async () => {
  const hour = new Date(Math.ceil(Date.now() / hourMs) * hourMs)
  const live = createLiveFeed({
    database: running.database,
    rollUp: {
      async now() {
        vi.setSystemTime(hour)
        await running.database.pool.query(
          `insert into analytics_counters (kind, grain, start, key, count, total)
           values ('total', 'hour', $1, 'conversions', 7, 0),
             ('total', 'day', date_trunc('day', $1::timestamptz, 'UTC'), 'conversions', 7, 0) on conflict do nothing`,
          [hour],
        )
      },
    },
    isStopping: () => false,
  })
  vi.useFakeTimers({ now: hour.getTime() - 1, toFake: ['Date'] })
  try {
    const first = await new Promise<string>((done) => {
      const leave = live.watch({ window: '24h', end: () => {}, send: (text) => (leave(), done(text)) })
    })
    expect(first).toContain('"conversions":7')
  } finally {
    vi.useRealTimers()
  }
})

test('a watcher who joins during a pass starts no second one beside it, which could push older counts last', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    let passes = 0
    let finish = () => {}
    const now = () => new Promise<void>((done) => ((finish = done), passes++))
    const live = createLiveFeed({ database: running.database, rollUp: { now }, isStopping: () => false })
    const watcher = { window: '24h' as const, end: () => {}, send: () => {} }
    const leaveFirst = live.watch(watcher)
    await vi.advanceTimersByTimeAsync(1)
    const leaveSecond = live.watch(watcher)
    await vi.advanceTimersByTimeAsync(1)
    expect(passes).toBe(1)
    leaveFirst()
    leaveSecond()
    finish()
  } finally {
    vi.useRealTimers()
  }
})
