import { expect, test } from 'vitest'
import { splitWords } from '../split-words.ts'
import { echoOf } from './echo.ts'

test.each([
  ['Napoleon was *not* *short.*', 'not short'],
  ['for *forty-one* *days.*', 'forty-one days'],
  ['*nicht* *Steuererklärungen,* sondern', 'nicht'],
  ['It was *horrible!*', 'horrible'],
  ['Twice a day.', ''],
])('%s echoes %s', (text, echo) => {
  const words = splitWords(text.replaceAll('*', '')).map((word, at) => ({
    ...word,
    isStrong: text.split(' ')[at]!.startsWith('*'),
  }))
  expect(echoOf(words)).toBe(echo)
})
