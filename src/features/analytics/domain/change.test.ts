import { expect, test } from 'vitest'
import { changeOf, dropOff, shareOf } from './change.ts'

test('a change is relative to the previous count, and undefined without one', () => {
  expect(changeOf({ count: 150, before: 100 })).toBe(0.5)
  expect(changeOf({ count: 0, before: 100 })).toBe(-1)
  expect(changeOf({ count: 5, before: 0 })).toBeUndefined()
})

test('the drop-off is the share that did not continue', () => {
  expect(dropOff(10, 4)).toBe(0.6)
  expect(dropOff(0, 3)).toBe(0)
})

test('a share of zero is zero', () => {
  expect(shareOf(1, 4)).toBe(0.25)
  expect(shareOf(0, 0)).toBe(0)
})
