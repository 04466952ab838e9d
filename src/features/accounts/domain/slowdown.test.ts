import { expect, test } from 'vitest'
import { slowdownMs } from './slowdown.ts'

test('the first guesses do not wait, later ones wait longer and none waits for more than four seconds', () => {
  expect([1, 20, 21, 30, 40, 1_000_000].map(slowdownMs)).toEqual([0, 0, 200, 2000, 4000, 4000])
})
