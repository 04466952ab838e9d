import { afterAll, beforeAll, expect, test } from 'vitest'
import { cookieOf } from '#testing/sign-in.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { maxShareLinks } from '../contract/share-choices.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000' })
})
afterAll(() => running.close())

test('requests at the same time cannot exceed the limit of links, and an expired one makes room', async () => {
  const cookie = await cookieOf(running, 'associate')
  const share = async () => {
    const body = { query: { window: '7d' }, days: 7 }
    return (await running.post('/api/admin/analytics/share-links', body, cookie)).status
  }
  const shareAtOnce = async () => {
    const statuses = await Promise.all(Array.from({ length: 8 }, async () => share()))
    return statuses.toSorted((one, other) => one - other)
  }
  for (let count = 0; count < maxShareLinks - 1; count++) expect(await share()).toBe(201)

  const oneOfEight = [201, ...Array<number>(7).fill(409)]
  expect(await shareAtOnce()).toEqual(oneOfEight)
  await running.database.pool.query(
    `update analytics_share_links set expires_at = now() where id = (select id from analytics_share_links limit 1)`,
  )
  expect(await shareAtOnce()).toEqual(oneOfEight)
})
