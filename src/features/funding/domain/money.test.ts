import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencies } from '../contract/campaign-choices.ts'
import { formatAmount, isSuccess, parseAmount, successMinor, writeAmount } from './money.ts'

test.each([
  ['8000', 800_000],
  ['8,000', 800_000],
  [' 1,234,567.5 ', 123_456_750],
  ['0.01', 1],
])('%j is read to the cent', (typed, minor) => {
  expect(parseAmount(typed, 'USD')).toBe(minor)
})

test.each(['', '-5', '1e3', '8.000,50', '8,50', '1.234', '0x10', '٣', '9'.repeat(40), '1,0000'])(
  '%j is not an amount',
  (typed) => {
    expect(parseAmount(typed, 'USD')).toBeUndefined()
  },
)

test('an amount that is written and read again is the same', () => {
  const amounts = fc.record({
    minor: fc.integer({ min: 0, max: 99_999_999_999 }),
    currency: fc.constantFrom(...currencies),
  })
  expect(() =>
    fc.assert(
      fc.property(amounts, (money) => parseAmount(writeAmount(money), money.currency) === money.minor),
    ),
  ).not.toThrow()
})

test('an amount is shown without empty decimals', () => {
  expect(formatAmount({ minor: 800_000, currency: 'USD' })).toBe('$8,000')
  expect(formatAmount({ minor: 1_250, currency: 'EUR' })).toBe('€12.50')
})

test('80% of the goal is a success and a cent less is not', () => {
  expect(() =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), (goal) => {
        const enough = successMinor(goal)
        return isSuccess(enough, goal) && !isSuccess(enough - 1, goal)
      }),
    ),
  ).not.toThrow()
  expect(isSuccess(0, 0)).toBe(false)
})
