import { expect, test } from 'vitest'
import { splitWords } from '../split-words.ts'
import { arrangeLines } from './arrange-lines.ts'

test.each([
  ['Dry it, roughen it,', 'roughen'],
  ['Wenn ich unsicher bin,', 'unsicher'],
])('a short last word has no line of its own: %s', (text, strong) => {
  const words = splitWords(text).map((word) => ({ ...word, isStrong: word.text === strong }))
  const widths = words.map((word) => word.text.length * 0.55)
  const box = { x: 0, y: 0, width: 220, height: 300 }
  const set = arrangeLines(words, widths, 0.25, { box, maxLines: 5, largest: 70, isStacked: true })
  expect(set.words.filter(({ line }) => line === set.lines - 1).length).toBeGreaterThan(1)
})
