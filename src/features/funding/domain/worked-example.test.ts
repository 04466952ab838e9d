import fc from 'fast-check'
import { expect, test } from 'vitest'
import { neededFollowers } from './needed-followers.ts'
import { workedExample } from './worked-example.ts'

const terms = {
  sharePercent: 20,
  capPercent: 150,
  goalMinor: 800_000,
  expectedRevenueMinor: 4_000_000,
  amountMinor: 10_000,
}

test('the example shows the bad case first, and a bad case can lose money', () => {
  expect(workedExample(terms)).toEqual([
    { name: 'bad', revenueMinor: 1_000_000, sharedMinor: 200_000, backMinor: 2_500 },
    { name: 'expected', revenueMinor: 4_000_000, sharedMinor: 800_000, backMinor: 10_000 },
    { name: 'good', revenueMinor: 10_000_000, sharedMinor: 1_200_000, backMinor: 15_000 },
  ])
})

test('without a goal there is nothing to share', () => {
  expect(workedExample({ ...terms, goalMinor: 0 }).map(({ backMinor }) => backMinor)).toEqual([0, 0, 0])
})

test('no case pays more than the cap or less than nothing', () => {
  const anyTerms = fc.record({
    sharePercent: fc.integer({ min: 1, max: 40 }),
    capPercent: fc.integer({ min: 100, max: 300 }),
    goalMinor: fc.integer({ min: 10_000, max: 100_000_000 }),
    expectedRevenueMinor: fc.integer({ min: 0, max: 1_000_000_000 }),
    amountMinor: fc.integer({ min: 100, max: 5_000_000 }),
  })
  expect(() =>
    fc.assert(
      fc.property(anyTerms, (drawn) =>
        workedExample(drawn).every(
          ({ backMinor }) =>
            Number.isSafeInteger(backMinor) &&
            backMinor >= 0 &&
            backMinor * 100 <= drawn.amountMinor * drawn.capPercent,
        ),
      ),
    ),
  ).not.toThrow()
})

test('to raise $8,000 takes about 1,000 to 2,000 followers', () => {
  expect(neededFollowers(800_000, 'USD')).toEqual({ supporters: 200, followers: { few: 1000, many: 2000 } })
})

test('a smaller goal never needs more people', () => {
  const goals = fc.tuple(fc.nat(100_000_000), fc.nat(100_000_000))
  expect(() =>
    fc.assert(
      fc.property(goals, ([one, other]) => {
        const [small, large] = [Math.min(one, other), Math.max(one, other)]
        return neededFollowers(small, 'EUR').followers.many <= neededFollowers(large, 'EUR').followers.many
      }),
    ),
  ).not.toThrow()
})
