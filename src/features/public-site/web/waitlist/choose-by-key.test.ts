import { expect, test } from 'vitest'
import { chooseByKey } from './choose-by-key.ts'

const tabs = ['a', 'b', 'c']

test('arrow keys move to the neighbors and wrap around', () => {
  expect(chooseByKey(tabs, 'a', 'ArrowRight')).toBe('b')
  expect(chooseByKey(tabs, 'c', 'ArrowRight')).toBe('a')
  expect(chooseByKey(tabs, 'a', 'ArrowLeft')).toBe('c')
})

test('Home and End move to the first and last', () => {
  expect(chooseByKey(tabs, 'b', 'Home')).toBe('a')
  expect(chooseByKey(tabs, 'b', 'End')).toBe('c')
})

test('other keys are not handled', () => {
  expect(chooseByKey(tabs, 'b', 'Tab')).toBeUndefined()
})
