import { expect, test } from 'vitest'
import { chooseByKey } from './choose-by-key.ts'

const tabs = ['a', 'b', 'c']

test('the arrows lead to the neighbours and round the ends', () => {
  expect(chooseByKey(tabs, 'a', 'ArrowRight')).toBe('b')
  expect(chooseByKey(tabs, 'c', 'ArrowRight')).toBe('a')
  expect(chooseByKey(tabs, 'a', 'ArrowLeft')).toBe('c')
})

test('Home and End lead to the first and the last', () => {
  expect(chooseByKey(tabs, 'b', 'Home')).toBe('a')
  expect(chooseByKey(tabs, 'b', 'End')).toBe('c')
})

test('every other key is left to the page', () => {
  expect(chooseByKey(tabs, 'b', 'Tab')).toBeUndefined()
})
