import { expect, test } from 'vitest'
import { fileName, renderMarkdown, renderText, spokenLines } from './render-script.ts'

const entry = {
  title: 'Bread in *one* hour',
  script: {
    hooks: [
      { text: 'Stop kneading.', approach: 'Contrarian' },
      { text: 'Bread, one hour.', approach: 'Promise' },
    ],
    script_parts: ['Mix it.', 'Bake it.'],
    visual_cues: ['Flour falls'],
    engagement_tips: [],
  },
  selectedHook: 1,
}

test('a script as text names its parts, marks the selected hook and omits empty lists', () => {
  expect(renderText(entry)).toBe(
    'Bread in *one* hour\n\nHOOK OPTIONS\n- Stop kneading. (Contrarian)\n- Bread, one hour. (Promise, chosen)\n\n' +
      'SCRIPT\n- Mix it.\n- Bake it.\n\nVISUAL CUES\n- Flour falls\n',
  )
})

test('escapes Markdown in lines', () => {
  expect(renderMarkdown(entry)).toContain(String.raw`# Bread in \*one\* hour`)
  expect(renderMarkdown(entry)).toContain('## Script\n\n1. Mix it.\n2. Bake it.')
})

test('spoken lines begin with the selected hook, or with the first', () => {
  expect(spokenLines(entry)[0]).toBe('Bread, one hour.')
  expect(spokenLines({ ...entry, selectedHook: null })).toEqual(['Stop kneading.', 'Mix it.', 'Bake it.'])
})

test('a file is named after its title in portable characters', () => {
  expect(fileName('Bread: in "one" hour/day?', 'md')).toBe('bread-in-one-hour-day.md')
  expect(fileName('???', 'txt')).toBe('script.txt')
})
