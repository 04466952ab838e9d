import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendEvents, viewEvent } from '#testing/analytics-events.ts'
import { cookieOf } from '#testing/sign-in.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
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
