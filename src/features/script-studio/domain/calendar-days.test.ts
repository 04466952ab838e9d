import { expect, test } from 'vitest'
import { addDays, addMonths, dayAfterKey, gridOf, monthOf, weekOf } from './calendar-days.ts'

test('days and months are added across the ends of months and years', () => {
  expect([addDays('2026-12-31', 1), addDays('2028-03-01', -1)]).toEqual(['2027-01-01', '2028-02-29'])
  expect([addMonths('2026-01-31', 1), addMonths('2026-01-31', -2)]).toEqual(['2026-02-28', '2025-11-30'])
})

test('a week starts on Sunday', () => {
  expect(weekOf('2026-11-17')).toEqual({ from: '2026-11-15', to: '2026-11-21' })
  expect(weekOf('2026-11-15')).toEqual({ from: '2026-11-15', to: '2026-11-21' })
})

test('the grid of a month has whole weeks', () => {
  expect(monthOf('2026-02-17')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(gridOf('2026-11-17', 'month')).toEqual({ from: '2026-11-01', to: '2026-12-05' })
  expect(gridOf('2026-11-17', 'week')).toEqual(weekOf('2026-11-17'))
})

test.each([
  ['ArrowLeft', '2026-11-16'],
  ['ArrowRight', '2026-11-18'],
  ['ArrowUp', '2026-11-10'],
  ['ArrowDown', '2026-11-24'],
  ['Home', '2026-11-15'],
  ['End', '2026-11-21'],
  ['PageUp', '2026-10-17'],
  ['PageDown', '2026-12-17'],
  ['Enter', undefined],
])('the key %s moves from 17 November 2026 to %s', (key, day) => {
  expect(dayAfterKey('2026-11-17', key)).toBe(day)
})
