import { expect, test } from 'vitest'
import { loadFonts } from './load-fonts.ts'

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
  expect(loadFonts(text).missing).toEqual([])
})

test('names each character without a font once', () => {
  expect(loadFonts('Hello ไทยย').missing).toEqual(['ไ', 'ท', 'ย'])
})

test('a family falls back on the fonts for other scripts', () => {
  const { fontStack } = loadFonts('Hello שלום')
  expect(fontStack('bricolage', 800)).toMatch(/bricolage-grotesque-latin-.*inter-latin-800.*noto-sans-hebrew/)
})
