import { expect, test } from 'vitest'
import type { PartialScript } from '../../contract/script.ts'
import { checkScript } from './check-script.ts'

const filler = 'I waited and looked at the hive again. '.repeat(10).trim()
const script = (change: Partial<PartialScript>): PartialScript => ({
  hooks: ['One hive.', 'Two hives.', 'No hive.'].map((text) => ({ text, approach: 'x' })),
  script_parts: [filler],
  visual_cues: [],
  engagement_tips: [],
  ...change,
})
const sources = {
  texts: [
    'I opened the hive at 9 °C in March. Ruth says: "Keep the lid on." 12 minutes. Honey costs 8 euros.',
  ],
  platforms: 'TikTok',
  videoLength: '30-60 seconds (Standard)' as const,
  language: 'en' as const,
}
const reasons = (change: Partial<PartialScript>) =>
  checkScript(script(change), sources).map(({ reason }) => reason)

test('accepts what the creator said', () => {
  const parts = [
    `At 9 °C I opened the hive. It took 12 minutes. Then Ruth came: “Keep the lid on.” ${filler}`,
  ]
  expect(reasons({ script_parts: parts })).toEqual([])
})

test.each([
  'Every Sunday I waited.',
  'Then, on Mondays in October, I looked again.',
  'It was one week before Christmas.',
])('takes no day or month for a name: %s', (line) => {
  expect(reasons({ script_parts: [filler, line] })).toEqual([])
})

test.each([
  ['Studies show that 73 percent fail.', '“73” is in none of your notes.'],
  ['Then Doctor Miller called.', '“Doctor” is in none of your notes.'],
  ['My neighbour said “Bees never forget a face.”', 'Nobody in your notes said “Bees never forget a face.”.'],
  ['It was 12 °C that day.', 'Your notes give “12” another unit.'],
  ['Subscribe for more.', 'People follow here, they do not subscribe.'],
])('detects %s', (line, reason) => {
  expect(reasons({ script_parts: [filler, line] })).toContain(reason)
})

test('a violation names its line', () => {
  const found = checkScript(script({ script_parts: [filler, 'It took 99 minutes.'] }), sources)
  expect(found).toEqual([{ list: 'script_parts', index: 1, reason: '“99” is in none of your notes.' }])
})

test('hooks are short, and three are three', () => {
  const hooks = [
    {
      text: 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen',
      approach: '',
    },
    { text: 'Three mistakes with the hive.', approach: '' },
  ]
  expect(reasons({ hooks })).toEqual([
    'This hook has 15 words; 14 is the limit.',
    'It announces three, and the script names fewer.',
  ])
})

test('a script that is far too short or long is reported on its last line', () => {
  expect(reasons({ script_parts: ['Too short.'] })[0]).toMatch(/^The script has \d+ words; 30-60 seconds/)
  expect(reasons({ script_parts: [filler, filler, filler] })[0]).toMatch(/^The script has/)
})
