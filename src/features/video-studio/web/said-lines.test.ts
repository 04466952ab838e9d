import { expect, test } from 'vitest'
import { videoLimits } from '../contract/limits.ts'
import type { ScriptToFilm } from '../contract/video-request.ts'
import { composeFilm, spokenLines } from '../film/compose-film.ts'
import { saidLines, scriptOfLines } from './said-lines.ts'

const size = { width: 216, height: 384, fps: 24, seconds: null, style: null, handle: '', call: '' }

const { parts: mostParts, line: longestLine } = videoLimits.script
const lettersOf = (text: string) => text.replaceAll(/\s/g, '')

const prompt = 'Bees sleep in flowers. They hold feet. Calm tone, soft piano, no captions.'

test('each sentence of a prompt is a line, without directions', () => {
  expect(saidLines(prompt)).toBe('Bees sleep in flowers.\nThey hold feet.')
})

test('the lines are what the video of the prompt says', () => {
  const again = 'Nobody came. I baked 40 loaves. I sold two. Nobody came.'
  expect(saidLines(again).split('\n')).toEqual(spokenLines({ prompt: again, script: null }))
  expect(saidLines(' ')).toBe('')
})

test('changed lists and commands stay what they are', () => {
  const kindsOf = (prompt: string, script: ScriptToFilm | null) =>
    composeFilm({ ...size, prompt, script }).film.scenes.map(({ kind }) => kind)
  for (const prompt of ['My list:\n- milk\n- eggs\n- bread', 'Do this:\n1. Stop.\n2. Look.\n3. Listen.']) {
    const script = scriptOfLines(`Hello there.\n${saidLines(prompt)}`, prompt)
    expect(kindsOf(prompt, script)).toContain('checklist')
  }
})

test('changed lines become a script, without empty ones', () => {
  expect(scriptOfLines('Bees sleep in flowers.\n\n Together.\n', prompt)?.script_parts).toEqual([
    'Bees sleep in flowers.',
    'Together.',
  ])
})

test.each([['Bees sleep in flowers.\nThey hold feet.'], [''], [' \n']])(
  'the prompt stays a prompt with the lines %j',
  (lines) => {
    expect(scriptOfLines(lines, prompt)).toBeNull()
  },
)

test.each([
  ['one long line', `${'The tide comes in and '.repeat(80)}goes.`],
  ['one long word', `${'a'.repeat(1500)}.`],
  ['more lines than a script has', `Look.\n${'Go on.\n'.repeat(250)}`],
  [
    'many short lines around a long one',
    `Well.\n${'Yes.\n'.repeat(60)}${'and on '.repeat(200)}.\n${'No.\n'.repeat(60)}`,
  ],
])('nothing of the lines is lost: %s', (_, lines) => {
  const parts = scriptOfLines(lines, '')?.script_parts ?? []
  expect(lettersOf(parts.join(''))).toBe(lettersOf(lines))
  expect(parts.length).toBeLessThanOrEqual(mostParts)
  expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(longestLine)
})
