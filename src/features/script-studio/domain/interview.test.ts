import { expect, test } from 'vitest'
import { noteKinds } from '../contract/notes.ts'
import { questionsFor } from './interview.ts'

test('asks one question for each kind of note, naming the topic', () => {
  const asked = questionsFor('bread', [])
  expect(asked.map(({ kind }) => kind).toSorted()).toEqual([...noteKinds].toSorted())
  expect(asked[0]?.text).toBe('What do people get wrong about bread?')
})

test('skips kinds that the topic already has', () => {
  expect(questionsFor('bread', ['mistake', 'number']).map(({ kind }) => kind)).not.toContain('mistake')
  expect(questionsFor('bread', ['mistake', 'number'])).toHaveLength(noteKinds.length - 2)
})

test('starts again once every kind has a note', () => {
  expect(questionsFor('bread', noteKinds)).toHaveLength(noteKinds.length)
})
