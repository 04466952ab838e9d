import { expect, test } from 'vitest'
import { guessKind } from './guess-note-kind.ts'
import { splitNotes } from './split-notes.ts'

test('splits sentences and bullet points into notes', () => {
  const pasted = `My starter died in 2019. I fed it once a week.\n\n- Rye flour woke it up\n2) Warm water helps a lot`
  expect(splitNotes(pasted).map(({ words }) => words)).toEqual([
    'My starter died in 2019.',
    'I fed it once a week.',
    'Rye flour woke it up',
    'Warm water helps a lot',
  ])
})

test('keeps a sentence that refers back with the one before it', () => {
  expect(splitNotes('People open the hive too often. That chills the brood.')).toEqual([
    { words: 'People open the hive too often. That chills the brood.', kind: 'moment' },
  ])
})

test('drops fragments and repeats', () => {
  expect(splitNotes('Ok.\nThanks a lot everyone\nThanks a lot everyone')).toHaveLength(1)
})

test.each([
  ['How often do you feed it?', 'question'],
  ['My mother said “never waste a crust of bread”.', 'quote'],
  ['Before, I kneaded for an hour; now I fold four times.', 'before-after'],
  ['The usual mistake is cold water.', 'mistake'],
  ['Use rye instead of wheat.', 'fix'],
  ['I think sourdough is overrated.', 'opinion'],
  ['I use a glass jar.', 'thing'],
  ['It took 12 days.', 'number'],
  ['My starter died in 2019.', 'moment'],
  ['In 2019 it took 12 days.', 'number'],
  ['It weighed 2019 g in 1998 or so, 3 kilos wet.', 'number'],
  ['The jar fell off the shelf.', 'moment'],
])('guesses the kind of “%s”: %s', (words, kind) => {
  expect(guessKind(words)).toBe(kind)
})
