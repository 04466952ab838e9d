import { expect, test } from 'vitest'
import { valueLabel } from './value-label.ts'

test.each([
  ['device', 'phone', 'Phone'],
  ['country', 'DE', 'Germany'],
  ['button', 'brand-home', 'Logo'],
  ['source', 'news.example', 'news.example'],
] as const)('the %s %s is shown as %s', (filter, value, shown) => {
  expect(valueLabel(filter, value)).toBe(shown)
})
