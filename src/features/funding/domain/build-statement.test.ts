import { expect, test } from 'vitest'
import { buildStatement, sumSides } from './build-statement.ts'

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

test('a line explains its report, and other lines have none', () => {
  const entries = [
    entry('charge:p', 'charge', -500, 1),
    entry('distribution:a', 'distribution', 60, 2),
    entry('reversal:x', 'reversal', -60, 4, 'distribution:a'),
  ]
  const reversed = { ...report('a', 3, 2), reversedAt: at(9), reversalReason: 'A mistake' }
  const lines = buildStatement({ pledgedAt: at(0), entries, reports: [reversed], capMinor: 750 })
  const none = { month: null, revenueMinor: null, sharePercent: null, sharedMinor: null, reason: '' }
  const terms = { month: 3, revenueMinor: 1_000, sharePercent: 10, sharedMinor: 100 }
  const time = (minute: number) => at(minute).toISOString()
  expect(lines).toEqual([
    { event: 'pledge', at: time(0), ...none, outMinor: 0, inMinor: 0, leftMinor: 750 },
    { event: 'charge', at: time(1), ...none, outMinor: 500, inMinor: 0, leftMinor: 750 },
    { event: 'distribution', at: time(2), ...terms, outMinor: 0, inMinor: 60, leftMinor: 690, reason: '' },
    {
      event: 'reversal',
      at: time(4),
      ...terms,
      outMinor: 60,
      inMinor: 0,
      leftMinor: 750,
      reason: 'A mistake',
    },
  ])
})

test('a report that was taken back is two lines, also for a backer who got nothing', () => {
  const reversed = { ...report('a', 3, 2), reversedAt: at(9), reversalReason: null }
  const lines = buildStatement({ pledgedAt: at(5), entries: [], reports: [reversed], capMinor: null })
  expect(lines.map(({ event, at: time, reason, leftMinor }) => [event, time, reason, leftMinor])).toEqual([
    ['pledge', at(5).toISOString(), '', null],
    ['distribution', at(2).toISOString(), '', null],
    ['reversal', at(2).toISOString(), '', null],
  ])
})

test('lines are in the order of time, whatever the order of what is given', () => {
  const entries = [
    entry('refund:p', 'refund', 500, 3),
    entry('charge:p', 'charge', -500, 1),
    entry('authorise:p', 'authorise', -500, 0),
  ]
  const reports = [report('b', 4, 8), report('a', 3, 7)]
  const lines = buildStatement({ pledgedAt: at(0), entries, reports, capMinor: 750 })
  expect(lines.map(({ event, month }) => [event, month])).toEqual([
    ['pledge', null],
    ['charge', null],
    ['refund', null],
    ['distribution', 3],
    ['distribution', 4],
  ])
})

test('a chargeback comes after the shares that were paid before it', () => {
  const lines = buildStatement({
    pledgedAt: at(0),
    entries: [
      entry('charge:p', 'charge', -500, 1),
      entry('distribution:a', 'distribution', 60, 2),
      entry('chargeback:p', 'chargeback', 500, 3),
    ],
    reports: [report('a', 3, 2)],
    capMinor: null,
  })
  expect(lines.map(({ event, outMinor, inMinor }) => [event, outMinor, inMinor])).toEqual([
    ['pledge', 0, 0],
    ['charge', 500, 0],
    ['distribution', 0, 60],
    ['chargeback', 0, 500],
  ])
})

test('a chargeback that was reversed is a line of its own', () => {
  const lines = buildStatement({
    pledgedAt: at(0),
    entries: [
      entry('charge:p', 'charge', -500, 1),
      entry('chargeback:p:d', 'chargeback', 500, 2),
      { ...entry('reversal:1', 'reversal', -500, 3), reverses: 'chargeback:p:d' },
    ],
    reports: [],
    capMinor: null,
  })
  expect(lines.map(({ event, outMinor, inMinor }) => [event, outMinor, inMinor])).toEqual([
    ['pledge', 0, 0],
    ['charge', 500, 0],
    ['chargeback', 0, 500],
    ['dispute-won', 500, 0],
  ])
})

test('a payment and its refund come before what followed from them, whatever the clocks said', () => {
  const entries = [
    entry('distribution:a', 'distribution', 60, 2),
    entry('charge:p', 'charge', -500, 3),
    entry('refund:p', 'refund', 500, 4),
  ]
  const lines = buildStatement({ pledgedAt: at(0), entries, reports: [report('a', 3, 2)], capMinor: 750 })
  expect(lines.map(({ event }) => event)).toEqual(['pledge', 'charge', 'refund', 'distribution'])
})

test('both sides add up', () => {
  const lines = [
    { outMinor: 500, inMinor: 0 },
    { outMinor: 60, inMinor: 40 },
  ]
  expect(sumSides(lines)).toEqual({ outMinor: 560, inMinor: 40 })
})
