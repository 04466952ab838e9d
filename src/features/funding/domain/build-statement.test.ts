import { expect, test } from 'vitest'
import { buildStatement } from './build-statement.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute))
const entry = (
  key: string,
  kind: string,
  amount: number,
  minute: number,
  reverses: string | null = null,
) => ({
  key,
  kind,
  amount,
  reverses,
  at: at(minute),
})
const report = (id: string, month: number, minute: number) => ({
  id,
  month,
  revenueMinor: 1_000,
  sharedMinor: 100,
  sharePercent: 10,
  createdAt: at(minute),
  reversedAt: null,
  reversalReason: null,
})

test('each line says what is left, and a month without a part is a line too', () => {
  const lines = buildStatement({
    pledgedAt: at(0),
    entries: [
      entry('charge:p', 'charge', -500, 1),
      entry('distribution:a', 'distribution', 60, 2),
      entry('reversal:x', 'reversal', -60, 4, 'distribution:a'),
      entry('distribution:c', 'distribution', 40, 5),
    ],
    reports: [
      { ...report('a', 3, 2), reversedAt: at(4), reversalReason: 'A mistake' },
      report('b', 4, 3),
      report('c', 3, 5),
    ],
    capMinor: 750,
  })
  expect(lines.map((line) => [line.event, line.month, line.outMinor, line.inMinor, line.leftMinor])).toEqual([
    ['pledge', null, 0, 0, 750],
    ['charge', null, 500, 0, 750],
    ['distribution', 3, 0, 60, 690],
    ['distribution', 4, 0, 0, 690],
    ['reversal', 3, 60, 0, 750],
    ['distribution', 3, 0, 40, 710],
  ])
  expect(lines.map(({ reason }) => reason)).toContain('A mistake')
})

test('a refund is on the backer’s side, without anything left to get', () => {
  const entries = [entry('charge:p', 'charge', -500, 1), entry('refund:p', 'refund', 500, 2)]
  const lines = buildStatement({ pledgedAt: at(0), entries, reports: [], capMinor: null })
  expect(lines.at(-1)).toMatchObject({ event: 'refund', inMinor: 500, outMinor: 0, leftMinor: null })
})
