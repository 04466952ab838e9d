import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencies } from '../contract/campaign-choices.ts'
import { formatAmount, isSuccess, parseAmount, successMinor, writeAmount, writeCents } from './money.ts'

test.each([
  ['8000', 800_000],
  ['8,000', 800_000],
  [' 1,234,567.5 ', 123_456_750],
  ['0.01', 1],
  ['12.5', 1_250],
  ['999999999.99', 99_999_999_999],
  ['12,345.67', 1_234_567],
])('%j is read to the cent', (typed, minor) => {
  expect(parseAmount(typed, 'USD')).toBe(minor)
})

test.each([
  '',
  '-5',
  '5-',
  '$5',
  '1,000,',
  'x1,000',
  '1,000x',
  '1,000,000,000',
  '1.',
  '1,000.123',
  '1e3',
  '8.000,50',
  '8,50',
  '1.234',
  '0x10',
  '٣',
  '9'.repeat(40),
  '1,0000',
])('%j is not an amount', (typed) => {
  expect(parseAmount(typed, 'USD')).toBeUndefined()
})

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

test('an amount is written as a person would type it', () => {
  const written = [800_000, 1_250, 1, 0, 10].map((minor) => writeAmount({ minor, currency: 'USD' }))
  expect(written).toEqual(['8000', '12.50', '0.01', '0', '0.10'])
})

test('in tables and files cents are always written', () => {
  expect([0, 5, 99, 100, 800_000].map(writeCents)).toEqual(['0.00', '0.05', '0.99', '1.00', '8000.00'])
})

test('an amount with one decimal is shown with two', () => {
  expect(formatAmount({ minor: 1_001, currency: 'GBP' })).toBe('£10.01')
  expect(formatAmount({ minor: 0, currency: 'USD' })).toBe('$0')
})
