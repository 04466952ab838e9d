import { expect, test } from 'vitest'
import { arrangeEvent } from './arrange-event.ts'

const now = Date.UTC(2026, 5, 1)
const event = {
  id: '00000000-0000-4000-8000-000000000001',
  eventType: 'poll_step',
  sessionId: 's',
  timestamp: now - 1000,
  pageUrl: 'https://crovest.example/waitlist?tab=investors&email=a@b.c#x',
  buttonText: 'x',
} as const

test('an event keeps its page without query, and what has no column beside it', () => {
  expect(arrangeEvent(event, now)).toMatchObject({
    type: 'poll_step',
    page: '/waitlist',
    details: { eventType: 'poll_step', buttonText: 'x' },
  })
})

test('a clock that is wrong by more than a day is replaced by ours', () => {
  expect(arrangeEvent(event, now).happenedAt).toEqual(new Date(now - 1000))
  expect(arrangeEvent({ ...event, timestamp: 0 }, now).happenedAt).toEqual(new Date(now))
  expect(arrangeEvent({ ...event, timestamp: 9e15 }, now).happenedAt).toEqual(new Date(now))
})
