import { expect, test } from 'vitest'
import { classifyReplyAge, lateBefore, replyDueAt } from './reply-promise.ts'

// 2026-03-02 is a Monday.
const at = (text: string) => Date.parse(`${text}:00Z`)

test.each([
  ['2026-03-02T09:00', '2026-03-03T09:00'],
  ['2026-03-06T15:00', '2026-03-09T15:00'],
  ['2026-03-07T10:00', '2026-03-10T00:00'],
  ['2026-03-08T23:59', '2026-03-10T00:00'],
])('a message from %s is due at %s', (submitted, due) => {
  expect(replyDueAt(at(submitted))).toBe(at(due))
})

test('a message is on time, then due soon, then late; exactly 24 hours is on time', () => {
  const friday = at('2026-03-06T15:00')
  const state = (now: string) => classifyReplyAge(friday, at(now)).state
  expect(state('2026-03-08T20:00')).toBe('in-time')
  expect(state('2026-03-09T10:00')).toBe('soon')
  expect(state('2026-03-09T15:00')).toBe('soon')
  expect(state('2026-03-09T15:01')).toBe('late')
})

test.each(['2026-03-06T15:00', '2026-03-08T20:00', '2026-03-09T15:01'])(
  'a message is late at %s exactly if it waits since before the returned moment',
  (now) => {
    const limit = lateBefore(at(now))
    expect(classifyReplyAge(limit, at(now)).state).not.toBe('late')
    expect(classifyReplyAge(limit - 60_000, at(now)).state).toBe('late')
  },
)
