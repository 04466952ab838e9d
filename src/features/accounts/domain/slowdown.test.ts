import { expect, test } from 'vitest'
import { slowdownMs } from './slowdown.ts'

test('the first attempts are not delayed, and later ones increasingly, up to four seconds', () => {
  expect([1, 20, 21, 30, 40, 1_000_000].map(slowdownMs)).toEqual([0, 0, 200, 2000, 4000, 4000])
})
