import { expect, test } from 'vitest'
import { splitPrompt } from './prompt-words.ts'
import { withFullSentences } from './wish-rules.ts'

test('a linking word stays with a direction that is a whole sentence, and with what is said', () => {
  const words = splitPrompt('Bees sleep. And calm. And that is summer.')
  const labels = [false, false, true, true, true, true, false, false]
  expect(withFullSentences(words, labels)).toEqual([false, false, true, true, false, false, false, false])
})
