import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCreator } from '#testing/studio.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { createAllowance } from './allowance.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp({
    RATE_LIMIT_SCALE: '1000',
    AI_DAILY_LIMIT: '3',
    AI_DAILY_LIMIT_UNVERIFIED: '1',
  })
})
afterAll(() => running.close())

test('of many requests at once no more pass than the day allows, and the rest are told when to come back', async () => {
  const creator = await addCreator(running)
  const answers = await Promise.all(
    Array.from({ length: 10 }, async () => creator.send('POST', '/api/ideas', {})),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(3)
  expect(statuses.filter((status) => status === 429)).toHaveLength(7)
  const refused = (await answers.find(({ status }) => status === 429)!.json()) as {
    error: { message: string; details: { resetsAt: string } }
  }
  expect(refused.error.message).toBe(
    'You have used all 3 generations of today. New ones are available after midnight UTC.',
  )
  expect(refused.error.details.resetsAt).toMatch(/T00:00:00.000Z$/)
  await Promise.all(answers.map((answer) => answer.text().catch(() => '')))
})

test('an address that is not confirmed has less, and the next day begins anew', async () => {
  const { rows } = await running.database.pool.query<{ id: string }>('select id from users limit 1')
  const user = { id: rows[0]!.id, emailVerified: false }
  let now = new Date('2030-01-01T23:59:00Z')
  const allowance = createAllowance(running.database.db, { verified: 5, unverified: 1 }, () => now)
  expect((await allowance.take(user)).allowance).toEqual({
    used: 1,
    limit: 1,
    resetsAt: '2030-01-02T00:00:00.000Z',
  })
  await expect(allowance.take(user)).rejects.toMatchObject({
    status: 'RESOURCE_EXHAUSTED',
    details: { retryAfterSeconds: 60, resetsAt: '2030-01-02T00:00:00.000Z' },
  })
  expect((await allowance.take({ ...user, emailVerified: true })).allowance.used).toBe(2)
  now = new Date('2030-01-02T00:00:01Z')
  const { giveBack } = await allowance.take(user)
  await giveBack()
  expect((await allowance.read(user)).used).toBe(0)
})
