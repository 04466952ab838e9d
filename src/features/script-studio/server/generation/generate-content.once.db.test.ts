import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { addUser } from '#testing/sign-in.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import type { CustomReply } from './replies.ts'

let running: TestApp
let headers: Record<string, string>
beforeAll(async () => {
  running = await startTestApp({
    RATE_LIMIT_SCALE: '100',
    AI_DAILY_LIMIT: '3',
    AI_DAILY_LIMIT_UNVERIFIED: '3',
  })
  const { token } = (await (await running.post('/api/auth/token', await addUser(running))).json()) as {
    token: string
  }
  headers = { authorization: `Bearer ${token}` }
})
afterAll(() => running.close())

const call = (data: unknown) => running.post('/api/callable/generateContent', { data }, headers)

test('a program gets a titled script for its prompt and the creator it describes', async () => {
  const answer = await call({
    prompt: 'How I keep a sourdough starter alive',
    profile: { description: 'I bake bread at home', cta: 'Follow for one loaf a week' },
  })
  expect(answer.status).toBe(200)
  const { data } = (await answer.json()) as { data: z.infer<typeof CustomReply> }
  expect(data.title).not.toBe('')
  expect(data.script.hooks).toHaveLength(3)
  expect(JSON.stringify(data.script).toLowerCase()).toContain('sourdough')
  expect(JSON.stringify(data.script)).toContain('one loaf a week')
})

test('a missing, empty or too long prompt is rejected with a message and costs nothing', async () => {
  for (const prompt of [undefined, '  ', 'x'.repeat(2001)])
    expect(await (await call({ prompt })).json()).toMatchObject({ error: { status: 'INVALID_ARGUMENT' } })
})

test('the daily limit applies here too', async () => {
  const statuses = []
  for (let count = 0; count < 3; count++) statuses.push((await call({ prompt: 'Bread' })).status)
  expect(statuses).toEqual([200, 200, 429])
})
