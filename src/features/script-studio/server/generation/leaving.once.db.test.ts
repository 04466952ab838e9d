import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startModelServer } from '#testing/start-model-server.ts'
import { eventually } from '#testing/eventually.ts'
import { addCreator } from '#testing/studio.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import type { CurrentIdeas } from '../../contract/idea.ts'

let running: TestApp
let model: Awaited<ReturnType<typeof startModelServer>>
beforeAll(async () => {
  model = await startModelServer({ kind: 'silence' })
  running = await startTestApp({
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: model.url,
    // Only the client's disconnect ends the call within the test.
    AI_TIMEOUT_SECONDS: '600',
  })
})
afterAll(async () => {
  await running.close()
  await model.stop()
})

// A callable function times out after 70 seconds.
const wellBeforeItGivesUp = { timeout: 60_000, interval: 50 }

test.each([
  ['/api/callable/generateContent', { data: { prompt: 'Bread' } }],
  ['/api/scripts/custom', { description: 'How I keep a sourdough starter alive' }],
  ['/api/ideas', {}],
])('leaving %s aborts the model call, and it counts as used', async (path, body) => {
  const creator = await addCreator(running)
  const [asked, abandoned] = [model.asked.length, model.abandoned()]
  const leaving = new AbortController()
  const answering = creator.send('POST', path, body, leaving.signal)
  await eventually(() => expect(model.asked.length).toBe(asked + 1))
  leaving.abort()
  await vi.waitFor(() => expect(model.abandoned()).toBe(abandoned + 1), wellBeforeItGivesUp)
  await (await answering).body?.cancel()
  const { body: current } = await creator.ask<CurrentIdeas>('GET', '/api/ideas')
  expect(current.allowance.used).toBe(1)
})
