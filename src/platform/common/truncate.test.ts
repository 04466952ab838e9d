import { expect, test } from 'vitest'
import { truncate } from './truncate.ts'

test('a text is cut to its length, and a short one stays as it is', () => {
  expect(truncate('abcdef', 3)).toBe('abc')
  expect(truncate('abc', 3)).toBe('abc')
})

test('a character of two halves is kept whole or left out', () => {
  expect(truncate(`${'a'.repeat(99)}😀`, 100)).toBe('a'.repeat(99))
  expect(truncate(`${'a'.repeat(98)}😀b`, 100)).toBe(`${'a'.repeat(98)}😀`)
})
