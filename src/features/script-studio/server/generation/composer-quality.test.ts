import { beforeAll, expect, test } from 'vitest'
import { findFaults } from '#testing/find-faults.ts'
import type { FixtureCreator } from '#testing/fixture-creators/fixture-creator.ts'
import { fixtureCreators } from '#testing/fixture-creators/fixture-creators.ts'
import { captionPlatforms } from '../../contract/choices.ts'
import { CustomIdeaInput, Script } from '../../contract/script.ts'
import type { Brief } from '../../domain/brief.ts'
import { findCaptionFaults } from '../../domain/caption-rules.ts'
import { countWords, parseLength } from '../../domain/speaking-time.ts'
import { hasBlank, openBlanks } from '../../domain/writing/blanks.ts'
import { checkScript } from '../../domain/writing/check-script.ts'
import type { ComposedScript } from '../../domain/writing/compose-idea-script.ts'
import { wordBounds } from '../../domain/writing/draft.ts'
import type { ComposedIdea } from '../../domain/writing/ideas.ts'
import { detectLanguage } from '../../domain/writing/language.ts'
import { splitSentences } from '../../domain/writing/sentences.ts'
import { sharesStem, stemsOf } from '../../domain/writing/stems.ts'
import { loadComposer } from './load-composer.ts'

/** A script with everything around it. `isReady`: it has no blank and can be filmed as is. */
type Sample = {
  creator: FixtureCreator
  idea: ComposedIdea
  script: ComposedScript
  captions: { platform: (typeof captionPlatforms)[number]; text: string }[]
  isReady: boolean
}

const seeds = 48
let compose: (brief: unknown) => string
let samples: Sample[]
beforeAll(async () => {
  compose = await loadComposer()
  samples = Array.from({ length: seeds }, (_, seed) => seed).flatMap((seed) =>
    fixtureCreators.flatMap((creator) => sample(creator, seed)),
  )
})

const ask = <Reply>(brief: Brief) => JSON.parse(compose(brief)) as Reply

function sample(creator: FixtureCreator, seed: number): Sample[] {
  const { facts, notes } = creator
  const common = { facts, notes, series: null, seed }
  const { ideas } = ask<{ ideas: ComposedIdea[] }>({
    task: 'ideas',
    ...common,
    earlierTitles: [],
    recentStructures: [],
  })
  expect(ideas).toHaveLength(3)
  expect(new Set(ideas.map(({ title }) => title)).size).toBe(3)
  // One of the three each time; the seeds cover all of them.
  return ideas.slice(seed % 3, (seed % 3) + 1).map((idea) => {
    const { title, plan } = idea
    const told = { title, hookType: idea.hook_type, targetAudience: '', whyItWorks: '' }
    const videoLength = parseLength(facts.videoLength)
    const script = ask<ComposedScript>({
      task: 'script',
      ...common,
      idea: told,
      plan,
      videoLength,
      recentParts: [],
    })
    const captions = captionPlatforms.map((platform) => ({
      platform,
      text: compose({ task: 'caption', ...common, title, plan, script, selectedHook: seed % 3, platform }),
    }))
    return {
      creator,
      idea,
      script,
      captions,
      isReady:
        ![...script.hooks.map(({ text }) => text), ...script.script_parts].some(hasBlank) &&
        plan.noteIds.length > 0,
    }
  })
}

const wordsOf = ({ creator: { facts, notes } }: Sample) => [
  ...notes.map(({ words, topic }) => `${topic} ${words}`),
  ...Object.values(facts),
]
const linesOf = ({ script }: Sample) => [...script.hooks.map(({ text }) => text), ...script.script_parts]
const ready = () => samples.filter(({ isReady }) => isReady)

test('creators with full notebooks get scripts that can be filmed as they are', () => {
  const names = new Set(ready().map(({ creator }) => creator.name))
  expect(names.size).toBeGreaterThanOrEqual(12)
  expect(ready().length).toBeGreaterThan(250)
})

test('every script has the specified shape, with three short hooks of three kinds', () => {
  for (const { script } of samples) {
    Script.parse(script)
    expect(new Set(script.hooks.map(({ text }) => text)).size).toBe(3)
    expect(new Set(script.hooks.map(({ approach }) => approach)).size).toBe(3)
    for (const { text } of script.hooks) expect(countWords(text)).toBeLessThanOrEqual(14)
    expect(script.visual_cues).toHaveLength(script.script_parts.length)
    expect(script.engagement_tips.length).toBeGreaterThanOrEqual(2)
  }
})

test('every note that is used is quoted completely, in the creator’s words', () => {
  for (const each of samples) {
    const said = linesOf(each).join(' ')
    for (const id of each.script.note_ids) {
      const { words } = each.creator.notes.find((note) => note.id === id)!
      for (const sentence of splitSentences(words))
        expect([said, said.includes(sentence.replace(/[.?!]$/, ''))]).toEqual([said, true])
    }
  }
})

test('asserts no number, name, quotation or unit that the creator did not give', () => {
  for (const each of samples) {
    const texts = wordsOf(each)
    const violations = checkScript(each.script, {
      texts,
      platforms: each.creator.facts.platforms,
      videoLength: parseLength(each.creator.facts.videoLength),
      language: detectLanguage(texts.join(' ')),
    })
    expect(violations.filter(({ reason }) => !reason.startsWith('The script has'))).toEqual([])
  }
})

test('notes in one script share a topic', () => {
  for (const { creator, script } of ready()) {
    const topics = script.note_ids.map((id) => creator.notes.find((note) => note.id === id)!.topic)
    expect(new Set(topics).size).toBe(1)
  }
})

test('a script without blanks is about as long as requested, and never longer', () => {
  for (const { creator, script } of ready()) {
    const [least, most] = wordBounds(parseLength(creator.facts.videoLength))
    const words = countWords([script.hooks[0]!.text, ...script.script_parts].join(' '))
    expect(words).toBeGreaterThanOrEqual(Math.floor(least * 0.45))
    expect(words).toBeLessThanOrEqual(most)
  }
})

test('at least six sentences of ten name the topic, a note or the idea', () => {
  const sentences = ready().flatMap((each) => {
    const known = stemsOf(
      [each.idea.title, each.idea.plan.topic, ...each.creator.notes.map(({ words }) => words)].join(' '),
    )
    return linesOf(each)
      .flatMap(splitSentences)
      .map((sentence) => sharesStem(stemsOf(sentence), known))
  })
  expect(sentences.filter(Boolean).length / sentences.length).toBeGreaterThanOrEqual(0.6)
})

/** The sentence with everything specific to this creator masked. */
function skeletonOf(text: string, { creator, idea }: Sample): string {
  const own = stemsOf(
    [
      idea.plan.topic,
      creator.facts.topics,
      creator.facts.audience,
      ...creator.notes.map(({ words }) => words),
    ].join(' '),
  )
  return text
    .toLowerCase()
    .replaceAll(/[\p{L}\p{N}'’-]+/gu, (word) => (sharesStem(stemsOf(word), own) ? '_' : word))
}

test.each([
  ['titles', (each: Sample) => [each.idea.title]],
  ['hooks', (each: Sample) => each.script.hooks.map(({ text }) => text)],
  ['sentences', (each: Sample) => each.script.script_parts.flatMap(splitSentences)],
  ['captions', (each: Sample) => each.captions.map(({ text }) => text.replaceAll(/#\S+/g, ''))],
] as const)(
  'at most a quarter of the %s of ready scripts share a skeleton with another creator',
  (_what, textsOf) => {
    const owners = new Map<string, Set<string>>()
    const all = ready().flatMap((each) =>
      textsOf(each).map((text) => ({ skeleton: skeletonOf(text, each), name: each.creator.name })),
    )
    for (const { skeleton, name } of all) owners.set(skeleton, (owners.get(skeleton) ?? new Set()).add(name))
    const shared = all.filter(({ skeleton }) => owners.get(skeleton)!.size > 1)
    expect(shared.length / all.length).toBeLessThanOrEqual(0.25)
  },
)

test('captions meet their platform’s limits and are about the video', () => {
  for (const each of samples) {
    const { title, plan } = each.idea
    const own = stemsOf([title, plan.topic, ...linesOf(each)].join(' '))
    for (const { platform, text } of each.captions) {
      expect([text, findCaptionFaults(platform, text, { mayBeShort: true })]).toEqual([text, []])
      expect([text, sharesStem(stemsOf(text), own)]).toEqual([text, true])
      expect(hasBlank(text.replace(title, ''))).toBe(false)
    }
  }
  const full = ready().flatMap(({ captions }) => captions)
  const inside = full.filter(({ platform, text }) => findCaptionFaults(platform, text).length === 0)
  expect(inside.length / full.length).toBeGreaterThan(0.9)
})

test('no output of the composer has a doubled word, a wrong article or broken punctuation', () => {
  // The rules apply to English.
  const english = samples.filter((each) => detectLanguage(wordsOf(each).join(' ')) === 'en')
  for (const each of english) {
    const typed = wordsOf(each).join('\n')
    const lines = [...linesOf(each), ...each.script.visual_cues, ...each.script.engagement_tips]
    for (const line of lines.filter((text) => !typed.includes(text)))
      expect(findFaults(line.replaceAll(/\[[^\]]+\]/g, 'Yes'), 'title')).toEqual([])
  }
})

test('keeps its promises: three are three, a question is answered, a before has an after', () => {
  const told = (structure: string) =>
    samples.filter(({ idea, script }) => script.note_ids.length > 0 && idea.plan.structure === structure)
  for (const { idea, script } of told('list').filter(({ idea: { title } }) => /\b3\b/.test(title)))
    expect([idea.title, script.note_ids.length]).toEqual([idea.title, 3])
  for (const { idea } of told('question')) expect(idea.title).toMatch(/\?$/)
  for (const { script } of [...told('question'), ...told('before-after')])
    expect(script.note_ids.length).toBeGreaterThanOrEqual(2)
})

test('every blank has a question, and is surrounded by no generic advice', () => {
  for (const { idea, script } of samples.filter(({ isReady }) => !isReady)) {
    const blanks = openBlanks(script, idea.plan.topic)
    const labels = new Set(linesOf({ script } as Sample).flatMap((line) => line.match(/\[[^\]]+\]/g) ?? []))
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
