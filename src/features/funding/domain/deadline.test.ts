import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hourMs, minuteMs } from '#platform/common/durations.ts'
import { deadlineInstant, isTimeZone, latestDeadline, localDeadline } from './deadline.ts'

const at = (date: string, time: string, timeZone: string) => {
  const moment = deadlineInstant({ date, time, timeZone })
  return moment === undefined ? undefined : new Date(moment).toISOString()
}

test.each([
  ['2026-07-01', '18:00', 'Europe/Berlin', '2026-07-01T16:00:00.000Z'],
  ['2026-12-01', '18:00', 'Europe/Berlin', '2026-12-01T17:00:00.000Z'],
  ['2026-12-01', '18:00', 'America/New_York', '2026-12-01T23:00:00.000Z'],
  ['2026-12-01', '18:00', 'Asia/Kolkata', '2026-12-01T12:30:00.000Z'],
  ['2026-12-01', '00:00', 'Pacific/Kiritimati', '2026-11-30T10:00:00.000Z'],
])('%s %s in %s is %s', (date, time, timeZone, expected) => {
  expect(at(date, time, timeZone)).toBe(expected)
})

test('a time that the clocks skip is an hour later', () => {
  expect(at('2026-03-29', '02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z')
  expect(at('2026-03-08', '02:30', 'America/New_York')).toBe('2026-03-08T07:30:00.000Z')
})

test('a time that happens twice is the first of the two', () => {
  expect(at('2026-10-25', '02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z')
  expect(at('2026-11-01', '01:30', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z')
})

test.each([
  ['2026-02-31', '10:00', 'UTC'],
  ['2026-02-01', '24:00', 'UTC'],
  ['tomorrow', '10:00', 'UTC'],
  ['2026-02-01', '10:00', 'Mars/Olympus'],
])('%s %s in %s does not exist', (date, time, timeZone) => {
  expect(at(date, time, timeZone)).toBeUndefined()
})

test('28 days across a clock change end at the same time of day', () => {
  const start = Date.parse('2026-10-10T10:00:00Z')
  expect(localDeadline(start, 'Europe/Berlin').time).toBe('12:00')
  const end = latestDeadline(start, 'Europe/Berlin')
  expect(new Date(end).toISOString()).toBe('2026-11-07T11:00:00.000Z')
})

test('a moment turned into local time and back is the same minute, except when the hour repeats', () => {
  const zones = fc.constantFrom(
    'Europe/Berlin',
    'America/New_York',
    'Australia/Lord_Howe',
    'Asia/Kolkata',
    'UTC',
  )
  const minutes = fc.integer({ min: Date.UTC(2025, 0) / minuteMs, max: Date.UTC(2030, 0) / minuteMs })
  expect(() =>
    fc.assert(
      fc.property(minutes, zones, (minute, timeZone) => {
        const moment = minute * minuteMs
        const again = deadlineInstant(localDeadline(moment, timeZone))
        const isRepeated = again !== undefined && moment > again && moment - again <= hourMs
        return again === moment || isRepeated
      }),
    ),
  ).not.toThrow()
})

test('an unknown zone is recognized', () => {
  expect(isTimeZone('Europe/Berlin')).toBe(true)
  expect(isTimeZone('')).toBe(false)
})

test.each([
  ['12026-12-01', '18:00'],
  ['2026-12-011', '18:00'],
  ['2026-12-01', '118:00'],
  ['2026-12-01', '18:000'],
])('%s %s is not a date and time', (date, time) => {
  expect(at(date, time, 'UTC')).toBeUndefined()
})

test('an unknown time zone counts as UTC', () => {
  const now = Date.parse('2026-06-01T12:00:00Z')
  expect(latestDeadline(now, 'Mars')).toBe(latestDeadline(now, 'UTC'))
})
