import { expect, test } from 'vitest'
import { splitWords } from '../split-words.ts'
import { readCounter, recogniseSentence } from './recognise.ts'

const kindsOf = (text: string) => recogniseSentence(text)?.map(({ content }) => content?.kind)

test.each([
  ['My crack rate fell from 31% to 4%.', ['chart']],
  ['From 2,300 ms to 4 ms.', ['chart']],
  ['Week 1: 46 minutes, week 5: 39 minutes, week 11: 33 minutes.', ['chart']],
  // Larger units would make the fall look like a rise.
  ['It went from 1.2 GB to 84 MB.', undefined],
  ['We are open from 8 to 10.', undefined],
  ['Ads vs. emails: $3,000 against $0.', undefined],
])('%s → %s', (text, kinds) => {
  expect(kindsOf(text)).toEqual(kinds)
})

test('a chart that says everything needs no heading of its own', () => {
  const content = recogniseSentence('From 2,300 ms to 4 ms.')?.[0]?.content
  expect(content).toMatchObject({
    data: {
      points: [
        { label: 'From', text: '2,300 ms' },
        { label: 'to', text: '4 ms' },
      ],
    },
  })
})

test.each(['At 3 a.m. you want sugar', 'on 12 May', 'um 8 Uhr'])('%s is read, not counted', (text) => {
  expect(readCounter(splitWords(text))).toBeUndefined()
})
