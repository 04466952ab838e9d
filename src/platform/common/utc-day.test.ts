import { expect, test } from 'vitest'
import { formatUtcDay, utcDay } from './utc-day.ts'

test('the day of a moment is its day in UTC, whatever the local time zone', () => {
  expect(utcDay(Date.UTC(2026, 2, 29, 23, 59))).toBe('2026-03-29')
  expect(utcDay(new Date('2026-03-29T23:30:00-02:00'))).toBe('2026-03-30')
  expect(formatUtcDay(new Date('2026-03-29T23:30:00-02:00'))).toBe('March 30, 2026')
  expect(formatUtcDay('2026-03-29')).toBe('March 29, 2026')
})
