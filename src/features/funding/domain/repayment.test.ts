import { expect, test } from 'vitest'
import {
  capOf,
  correctionEnd,
  dueAt,
  listMonths,
  monthEnd,
  repaymentEnd,
  reportStatus,
  shareOf,
} from './repayment.ts'

const day = (text: string) => Date.parse(`${text}T16:00:00Z`)

test('a month ends on the day of the deadline, or on the last day of a shorter month', () => {
  expect(monthEnd(day('2026-11-30'), 3)).toBe(day('2027-02-28'))
  expect(monthEnd(day('2026-08-31'), 9)).toBe(day('2027-05-31'))
  expect(monthEnd(day('2026-01-15'), 3)).toBe(day('2026-04-15'))
  expect(repaymentEnd(day('2026-01-31'))).toBe(day('2026-11-30'))
})

test('a report is expected after its month, late after 14 days, and missing once the campaign is closed', () => {
  const deadline = day('2026-01-15')
  const open = { deadline, isReported: false, isRepaid: false, isClosed: false }
  const at = (text: string) => reportStatus(3, { ...open, now: day(text) })
  expect([at('2026-04-14'), at('2026-04-15'), at('2026-04-28'), at('2026-04-29')]).toEqual([
    'upcoming',
    'open',
    'open',
    'late',
  ])
  const now = day('2026-12-01')
  expect(reportStatus(3, { ...open, now, isClosed: true })).toBe('missing')
  expect(reportStatus(3, { ...open, now, isClosed: true, isReported: true })).toBe('reported')
  expect(reportStatus(3, { ...open, now, isRepaid: true })).toBe('not-needed')
})

test('shares and caps round down, so that a cent is never promised twice', () => {
  expect([shareOf(999, 10), shareOf(1_000_000_000, 40), shareOf(0, 40)]).toEqual([99, 400_000_000, 0])
  expect([capOf(100_001, 150), capOf(5_000_000, 300)]).toEqual([150_001, 15_000_000])
})

test('there are seven months, each due after 14 days and correctable for seven', () => {
  expect(listMonths()).toEqual([3, 4, 5, 6, 7, 8, 9])
  expect(dueAt(day('2026-01-15'), 3)).toBe(day('2026-04-29'))
  expect(correctionEnd(day('2026-04-15'))).toBe(day('2026-04-22'))
})
