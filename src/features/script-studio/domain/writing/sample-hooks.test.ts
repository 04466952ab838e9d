import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleHooks } from './sample-hooks.ts'

const textsFor = (idea: string, title = idea, composed: { text: string; approach: string }[] = []) =>
  sampleHooks({ idea, title, composed, isGerman: false }).map(({ text }) => text)

test('a subject is quoted as it was typed', () => {
  expect(textsFor('night trains', 'Night trains')).toEqual([
    'Let me change your mind about night trains.',
    'The one thing I’d tell you about night trains.',
    'Night trains, in thirty seconds.',
  ])
  expect(textsFor('Berlin at dawn')[0]).toBe('Let me change your mind about Berlin at dawn.')
})

test('a question stays a question', () => {
  expect(textsFor('why do cats purr?', 'Why do cats purr?')).toEqual([
    'Why do cats purr?',
    'Guess before I tell you: why do cats purr?',
    'Why do cats purr? Thirty seconds, one answer.',
  ])
})

test('hooks of the composer come first, unless they have blanks or say nothing about the idea', () => {
  const composed = [
    { text: 'Here’s something I know.', approach: 'Topic first' },
    { text: '[it in five words].', approach: 'Straight in' },
    { text: 'Garlic, ten years late.', approach: 'Number first' },
  ]
  expect(textsFor('I burned garlic. Then I learned.', 'I burned garlic', composed)).toEqual([
    'Garlic, ten years late.',
    'I burned garlic.',
    'Then I learned. Here’s how it began.',
  ])
})

test('every idea gets three different hooks without blanks', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 3, maxLength: 300 }), fc.boolean(), (idea, isGerman) => {
      const hooks = sampleHooks({ idea, title: idea, composed: [], isGerman })
      expect(new Set(hooks.map(({ text }) => text)).size).toBe(3)
    }),
  )
})
