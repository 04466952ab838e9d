import { expect, test } from 'vitest'
import { formatMoney, formatPercent } from '#platform/web/format.ts'
import { plainDollars, plainPercent } from './plain-figures.ts'

test.each([0, 0.8, 0.87, 0.125, 1, 1.2])(
  'a share of %s is formatted like Intl.NumberFormat does',
  (share) => {
    expect(plainPercent(share)).toBe(formatPercent(share, 'en-US'))
  },
)

test.each([0, 12, 999, 1000, 10_440, 12_000, 1_234_567])(
  '%s whole dollars are formatted like Intl.NumberFormat does',
  (amount) => {
    expect(plainDollars(amount)).toBe(formatMoney(amount, 'USD', 'en-US'))
  },
)
