import { expect, test } from 'vitest'
import type { NoteKind } from '../../contract/notes.ts'
import { findUsedNotes } from './find-used-notes.ts'

const note = (id: string, words: string, kind: NoteKind = 'moment') => ({
  id,
  kind,
  topic: 'sourdough',
  words,
  tags: [],
  usedIn: [],
})
const notes = [
  note('puddle', 'I threw away three starters because of a grey puddle on top.', 'mistake'),
  note('number', 'My rye loaf needs 14 hours in the fridge.', 'number'),
  note('quote', 'My neighbour says "Bread is a slow animal" every week.', 'quote'),
  note('year', 'My starter died in 2019.'),
  note('oven', 'A cheap oven stone cracked on its first day.', 'thing'),
]
const used = (...parts: string[]) =>
  findUsedNotes(
    { hooks: [{ text: parts[0]!, approach: '' }], script_parts: parts, visual_cues: [], engagement_tips: [] },
    notes,
  )

test.each([
  ['puddle', 'There was a grey puddle on top, so I threw the starter out. Three times.'],
  ['number', 'Fourteen? Yes: 14 hours in a cold fridge.'],
  ['quote', 'Somebody once told me: “Bread is a slow animal”.'],
  ['oven', 'That oven stone was cheap. It cracked.'],
])('finds the note on the %s', (id, line) => {
  expect(used('Welcome back.', line)).toEqual([id])
})

test('a topic, a year or a common word is no use of a note', () => {
  expect(used('Sourdough is my favourite thing.', 'In 2019 I moved to Leeds.', 'Feed your starter.')).toEqual(
    [],
  )
})
