import { expect, test } from 'vitest'
import { videoLimits } from '../contract/limits.ts'
import { correctedScript, linesOf } from './corrected-script.ts'

const { parts: mostParts, line: longestLine } = videoLimits.script
const lettersOf = (text: string) => text.replaceAll(/\s/g, '')

test('each sentence becomes a line', () => {
  expect(linesOf('Calm tone, please. My boat leaks.').script_parts).toEqual([
    'Calm tone, please.',
    'My boat leaks.',
  ])
})

const prompt = 'Bees sleep in flowers. They hold feet. Calm tone, soft piano, no captions.'

test('a direction that the creator chose is said', () => {
  expect(correctedScript(prompt, new Set(['no captions.']))?.script_parts).toEqual([
    'Bees sleep in flowers.',
    'They hold feet.',
    'No captions.',
  ])
})

test('without such a choice, or when its words have changed, the prompt stays a prompt', () => {
  expect(correctedScript(prompt, new Set())).toBeNull()
  expect(correctedScript(prompt, new Set(['a choice for another prompt.']))).toBeNull()
})

test.each([
  ['one long sentence', `${'The tide comes in and '.repeat(80)}goes.`],
  ['one long word', `${'a'.repeat(1500)}.`],
  ['more sentences than a script has lines', `Look. ${'Go on. '.repeat(250)}`],
  [
    'many short sentences around a long one',
    `Well. ${'Yes. '.repeat(60)}${'and on '.repeat(200)}. ${'No. '.repeat(60)}`,
  ],
])('nothing of a text is lost: %s', (_, prompt) => {
  const lines = linesOf(prompt).script_parts
  expect(lettersOf(lines.join(''))).toBe(lettersOf(prompt))
  expect(lines.length).toBeLessThanOrEqual(mostParts)
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(longestLine)
})
