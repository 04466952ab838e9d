import { expect, test } from 'vitest'
import { minuteMs } from '#platform/common/durations.ts'
import { freshForMs } from './session-times.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute))

test.each([
  { startedAt: 0, confirmedAt: null, now: 1, minutes: 4 },
  { startedAt: 0, confirmedAt: null, now: 5, minutes: 0 },
  { startedAt: 0, confirmedAt: null, now: 59, minutes: 0 },
  { startedAt: 0, confirmedAt: 30, now: 32, minutes: 3 },
  { startedAt: 0, confirmedAt: 30, now: 35, minutes: 0 },
])('a sign-in at $startedAt, confirmed at $confirmedAt, is fresh at $now for $minutes more', (given) => {
  const confirmedAt = given.confirmedAt === null ? null : at(given.confirmedAt)
  expect(freshForMs({ startedAt: at(given.startedAt), confirmedAt }, at(given.now))).toBe(
    given.minutes * minuteMs,
  )
})
