import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { cookieOf } from '#testing/sign-in.ts'
import { startModelServer } from '#testing/start-model-server.ts'
import { addCreator } from '#testing/studio.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let running: TestApp
let model: Awaited<ReturnType<typeof startModelServer>>
beforeAll(async () => {
  model = await startModelServer({ kind: 'silence' })
  running = await startTestApp({
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: model.url,
    AI_TIMEOUT_SECONDS: '600',
  })
})
afterAll(async () => {
  await running.close()
  await model.stop()
})

const streams = [
  { path: '/api/video-generator/events', caller: 'user' },
  { path: '/api/admin/analytics/live?window=24h', caller: 'admin' },
] as const

test.each(streams)('$path allows five streams per user', async ({ path, caller }) => {
  const headers = await cookieOf(running, caller)
  const open = async () => running.app.request(path, { headers })
  const responses = await Promise.all(Array.from({ length: 5 }, open))
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  const refused = await open()
  expect(refused.status).toBe(429)
  expect(await refused.json()).toMatchObject({ error: { status: 'RESOURCE_EXHAUSTED' } })
  const others = await cookieOf(running, 'associate')
  const other = await running.app.request('/api/video-generator/events', { headers: others })
  expect(other.status).toBe(200)
  await Promise.all([other, ...responses.slice(1)].map(async ({ body }) => body?.cancel()))
  await eventually(async () => {
    const again = await open()
    await again.body?.cancel()
    expect(again.status).toBe(200)
  })
  await responses[0]?.body?.cancel()
})

test('a creator may have five generations at a time; a sixth is rejected and not counted', async () => {
  const creator = await addCreator(running)
  const responses = await Promise.all(
    Array.from({ length: 5 }, async () => creator.send('POST', '/api/ideas', {})),
  )
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect((await creator.send('POST', '/api/ideas', {})).status).toBe(429)
  expect((await creator.ask('GET', '/api/ideas')).body).toMatchObject({ allowance: { used: 5 } })
  await Promise.all(responses.map(async ({ body }) => body?.cancel()))
})
