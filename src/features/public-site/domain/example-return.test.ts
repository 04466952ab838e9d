import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exampleOutcomes, exampleReturn } from './example-return.ts'

test('the bad case comes first: everything is lost', () => {
  expect(exampleOutcomes(250)).toEqual([
    { earnedShare: 0, paidBack: 0, difference: -250 },
    { earnedShare: 0.5, paidBack: 143, difference: -107 },
    { earnedShare: 1, paidBack: 287, difference: 37 },
    { earnedShare: 1.5, paidBack: 431, difference: 181 },
  ])
})

test('a project that earns more never pays back less, and no one loses more than they put in', () => {
  const share = fc.double({ min: 0, max: 3, noNaN: true })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), share, share, (contribution, one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)]
      const low = exampleReturn(contribution, less)
      expect(low.paidBack).toBeLessThanOrEqual(exampleReturn(contribution, more).paidBack)
      expect(low.difference).toBeGreaterThanOrEqual(-contribution)
      expect(low.paidBack - contribution).toBe(low.difference)
    }),
  )
})
