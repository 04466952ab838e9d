import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { cookieOf } from '#testing/sign-in.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '100' })
})
afterAll(() => running.close())

const streams = [
  { path: '/api/video-generator/events', caller: 'user' },
  { path: '/api/admin/analytics/live?window=24h', caller: 'admin' },
] as const

test.each(streams)('$path ends within a minute after its session', async ({ path, caller }) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const headers = await cookieOf(running, caller)
    const response = await running.app.request(path, { headers })
    expect(response.status).toBe(200)
    let hasEnded = false
    const reading = response.text().then(() => (hasEnded = true))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(hasEnded).toBe(false)
    expect((await running.post('/api/auth/sign-out', {}, headers)).status).toBe(200)
    await vi.advanceTimersByTimeAsync(60_000)
    await reading
    expect(hasEnded).toBe(true)
  } finally {
    vi.useRealTimers()
  }
})
