import { expect, test } from 'vitest'
import { estimateLength } from './speaking-time.ts'

const said = (prompt: string) => estimateLength({ prompt, script: null, handle: '', call_to_action: '' })

test('an empty text has no sentences and needs no time', () => {
  expect(said('  \n ')).toEqual({ sentences: 0, seconds: 0 })
})

test('five sentences of seven words need about 15 seconds', () => {
  const text = 'My bread was flat for seven weeks. '.repeat(5)
  expect(said(text)).toEqual({ sentences: 5, seconds: 16 })
})

test('a decimal point does not end a sentence', () => {
  expect(said('It costs 3.50 euros a loaf.').sentences).toBe(1)
})

test('a short sentence stays long enough to be read', () => {
  expect(said('Stop.').seconds).toBe(2)
})

test('a script counts its hook and parts without notes to the speaker, and the end card', () => {
  const script = {
    title: 'Bread',
    hook: 'Your starter is not dead.',
    script_parts: ['[0-3s] Pour the liquid off.', 'Feed it twice (smiles).'],
    visual_cues: ['A jar'],
  }
  const spoken = { prompt: 'Bread', script, handle: '', call_to_action: '' }
  expect(estimateLength(spoken)).toEqual({ sentences: 3, seconds: 6 })
  expect(estimateLength({ ...spoken, handle: '@me' }).seconds).toBe(8)
})

test('languages without spaces are counted by their words', () => {
  expect(said('我们今天做面包。你也可以。')).toMatchObject({ sentences: 2 })
})
