import { expect, test } from 'vitest'
import { splitWords } from '../split-words.ts'
import { chunk } from './chunk.ts'

test('two short words alone are no scene inside a sentence', () => {
  const chunks = chunk(splitWords('Keep it between 30 and 60 percent, at room temperature.'))
  expect(chunks[0]!.length).toBeGreaterThan(2)
})
