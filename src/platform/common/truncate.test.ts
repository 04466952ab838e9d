import { expect, test } from 'vitest'
import { truncate } from './truncate.ts'

test('cuts a long text and leaves a short one unchanged', () => {
  expect(truncate('abcdef', 3)).toBe('abc')
  expect(truncate('abc', 3)).toBe('abc')
})

test('never splits a surrogate pair', () => {
  expect(truncate(`${'a'.repeat(99)}😀`, 100)).toBe('a'.repeat(99))
  expect(truncate(`${'a'.repeat(98)}😀b`, 100)).toBe(`${'a'.repeat(98)}😀`)
})
