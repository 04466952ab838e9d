import { expect, test } from 'vitest'
import { composeFilm, spokenLines, type FilmInput } from '../compose-film.ts'
import { readLines } from './read-lines.ts'

const scriptOf = (hook: string, ...parts: string[]) => ({
  prompt: '',
  script: { title: '', hook, script_parts: parts, visual_cues: [] },
})

const inputOf = (call: string, hook: string, ...parts: string[]): FilmInput => ({
  ...scriptOf(hook, ...parts),
  seconds: null,
  fps: 24,
  width: 216,
  height: 384,
  style: null,
  handle: '@roofs',
  call,
})

const scenesOf = (input: FilmInput) =>
  composeFilm(input).film.scenes.map(({ words }) => words.map(({ text }) => text).join(' '))

const fix = 'Above 25 km/h I stay on the ground.'
const mistake = 'I flew in strong wind and my drone landed in a pond.'
const call = 'Follow for the worst roof of the month.'

test('a film says its hook once, though the script repeats it with a lead-in', () => {
  expect(spokenLines(scriptOf(fix, mistake, `What helped: ${fix}`, call))).toEqual([fix, mistake, call])
})

test('a repeated hook stays if the next sentence refers to it, or if it refers to something itself', () => {
  const next = 'It has cost me two jobs.'
  expect(spokenLines(scriptOf(fix, mistake, fix, next, call))).toEqual([fix, mistake, fix, next, call])
  const result = 'In nine winters since then I was never late.'
  expect(spokenLines(scriptOf(result, mistake, result, call))).toContain(result)
  expect(spokenLines(scriptOf(result, mistake, result, call))).toHaveLength(4)
})

test('a hook that the next sentence says again is merged with it', () => {
  const whole = 'My drone landed in a pond in strong wind.'
  expect(spokenLines(scriptOf('My drone landed in a pond.', whole, fix))).toEqual([whole, fix])
  expect(spokenLines(scriptOf(whole, 'My drone landed in a pond.', fix))).toEqual([whole, fix])
  expect(spokenLines(scriptOf('My drone landed.', 'My roof is fine, but the drone is wet.'))).toHaveLength(2)
})

test('a sentence may end with I', () => {
  expect(spokenLines(scriptOf(mistake, 'We dance, the dentist and I. He counts.'))).toHaveLength(3)
  expect(spokenLines(scriptOf(mistake, 'It was J. Smith.'))).toHaveLength(2)
})

test("the dot of 'no. 12' ends no sentence", () => {
  expect(spokenLines(scriptOf(mistake, 'Devlog no. 12 is here. Drone No. 7 isn’t.'))).toHaveLength(3)
  expect(spokenLines(scriptOf(mistake, 'My wife said no. 12 drones are enough.'))).toHaveLength(3)
})

test('the dot of a month ends no sentence before a day', () => {
  expect(spokenLines(scriptOf(mistake, 'Note it on Jan. 1 and Dec. 31. Then rest.'))).toHaveLength(3)
})

test('a German ordinal ends no sentence, and steps keep their names', () => {
  expect(spokenLines(scriptOf(mistake, 'Das gilt laut 1. BImSchV ab 2026. Gut.'))).toHaveLength(3)
  expect(spokenLines(scriptOf(mistake, 'Step 1: damp paper towel.'))).toContain('Step 1: damp paper towel.')
})

test('inches quote nothing, and a century has its number', () => {
  const inches = 'New is exactly 12". At 12 1/16" you’re past it.'
  expect(spokenLines(scriptOf(mistake, inches))).toHaveLength(3)
  expect(spokenLines(scriptOf(mistake, 'Os azulejos do séc. XIX têm 14 cm.'))).toHaveLength(2)
})

test('a street may end a sentence', () => {
  expect(spokenLines(scriptOf(mistake, 'We park at 1104 E 6th St. Special is birria.'))).toHaveLength(3)
  expect(spokenLines(scriptOf(mistake, 'He moved to St. Louis with max. 2 bags.'))).toHaveLength(2)
})

test('a label whose blank is not filled in is left out', () => {
  expect(spokenLines(scriptOf(mistake, 'My answer: [your answer]. I stay on the ground.'))).toEqual([
    mistake,
    'I stay on the ground.',
  ])
})

test('a direction before an ellipsis adds no dot to the sentence before it', () => {
  const said = (text: string) => spokenLines(scriptOf(mistake, text)).slice(1)
  expect(said('It was horrible. (pause) ... I stayed.')).toEqual(['It was horrible.', 'I stayed.'])
  expect(said('It was (pause) ... horrible.')).toEqual(['It was...', 'horrible.'])
  expect(said('It was horrible (pause).')).toEqual(['It was horrible.'])
})

test('the end card shows the call, so the last line has no scene if it says the same', () => {
  expect(scenesOf(inputOf(call, mistake, fix, call)).join(' ')).not.toContain('Follow')
  expect(scenesOf(inputOf('Follow for more', mistake, fix, call)).join(' ')).toContain('Follow')
})

test('what is announced in a long sentence starts a scene of its own', () => {
  const advice =
    'Let the tank run empty for four weeks, then fill it with clean rainwater and wait until your neighbors complain.'
  const scenes = scenesOf(inputOf('', mistake, `What works for me: ${advice}`))
  expect(scenes).toContain('What works for me:')
})

test('short sentences between quotation marks stay together', () => {
  const quote = 'She says, "You look tired, love. Sit down a minute."'
  expect(spokenLines(scriptOf(mistake, `${quote} I did.`))).toEqual([mistake, quote, 'I did.'])
  const long = `"I ${'never '.repeat(20)}slept. I ${'always '.repeat(5)}ate."`
  expect(spokenLines(scriptOf(mistake, long))).toHaveLength(3)
})

test('a command inside a text is a line of code without its punctuation', () => {
  const script =
    'It is the logs. $ journalctl --vacuum-size=500M — I got back 38 gigs. If not: $ lsof +L1. Restart that.'
  expect(spokenLines(scriptOf(mistake, script))).toEqual([
    mistake,
    'It is the logs.',
    '$ journalctl --vacuum-size=500M',
    'I got back 38 gigs.',
    'If not:',
    '$ lsof +L1',
    'Restart that.',
  ])
})

test('a French mark keeps its space and stays with its word', () => {
  expect(spokenLines(scriptOf(mistake, 'À vingt-quatre mois ? Non.'))).toContain('À vingt-quatre mois ?')
  const words = scenesOf(inputOf('', mistake, 'Mon père disait : « Il te répond. »')).join(' ')
  expect(words).toContain('disait\u00a0: «\u00a0Il te répond.\u00a0»')
})

test('numbers inside a sentence count a list', () => {
  const { lines } = readLines({
    prompt: 'My order is: 1. the bank, 2. unpaid bills, 3. wages. We need 4 hours.',
    script: null,
  })
  expect(lines).toEqual([
    { text: 'My order is:', form: 'sentence' },
    { text: 'the bank', form: 'numbered' },
    { text: 'unpaid bills', form: 'numbered' },
    { text: 'wages', form: 'numbered' },
    { text: 'We need 4 hours.', form: 'sentence' },
  ])
})

test('an emoji may end a sentence, and is none by itself', () => {
  const bees = readLines({ prompt: 'They eat 15 kilos. 🐝 Then it is spring. 🌷', script: null })
  expect(bees.lines.map(({ text }) => text)).toEqual(['They eat 15 kilos. 🐝', 'Then it is spring. 🌷'])
  const { lines } = readLines({
    prompt: 'I let the moss grow 🌱 It needs no water ❤️ and no feet.',
    script: null,
  })
  expect(lines.map(({ text }) => text)).toEqual([
    'I let the moss grow 🌱',
    'It needs no water ❤️ and no feet.',
  ])
})

test.each([
  'Donnerstag, 16. Oktober, 15 bis 19:30 Uhr.',
  'El recorrido es sábados y domingos a las 9 a. m.',
  'It cost $640 incl. the lights.',
])('a date, a half of the day or an abbreviation ends no sentence: %s', (prompt) => {
  expect(
    readLines({ prompt: `Wir sehen uns. ${prompt}`, script: null }).lines.map(({ text }) => text),
  ).toEqual(['Wir sehen uns.', prompt])
})

test('a French quote ends its sentence', () => {
  const { lines } = readLines({
    prompt: 'On m’a dit : « Il est fichu, jetez-le. » C’était mon livre.',
    script: null,
  })
  expect(lines.map(({ text }) => text)).toEqual([
    'On m’a dit : « Il est fichu, jetez-le. »',
    'C’était mon livre.',
  ])
})

test('a step with several sentences is told with its number', () => {
  const { lines } = readLines({ prompt: '1. Turn it off. Every time.\n2. Wait.', script: null })
  expect(lines).toEqual([
    { text: '1) Turn it off.', form: 'sentence' },
    { text: 'Every time.', form: 'sentence' },
    { text: '2) Wait.', form: 'sentence' },
  ])
})

test('if one step is long, all are told with their numbers', () => {
  const steps = ['1. Broken arm: celery in a wet towel.', '2. Rain: rice. It works.', '3. A dog: old gloves.']
  const script = { title: '', hook: 'Three sounds from my kitchen.', script_parts: steps, visual_cues: [] }
  expect(readLines({ prompt: '', script }).lines.map(({ text }) => text)).toEqual([
    'Three sounds from my kitchen.',
    '1) Broken arm: celery in a wet towel.',
    '2) Rain: rice.',
    'It works.',
    '3) A dog: old gloves.',
  ])
})

test('a number that counts the rules stays with its rule', () => {
  const { lines } = readLines({
    prompt: 'One. Shower first, always.\nTwo. Sit on a towel. It is hot.',
    script: null,
  })
  expect(lines.map(({ text }) => text)).toEqual([
    'One. Shower first, always.',
    'Two. Sit on a towel.',
    'It is hot.',
  ])
})
