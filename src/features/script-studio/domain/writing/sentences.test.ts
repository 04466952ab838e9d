import { expect, test } from 'vitest'
import { splitSentences, tidyEnglish } from './sentences.ts'

test.each([
  ['hips first. lean into the turn', ['hips first.', 'lean into the turn']],
  ['a bite mark. dog? no. brother.', ['a bite mark.', 'dog?', 'no.', 'brother.']],
  ['we lost 52 to 31. best day ever', ['we lost 52 to 31.', 'best day ever']],
  ['use max. 5 cm, e.g. at the seam', ['use max. 5 cm, e.g. at the seam']],
  ['Im 2. Stock am 3. August', ['Im 2. Stock am 3. August']],
])('splits ‘%s’ typed in a hurry', (text, sentences) => {
  expect(splitSentences(text)).toEqual(sentences)
})

test('adds missing apostrophes, but not inside a quotation', () => {
  expect(tidyEnglish('i dont know, thats it. Cant say. She said "i dont"')).toBe(
    'I don’t know, that’s it. Can’t say. She said "i dont"',
  )
  expect(tidyEnglish('The IM club, www.cant.example and its cans')).toBe(
    'The IM club, www.cant.example and its cans',
  )
})
