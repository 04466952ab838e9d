import type { Currency } from '../contract/campaign-choices.ts'

/** An amount in whole minor units (cents), never a fraction. */
export type Money = { minor: number; currency: Currency }

const digits: Record<Currency, number> = { USD: 2, EUR: 2, GBP: 2 }

export const minorPerMajor = (currency: Currency): number => 10 ** digits[currency]

const plain = /^\d{1,9}(?:\.\d{1,2})?$/
const grouped = /^\d{1,3}(?:,\d{3}){1,2}(?:\.\d{1,2})?$/

/**
 * Reads what a person typed: `8000`, `8,000` or `8000.50`. Returns undefined for anything else, such as a
 * negative amount or more decimals than the currency has. No floating point, so no cent is lost.
 */
export function parseAmount(typed: string, currency: Currency): number | undefined {
  const text = typed.trim()
  if (!plain.test(text) && !grouped.test(text)) return undefined
  const [major = '', fraction = ''] = text.replaceAll(',', '').split('.')
  if (fraction.length > digits[currency]) return undefined
  return Number(major + fraction.padEnd(digits[currency], '0'))
}

/** What a person would type for this amount. */
export function writeAmount({ minor, currency }: Money): string {
  const places = digits[currency]
  const text = String(minor).padStart(places + 1, '0')
  const major = text.slice(0, text.length - places)
  const fraction = text.slice(text.length - places)
  return fraction === '' || /^0+$/.test(fraction) ? major : `${major}.${fraction}`
}

/** Without decimals if there are none: `$8,000`, `$12.50`. */
export function formatAmount({ minor, currency }: Money): string {
  const isWhole = minor % minorPerMajor(currency) === 0
  return new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    minimumFractionDigits: isWhole ? 0 : digits[currency],
  }).format(minor / minorPerMajor(currency))
}

const successPercent = 80

/** The 80% rule, in integers. */
export const isSuccess = (collectedMinor: number, goalMinor: number): boolean =>
  goalMinor > 0 && collectedMinor * 100 >= goalMinor * successPercent

/** The smallest amount that counts as success. */
export const successMinor = (goalMinor: number): number => Math.ceil((goalMinor * successPercent) / 100)

/** Always with cents, for tables and files: `8000.00`. Never negative. */
export function writeCents(minor: number): string {
  const text = String(minor).padStart(3, '0')
  return `${text.slice(0, -2)}.${text.slice(-2)}`
}
