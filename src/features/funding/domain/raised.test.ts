import { expect, test } from 'vitest'
import { raisedOf } from './raised.ts'

const counts = { reservedMinor: 5_000, reservationCount: 2, pledgedMinor: 0, pledgeCount: 0 }

test('reservations count before the launch, and on a site without money after it, too', () => {
  const reserved = { kind: 'reserved', minor: 5_000, people: 2 }
  expect(raisedOf({ ...counts, status: 'pre-launch' }, true)).toEqual(reserved)
  expect(raisedOf({ ...counts, status: 'live' })).toEqual(reserved)
  expect(raisedOf({ ...counts, status: 'closed' })).toEqual(reserved)
})

test('once a campaign takes pledges, reservations no longer count', () => {
  expect(raisedOf({ ...counts, status: 'live' }, true)).toEqual({ kind: 'pledged', minor: 0, people: 0 })
  const pledged = { ...counts, pledgedMinor: 9_000, pledgeCount: 1 }
  expect(raisedOf({ ...pledged, status: 'live' })).toEqual({ kind: 'pledged', minor: 9_000, people: 1 })
  expect(raisedOf({ ...pledged, status: 'settling' })).toMatchObject({ kind: 'pledged' })
})

test('after the decision only what was paid counts', () => {
  const paid = { ...counts, pledgedMinor: 7_000, pledgeCount: 1 }
  for (const status of ['funded', 'failed', 'delivering'] as const)
    expect(raisedOf({ ...paid, status })).toEqual({ kind: 'paid', minor: 7_000, people: 1 })
  expect(raisedOf({ ...counts, status: 'settling' })).toEqual({ kind: 'pledged', minor: 0, people: 0 })
})
