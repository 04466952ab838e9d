import { expect, test } from 'vitest'
import { estimateLength, isExtract } from './estimate-length.ts'

const said = (prompt: string) => estimateLength({ prompt, script: null, handle: '', call_to_action: '' })

test('an empty text has no sentences and needs no time', () => {
  expect(said('  \n ')).toEqual({ sentences: 0, seconds: 0 })
})

test('five sentences of seven words need about 13 seconds', () => {
  const { sentences, seconds } = said('My bread was flat for seven weeks. '.repeat(5))
  expect(sentences).toBe(5)
  expect(seconds).toBeGreaterThanOrEqual(10)
  expect(seconds).toBeLessThanOrEqual(17)
})

test('a decimal point does not end a sentence', () => {
  expect(said('It costs 3.50 euros a loaf.').sentences).toBe(1)
})

test('a script counts its hook and parts without notes to the speaker, and the end card', () => {
  const script = {
    title: 'Bread',
    hook: 'Your starter is not dead.',
    script_parts: ['[0-3s] Pour the liquid off.', 'Feed it twice (smiles).'],
    visual_cues: ['A jar'],
  }
  const spoken = { prompt: 'Bread', script, handle: '', call_to_action: '' }
  const { sentences, seconds } = estimateLength(spoken)
  expect(sentences).toBe(3)
  expect(estimateLength({ ...spoken, handle: '@me' }).seconds).toBeGreaterThan(seconds)
})

test('languages without spaces are counted by their words', () => {
  expect(said('我们今天做面包。你也可以。')).toMatchObject({ sentences: 2 })
})

test('a film that is a little shorter keeps every sentence; a much shorter one is an extract', () => {
  const source = {
    prompt: 'My bread was flat for seven weeks. '.repeat(5),
    script: null,
    handle: '',
    call_to_action: '',
  }
  const { seconds } = estimateLength(source)
  expect(isExtract(source, seconds)).toBe(false)
  expect(isExtract(source, seconds / 2)).toBe(true)
})
