import { expect, test } from 'vitest'
import { unbroken } from './countries.ts'

test('a ring goes on beyond the date line', () => {
  const ring = unbroken([
    [170, 60],
    [179, 65],
    [-170, 65],
    [-175, 60],
    [170, 60],
  ])
  expect(ring.map(([longitude]) => longitude)).toEqual([170, 179, 190, 185, 170])
})
