import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '100' })
})
afterAll(() => running.close())

const event = (changes: Record<string, unknown> = {}) => ({
  id: crypto.randomUUID(),
  eventType: 'poll_step',
  sessionId: 'session-1',
  timestamp: Date.now(),
  pageUrl: '/waitlist',
  variantId: 'C',
  stepNumber: 2,
  role: 'investor',
  tabName: 'Investors',
  ...changes,
})
const send = (...events: unknown[]) => running.post('/api/analytics', { events })
const stored = async (id: string) =>
  (await running.database.pool.query('select * from analytics_events where id = $1', [id])).rows as unknown[]

test('an event is stored with its step, role, tab and variant', async () => {
  const step = event({ location: 'waitlist' })
  expect((await send(step)).status).toBe(202)
  expect(await stored(step.id)).toMatchObject([
    {
      type: 'poll_step',
      session_id: 'session-1',
      page: '/waitlist',
      variant: 'C',
      step_number: 2,
      role: 'investor',
      tab_name: 'Investors',
      details: { location: 'waitlist' },
    },
  ])
})

test('a batch that is sent twice counts once, and so does an event that stands in it twice', async () => {
  const step = event()
  const answers = [await send(step, step), await send(step, event())]
  expect(answers.map((answer) => answer.status)).toEqual([202, 202])
  expect(await stored(step.id)).toHaveLength(1)
})

test.each([
  ['no id', { id: undefined }],
  ['an id that is no UUID', { id: '1; drop table' }],
  ['no kind', { eventType: undefined }],
  ['an unknown kind of funnel event', { eventType: 'win' }],
  ['a NUL in its text', { tabName: 'a\0b' }],
  ['half a character', { buttonText: '\ud800' }],
  ['a text without end', { location: 'x'.repeat(501) }],
  ['a time that is no number', { timestamp: 'now' }],
  ['a step that is no number', { stepNumber: 1.5 }],
])('an event with %s is refused', async (_, changes) => {
  expect((await send(event(changes))).status).toBe(400)
})

test('a hundred events are taken at once, and not one more', async () => {
  const hundred = Array.from({ length: 100 }, () => event())
  expect((await send(...hundred)).status).toBe(202)
  expect((await send(...hundred, event())).status).toBe(400)
})

test('a time from before the flood does not break the store', async () => {
  const old = event({ timestamp: Number.MAX_SAFE_INTEGER })
  expect((await send(old)).status).toBe(202)
})
