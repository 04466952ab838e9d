import { expect, test } from 'vitest'
import { splitWords } from './split-words.ts'

test.each([
  [
    'Pour « actuellement », tu dis « currently ».',
    'Pour|«\u00a0actuellement\u00a0»,|tu|dis|«\u00a0currently\u00a0».',
  ],
  ['Combien ? 9,50 € !', 'Combien\u00a0?|9,50\u00a0€\u00a0!'],
  ['Il coûte 1 240 € à 4 h 12', 'Il|coûte|1\u00a0240\u00a0€|à|4\u00a0h\u00a012'],
])('%s', (text, words) => {
  expect(
    splitWords(text)
      .map((word) => word.text)
      .join('|'),
  ).toBe(words)
})
