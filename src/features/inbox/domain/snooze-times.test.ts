import { expect, test } from 'vitest'
import { snoozeTimes } from './snooze-times.ts'

test.each([0, 1, 2, 3, 4, 5, 6])('every suggested moment lies in the future, on day %i of a week', (day) => {
  const now = new Date(2026, 2, 1 + day, 23, 30)
  for (const { until } of snoozeTimes(now)) expect(until.getTime()).toBeGreaterThan(now.getTime())
  expect(snoozeTimes(now)[2]?.until.getDay()).toBe(1)
})
