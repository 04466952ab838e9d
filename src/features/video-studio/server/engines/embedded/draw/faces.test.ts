import { expect, test } from 'vitest'
import { arrangeLines } from './arrange-lines.ts'
import { loadFaces } from './faces.ts'

test.each([
  'Hello Ünïted – €5',
  'Привет',
  'Ελλάδα',
  'Việt Nam',
  '你好，世界',
  'こんにちは',
  'مرحبا',
  'שלום',
  '🔥🚀❤️👨‍👩‍👧',
])('can draw all of %j', (text) => {
  expect(loadFaces(text).missing).toEqual([])
})

test('names each character without a font once', () => {
  expect(loadFaces('Hello ไทยย').missing).toEqual(['ไ', 'ท', 'ย'])
})

test('breaks words into lines of the largest size, evenly filled', () => {
  const words = [1, 1, 1, 1, 1, 1].map((width) => ({ width, isGlued: false }))
  const { lines, size } = arrangeLines(words, 0.2, { width: 300, height: 400, largest: 200, maxLines: 3 })
  expect(lines).toEqual([
    [0, 1],
    [2, 3],
    [4, 5],
  ])
  expect(size).toBeCloseTo(400 / (3 * 1.14), 0)
})
