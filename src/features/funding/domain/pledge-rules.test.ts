import { expect, test } from 'vitest'
import { dayMs } from '#platform/common/durations.ts'
import { rulePacks } from '../contract/rule-packs.ts'
import { amountToTake, cancelUntil, feeOf, fixUntil, neededApprovals } from './pledge-rules.ts'

const rules = { ...rulePacks.standard, cancelUntilHours: 48, reflectionDays: 4, fixDays: 7 }

test('a pledge can be canceled until two days before the deadline', () => {
  expect(cancelUntil({ deadline: 28 * dayMs, pledgedAt: dayMs }, rules)).toBe(26 * dayMs)
})

test('a late pledge can be canceled for its days of reflection, but never after the deadline', () => {
  expect(cancelUntil({ deadline: 28 * dayMs, pledgedAt: 23 * dayMs }, rules)).toBe(27 * dayMs)
  expect(cancelUntil({ deadline: 28 * dayMs, pledgedAt: 27 * dayMs }, rules)).toBe(28 * dayMs)
})

test('a declined card can be replaced for a week', () => {
  expect(fixUntil(3 * dayMs, rules)).toBe(10 * dayMs)
})

test.each([
  ['less than is left', 'fixed', 'cut', 100, 800, 100],
  ['exactly what is left', 'fixed', 'cut', 200, 800, 200],
  ['cut to what is left', 'fixed', 'cut', 300, 800, 200],
  ['not cut unless asked', 'fixed', 'refuse', 300, 800, 300],
  ['not cut without a limit', 'open', 'cut', 300, 800, 300],
  ['not cut to nothing', 'fixed', 'cut', 300, 1000, 300],
  ['not cut below nothing', 'fixed', 'cut', 300, 1100, 300],
  ['cut to the last cent', 'fixed', 'cut', 300, 999, 1],
] as const)('a pledge is %s', (_name, limit, whenFull, amountMinor, pledged, expected) => {
  expect(amountToTake({ amountMinor, whenFull }, { limit, goalMinor: 1000 }, pledged)).toBe(expected)
})

test('the fee is rounded down, also where a number would lose a cent', () => {
  expect(feeOf(1999, { ...rules, feePermille: 50 })).toBe(99)
  expect(feeOf(9_007_199_254_740_991, { ...rules, feePermille: 999 })).toBe(8_998_192_055_486_250)
  expect(feeOf(1999, { ...rules, feePermille: 0 })).toBe(0)
})

test('two people are needed above the limit', () => {
  const limited = { ...rules, twoPeopleAboveMinor: 100_000 }
  expect(neededApprovals(100_000, limited)).toBe(1)
  expect(neededApprovals(100_001, limited)).toBe(2)
})
