import { expect, test } from 'vitest'
import { pledgeStatuses } from '../contract/pledge-choices.ts'
import { afterReport } from './charge-outcome.ts'

const after = (reported: 'succeeded' | 'pending' | 'declined', attempt: number) =>
  Object.fromEntries(
    pledgeStatuses.flatMap((status) => {
      const changed = afterReport({ status, attempt: 2 }, { status: reported, attempt })
      return changed === undefined ? [] : [[status, changed]]
    }),
  )

test('a report about the current card charges, waits or asks for another card, once', () => {
  expect(after('succeeded', 2)).toEqual({
    active: 'charged',
    charging: 'charged',
    fixing: 'charged',
    canceled: 'stray',
    dropped: 'stray',
  })
  expect(after('pending', 2)).toEqual({ active: 'charging' })
  expect(after('declined', 2)).toEqual({ active: 'fixing', charging: 'fixing' })
})

test('money of an earlier card goes back, and its other reports change nothing', () => {
  expect(after('succeeded', 1)).toEqual(Object.fromEntries(pledgeStatuses.map((status) => [status, 'stray'])))
  expect(after('pending', 1)).toEqual({})
  expect(after('declined', 1)).toEqual({})
})
