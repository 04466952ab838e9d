import { expect, test } from 'vitest'
import { hourMs } from '#platform/common/durations.ts'
import { businessTimeBetween } from './business-time.ts'

// 2026-03-02 is a Monday.
const at = (text: string) => Date.parse(`${text}:00Z`)
const hours = (count: number) => count * hourMs

test.each([
  ['within one day', '2026-03-02T09:00', '2026-03-02T17:30', 8.5],
  ['over a night', '2026-03-02T20:00', '2026-03-03T08:00', 12],
  ['over a weekend', '2026-03-06T15:00', '2026-03-09T15:00', 24],
  ['on a weekend alone', '2026-03-07T00:00', '2026-03-09T00:00', 0],
  ['from a Saturday into a Monday', '2026-03-07T10:00', '2026-03-09T06:00', 6],
  ['from a Friday into a Sunday', '2026-03-06T22:00', '2026-03-08T12:00', 2],
  ['over three weeks', '2026-03-04T12:00', '2026-03-25T18:00', 3 * 5 * 24 + 6],
  ['over a week that starts on a Sunday', '2026-03-01T12:00', '2026-03-09T01:00', 5 * 24 + 1],
  ['backwards', '2026-03-03T09:00', '2026-03-02T09:00', 0],
])('business time %s', (_, start, end, expected) => {
  expect(businessTimeBetween(at(start), at(end))).toBe(hours(expected))
})
