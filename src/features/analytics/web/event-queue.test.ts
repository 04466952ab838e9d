import { expect, test } from 'vitest'
import type { AnalyticsEvent } from '../contract/events.ts'
import { createEventQueue } from './event-queue.ts'
import { asksNotToBeTracked } from './track.ts'

const event = (number: number): AnalyticsEvent => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  eventType: 'waitlist_click',
  sessionId: 's',
  timestamp: number,
  pageUrl: '/',
})

function openQueue(answers: ('taken' | 'refused' | 'unreachable')[] = []) {
  const sent: number[][] = []
  const timers: (() => void)[] = []
  const queue = createEventQueue({
    send: (events) => {
      sent.push(events.map((entry) => entry.timestamp))
      return Promise.resolve(answers.shift() ?? 'taken')
    },
    wait: (work, milliseconds) => {
      expect(milliseconds).toBe(30_000)
      timers.push(work)
    },
  })
  return { queue, sent, timers }
}

test('ten events are sent at once, fewer after half a minute', () => {
  const { queue, sent, timers } = openQueue()
  for (let number = 1; number <= 11; number++) queue.add(event(number))
  expect(sent).toEqual([[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]])
  for (const timer of timers) timer()
  expect(sent.at(-1)).toEqual([11])
})

test('what could not be sent is sent again, in order, before what came later', async () => {
  const { queue, sent } = openQueue(['unreachable'])
  queue.add(event(1))
  await queue.flush()
  queue.add(event(2))
  await queue.flush()
  expect(sent).toEqual([[1], [1, 2]])
})

test('what the server refuses does not block the rest', async () => {
  const { queue, sent } = openQueue(['refused'])
  queue.add(event(1))
  await queue.flush()
  queue.add(event(2))
  await queue.flush()
  expect(sent).toEqual([[1], [2]])
})

test('nothing is sent when there is nothing', async () => {
  const { queue, sent } = openQueue()
  await queue.flush()
  expect(sent).toEqual([])
})

test('a visitor who asks not to be followed is not', () => {
  expect(asksNotToBeTracked({ doNotTrack: '1' })).toBe(true)
  expect(asksNotToBeTracked({ globalPrivacyControl: true })).toBe(true)
  expect(asksNotToBeTracked({ doNotTrack: null })).toBe(false)
})
