import { expect, test } from 'vitest'
import { splitWords } from '../split-words.ts'
import { echoOf } from './echo.ts'

test.each([
  ['Napoleon was *not* *short.*', ''],
  ['for *forty-one* *days.*', 'forty-one days'],
  ['*4,200* *Steuererklärungen,* sondern', '4,200'],
  ['It was *1948!*', '1948'],
  ['*Four* *hundred* *and* *six.*', ''],
  ['Twice a day.', ''],
  ['*500* *ml* cost *9* reais', ''],
])('%s echoes %s', (text, echo) => {
  const words = splitWords(text.replaceAll('*', '')).map((word, at) => ({
    ...word,
    isStrong: text.split(' ')[at]!.startsWith('*'),
  }))
  expect(echoOf(words)).toBe(echo)
})
