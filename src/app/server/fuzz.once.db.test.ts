import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ApiDocument } from '#testing/fuzz/api-document.ts'
import { fuzzApi } from '#testing/fuzz/fuzz-api.ts'
import { callers } from '#testing/permissions.ts'
import { cookieOf } from '#testing/sign-in.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '100000' })
})
afterAll(() => running.close())

// `npm run fuzz` is the long run.
test('the API responds to any request as its document says', async () => {
  const document = (await (await running.app.request('/api/openapi.json')).json()) as ApiDocument
  const findings = await fuzzApi(
    {
      document,
      ask: async ({ path, ...request }) => running.app.request(path, request),
      sessions: () => Promise.all(callers.map((caller) => cookieOf(running, caller))),
    },
    1000,
    20_261_115,
  )
  expect(findings).toEqual([])
})
