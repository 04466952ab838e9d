import { expect, test } from 'vitest'
import { videoLimits } from '../contract/limits.ts'
import { sayAll } from './say-all.ts'

const { parts: mostParts, line: longestLine } = videoLimits.script
const lettersOf = (text: string) => text.replaceAll(/\s/g, '')

test('each sentence of a prompt becomes a line', () => {
  expect(sayAll('Calm tone, please. My boat leaks.').script_parts).toEqual([
    'Calm tone, please.',
    'My boat leaks.',
  ])
})

test.each([
  ['one long sentence', `${'The tide comes in and '.repeat(80)}goes.`],
  ['one long word', `${'a'.repeat(1500)}.`],
  ['more sentences than a script has lines', `Look. ${'Go on. '.repeat(250)}`],
  [
    'many short sentences around a long one',
    `Well. ${'Yes. '.repeat(60)}${'and on '.repeat(200)}. ${'No. '.repeat(60)}`,
  ],
])('nothing of a prompt is lost: %s', (_, prompt) => {
  const lines = sayAll(prompt).script_parts
  expect(lettersOf(lines.join(''))).toBe(lettersOf(prompt))
  expect(lines.length).toBeLessThanOrEqual(mostParts)
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(longestLine)
})
