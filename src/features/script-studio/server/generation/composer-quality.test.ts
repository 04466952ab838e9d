import { beforeAll, expect, test } from 'vitest'
import { fixtureCreators } from '#testing/fixture-creators/fixture-creators.ts'
import {
  captionsFit,
  factsKept,
  language,
  nothingAsserted,
  onTopicShare,
  promisesKept,
  shape,
  sharedSkeletons,
  type Gate,
} from '#testing/writing-gates.ts'
import { linesOf, samplesOf, type Sample } from '#testing/writing-samples.ts'
import { CustomIdeaInput, Script } from '../../contract/script.ts'
import type { Brief } from '../../domain/brief.ts'
import { findCaptionFaults } from '../../domain/caption-rules.ts'
import { countWords, parseLength } from '../../domain/speaking-time.ts'
import { openBlanks } from '../../domain/writing/blanks.ts'
import { wordBounds } from '../../domain/writing/draft.ts'
import type { ComposedIdea } from '../../domain/writing/choose-ideas.ts'
import { splitSentences } from '../../domain/writing/sentences.ts'
import { loadComposer } from './load-composer.ts'

const seeds = 1000
let compose: (brief: unknown) => string
let samples: Sample[]
let ready: Sample[]
beforeAll(async () => {
  compose = await loadComposer()
  samples = samplesOf(compose, seeds)
  ready = samples.filter(({ isReady }) => isReady)
}, 120_000)

const ask = <Reply>(brief: Brief) => JSON.parse(compose(brief)) as Reply

test.each<[string, Gate]>([
  ['every script has the specified shape, with three short hooks of three kinds', shape],
  ['every note that is used is quoted completely, in the creator’s words', factsKept],
  ['asserts no number, name, quotation or unit that the creator did not give', nothingAsserted],
  ['captions meet their platform’s limits and are about the video', captionsFit],
  ['no doubled word, wrong article, broken punctuation or name in lower case', language],
  ['three are three, a question is answered, and every hook is paid off', promisesKept],
])('%s', (_rule, gate) => {
  expect(
    samples.flatMap((sample) => gate(sample).map((fault) => `${sample.creator.name}: ${fault}`)),
  ).toEqual([])
})

test('notebooks with enough notes give ideas from notes, most of them several', () => {
  const full = samples.filter(({ creator }) => creator.notes.length >= 6)
  const fromNotes = full.map(({ ideas }) => ideas.filter(({ plan }) => plan.noteIds.length > 0).length)
  expect(new Set(full.map(({ creator }) => creator.name)).size).toBeGreaterThanOrEqual(18)
  expect(Math.min(...fromNotes)).toBeGreaterThanOrEqual(1)
  expect(fromNotes.filter((count) => count >= 2).length / full.length).toBeGreaterThanOrEqual(0.8)
  expect(ready.length).toBeGreaterThan(0.54 * seeds)
})

test('a script without blanks is about as long as requested, and never longer', () => {
  for (const { creator, script } of ready) {
    const [least, most] = wordBounds(parseLength(creator.facts.videoLength))
    const words = countWords([script.hooks[0]!.text, ...script.script_parts].join(' '))
    expect(words).toBeGreaterThanOrEqual(Math.floor(least * 0.42))
    expect(words).toBeLessThanOrEqual(most)
  }
})

test('three sentences of four name the topic, a note or the idea', () => {
  expect(onTopicShare(ready)).toBeGreaterThanOrEqual(0.75)
})

test.each([
  ['titles', (each: Sample) => [each.idea.title]],
  ['hooks', (each: Sample) => each.script.hooks.map(({ text }) => text)],
  ['sentences', (each: Sample) => each.script.script_parts.flatMap(splitSentences)],
  ['captions', (each: Sample) => each.captions.map(({ text }) => text.replaceAll(/#\S+/g, ''))],
] as const)(
  'at most a quarter of the %s of ready scripts share a skeleton with another creator',
  (_what, textsOf) => {
    expect(sharedSkeletons(ready, textsOf)).toBeLessThanOrEqual(0.25)
  },
)

test('nine captions of ten of ready scripts use the length of their platform', () => {
  const full = ready.flatMap(({ captions }) => captions)
  const inside = full.filter(({ platform, text }) => findCaptionFaults(platform, text).length === 0)
  expect(inside.length / full.length).toBeGreaterThan(0.9)
})

test('every blank has a question, and is surrounded by no generic advice', () => {
  for (const { idea, script } of samples.filter(({ isReady }) => !isReady)) {
    const blanks = openBlanks(script, idea.plan.topic)
    const labels = new Set(linesOf({ script }).flatMap((line) => line.match(/\[[^\]]+\]/g) ?? []))
    expect(blanks.map(({ label }) => `[${label}]`).toSorted()).toEqual([...labels].toSorted())
    for (const { question } of blanks) expect(question).toMatch(/[?.]$/)
  }
})
test('text typed into Script My Idea is used in its order, or asked for', () => {
  for (const { facts, notes, request } of fixtureCreators) {
    const brief = { task: 'custom' as const, facts, notes, series: null, seed: 7, recentParts: [] }
    const { title, script } = ask<{ title: string; script: Script }>({
      ...brief,
      request: CustomIdeaInput.parse({ description: request }),
    })
    Script.parse({ ...script })
    expect(title.length).toBeGreaterThan(0)
    const said = script.script_parts.join(' ')
    const places = splitSentences(request)
      .map((sentence) => said.indexOf(sentence))
      .filter((place) => place !== -1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places.length).toBeGreaterThanOrEqual(splitSentences(request).length > 3 ? 3 : 0)
  }
})

test('titles repeat only after all were used, and none is numbered as a part', () => {
  for (const { facts, notes } of fixtureCreators) {
    const titles: string[] = []
    for (let seed = 0; seed < 4; seed++) {
      const brief = {
        facts,
        notes,
        series: null,
        seed,
        earlierTitles: titles.toReversed(),
        recentStructures: [],
      }
      titles.push(
        ...ask<{ ideas: ComposedIdea[] }>({ task: 'ideas', ...brief }).ideas.map(({ title }) => title),
      )
    }
    expect(new Set(titles.slice(0, 6)).size).toBe(6)
    expect(titles.join('\n')).not.toMatch(/\bpart \d|\bTeil \d/i)
  }
})
