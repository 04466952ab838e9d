import { beforeAll, expect, test } from 'vitest'
import { noFacts } from '#testing/creators.ts'
import type { NoteKind } from '../../contract/notes.ts'
import type { Brief } from '../../domain/brief.ts'
import type { ComposedIdea } from '../../domain/writing/choose-ideas.ts'
import type { ComposedScript } from '../../domain/writing/compose-idea-script.ts'
import type { WritingNote } from '../../domain/writing/note.ts'
import { loadComposer } from './load-composer.ts'

let compose: (brief: unknown) => string
beforeAll(async () => {
  compose = await loadComposer()
})

const facts = { ...noFacts, description: 'I clean hotel rooms.' }
const notebook = (topic: string, told: readonly (readonly [NoteKind, string])[]): WritingNote[] =>
  told.map(([kind, words], at) => ({ id: `${at}`, kind, topic, words, tags: [], usedIn: [] }))

const ask = <Reply>(brief: Brief) => JSON.parse(compose(brief)) as Reply

/** The scripts of many seeds, without those that ask for everything. */
function scriptsOf(notes: WritingNote[]): { idea: ComposedIdea; script: ComposedScript }[] {
  return Array.from({ length: 8 }, (_, seed) => seed).flatMap((seed) => {
    const common = { facts, notes, series: null, seed }
    const brief = { task: 'ideas' as const, ...common, earlierTitles: [], recentStructures: [] }
    const ideas = ask<{ ideas: ComposedIdea[] }>(brief).ideas.filter(({ plan }) => plan.noteIds.length > 0)
    return ideas.map((idea) => ({
      idea,
      script: ask<ComposedScript>({
        task: 'script',
        ...common,
        plan: idea.plan,
        idea: { title: idea.title, hookType: '', targetAudience: '', whyItWorks: '' },
        videoLength: '15-30 seconds (Quick hit)',
        recentParts: [],
      }),
    }))
  })
}

test('a question is answered by the note written right after it, not by the one before', () => {
  const notes = notebook('hotel rooms', [
    ['fix', 'Bathroom first, bed last, vacuum backwards out of the door.'],
    ['question', 'Are the glasses really washed?'],
    ['opinion', 'In our house yes, in a machine at 82 degrees. But I would still rinse mine.'],
  ])
  const asked = scriptsOf(notes).filter(({ idea }) => idea.plan.structure === 'question')
  expect(asked.length).toBeGreaterThan(0)
  for (const { script } of asked) expect(script.note_ids).toEqual(['1', '2'])
})

test('a reply is used only with its question', () => {
  const notes = notebook('hotel rooms', [
    ['question', 'Are the glasses really washed?'],
    ['opinion', 'Yes, in a machine. Nobody believes me.'],
    ['opinion', 'A machine is more honest than a towel.'],
    ['opinion', 'The minibar glasses are the cleanest.'],
  ])
  for (const { script } of scriptsOf(notes))
    expect(script.note_ids.includes('1')).toBe(script.note_ids[0] === '0')
})

test('a result is told after what led to it, in the order of the notebook', () => {
  const notes = notebook('left things', [
    ['moment', 'We found a set of teeth in a water glass, and the guest was over the Atlantic.'],
    ['number', 'Most people leave chargers, about 3 a week.'],
    ['result', 'The teeth flew to Lisbon by courier two days later.'],
  ])
  const told = scriptsOf(notes).filter(({ script }) => script.note_ids.includes('2'))
  expect(told.length).toBeGreaterThan(0)
  for (const { script } of told)
    expect(script.note_ids.indexOf('0')).toBeLessThan(script.note_ids.indexOf('2'))
})

test('a note that says "she" without a name follows the note that names her', () => {
  const notes = notebook('visitors', [
    ['moment', 'A girl asked me if the woman in the painting may go home at night.'],
    ['quote', 'She said: "Then she needs a bed."'],
    ['number', 'I stand for six hours in a room of 80 square metres.'],
  ])
  const scripts = scriptsOf(notes)
  expect(scripts.length).toBeGreaterThan(0)
  const quoting = scripts.filter(({ script }) => script.note_ids.includes('1'))
  for (const { script } of quoting) expect(script.note_ids.slice(0, 2)).toEqual(['0', '1'])
})

test('what a script already tells is not suggested again', () => {
  const told = notebook('left things', [
    ['mistake', 'I threw away a drawing that I found under a bed.'],
    ['fix', 'Now every drawing waits in the office for a year.'],
  ]).map((note) => ({ ...note, usedIn: ['an idea'] }))
  expect(scriptsOf(told)).toEqual([])
  expect(scriptsOf(told.map((note) => ({ ...note, usedIn: [] })))).not.toEqual([])
})

test('a question without an answer in the notebook is not answered by a result on something else', () => {
  const notes = notebook('minibar', [
    ['mistake', 'I stacked the cans of the minibar and they rolled down the hall.'],
    ['fix', 'Now every can of the minibar has a rubber ring.'],
    ['question', 'Why is the minibar warm?'],
    ['result', 'Since the rings I have not chased a can. That is two summers.'],
  ])
  for (const { idea } of scriptsOf(notes)) expect(idea.plan.structure).not.toBe('question')
})

test('how often is answered by the number before an opinion on it', () => {
  const notes = notebook('hotel rooms', [
    ['question', 'How often do you wash the curtains?'],
    ['mistake', 'I washed the curtains hot and they came out two sizes smaller.'],
    ['opinion', 'Washing the curtains every month is for the brochure, not for the guests.'],
    ['number', 'We wash the curtains twice a year, in March and in October.'],
  ])
  const asked = scriptsOf(notes).filter(({ idea }) => idea.plan.structure === 'question')
  expect(asked.length).toBeGreaterThan(0)
  for (const { script } of asked) expect(script.note_ids.slice(0, 2)).toEqual(['0', '3'])
})

test('a number written right after a moment belongs to it, not to the next story', () => {
  const notes = notebook('lost trunks', [
    ['moment', 'The trunk stood in the lobby for a week, and every guest sat on it once.'],
    ['number', 'The trunk weighed 61 kilos. I know because the lift stopped between two floors.'],
    ['mistake', 'I dragged the trunk over the parquet, and the line is still there.'],
    ['fix', 'Put a blanket under the trunk and walk backwards in small steps.'],
  ])
  const scripts = scriptsOf(notes)
  const told = scripts.filter(({ script }) => script.note_ids.includes('1'))
  expect(told.length).toBeGreaterThan(0)
  for (const { script } of told) expect(script.note_ids.slice(0, 2)).toEqual(['0', '1'])
})

test('a result that counts from something done does not follow a mistake', () => {
  const notes = notebook('plants', [
    ['mistake', 'I threw out the fern of room nine because it was brown. It was asleep.'],
    ['result', 'By week three the fern had nine new leaves and a name.'],
  ])
  expect(scriptsOf(notes)).toEqual([])
})

test('how much is not answered by an opinion without an amount', () => {
  const notes = notebook('wardrobes', [
    ['question', 'How much space does a guest need?'],
    ['opinion', 'A wardrobe that closes is better than one that impresses.'],
  ])
  for (const { idea } of scriptsOf(notes)) expect(idea.plan.structure).not.toBe('question')
})

test('a title and hooks say what ‘them’ is', () => {
  const notes = notebook('oysters', [
    ['mistake', 'Visitors drown them in lemon. Then you taste lemon.'],
    ['fix', 'Eat the first one with nothing. Chew twice.'],
  ])
  const scripts = scriptsOf(notes)
  expect(scripts.length).toBeGreaterThan(0)
  for (const { idea, script } of scripts) {
    expect(idea.title).toBe('Oysters: Visitors drown them in lemon')
    for (const { text } of script.hooks) expect(text).toMatch(/^Oysters:|\[/)
  }
})

test('what is left of others follows the note that counts them', () => {
  const notes = notebook('first year', [
    ['number', 'Of the 26 trucks I started with, 11 are still driving'],
    ['mistake', 'Most of the others ran out of cash in February, not in summer.'],
    ['fix', 'Put 15% of every summer day into a second account.'],
  ])
  const told = scriptsOf(notes).filter(({ script }) => script.note_ids.includes('1'))
  expect(told.length).toBeGreaterThan(0)
  for (const { script } of told) expect(script.note_ids.slice(0, 2)).toEqual(['0', '1'])
})

test('a question needs no question mark, and a belief has no result', () => {
  const notes = notebook('burglary', [
    ['question', 'how often do burglars pick locks'],
    ['number', 'I have seen two picked locks in 19 years'],
    ['mistake', 'everybody thinks burglars are skilled'],
    ['result', 'The doors I repair were not even locked, and the windows stood open.'],
  ])
  const parts = scriptsOf(notes).flatMap(({ idea, script }) => [idea.title, ...script.script_parts])
  expect(parts.join('\n')).not.toContain('pick locks.')
  expect(parts.join('\n')).not.toMatch(/(?:result|ended|came of it): The doors/)
})
