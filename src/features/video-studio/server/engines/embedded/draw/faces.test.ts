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
])('all of %j can be drawn', (text) => {
  expect(loadFaces(text).missing).toEqual([])
})

test('what no font has is named, each character once', () => {
  expect(loadFaces('Hello ไทยย').missing).toEqual(['ไ', 'ท', 'ย'])
})

test('words are broken into lines that let them stand largest, evenly filled', () => {
  const words = [1, 1, 1, 1, 1, 1].map((width) => ({ width, isGlued: false }))
  const { lines, size } = arrangeLines(words, 0.2, { width: 300, height: 400, largest: 200, maxLines: 3 })
  expect(lines).toEqual([
    [0, 1],
    [2, 3],
    [4, 5],
  ])
  expect(size).toBeCloseTo(400 / (3 * 1.14), 0)
})
