import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { connectionTestPaths } from '../contract/connection-test.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp()
})
afterAll(() => running.close())

const post = (path: string) => running.app.request(path, { method: 'POST' })

test.each(Object.values(connectionTestPaths))('%s reports success and the time it took', async (path) => {
  const response = await post(path)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({
    database: running.database.kind,
    milliseconds: expect.any(Number) as number,
  })
})

test('a test leaves no row behind', async () => {
  await post(connectionTestPaths.form)
  const { rows } = await running.database.pool.query('select count(*)::int as count from connection_tests')
  expect(rows).toEqual([{ count: 0 }])
})

test('rate-limits the tests per client', async () => {
  const responses = []
  for (let tries = 0; tries < 6; tries++) responses.push((await post(connectionTestPaths.connection)).status)
  expect(responses.at(-1)).toBe(429)
})
