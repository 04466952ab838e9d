import { expect, test } from 'vitest'
import { fixtureCreators } from './fixture-creators/fixture-creators.ts'
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
} from './writing-gates.ts'
import type { Sample } from './writing-samples.ts'

const creator = fixtureCreators.find(({ name }) => name === 'locksmith')!
const ids = creator.notes.slice(2, 4).map(({ id }) => id)
const idea = {
  title: 'I drilled my first lockout',
  hook_type: 'In the middle of it',
  target_audience: 'People who rent',
  why_it_works: '',
  plan: { structure: 'story' as const, topic: 'lockouts', noteIds: ids },
}
const script = {
  hooks: [
    { text: 'The door was not even locked.', approach: 'a' },
    { text: 'Lockouts: a mistake you can skip.', approach: 'b' },
    { text: 'I drilled my first lockout.', approach: 'c' },
  ],
  script_parts: [
    'I drilled my first lockout. The door was not even locked, only shut.',
    'The fix: Now I try the letterbox and a plastic card before I touch the drill.',
    'Has this happened to you?',
  ],
  visual_cues: ['Close-up: drill.', 'Cut to: card.', 'Look up.'],
  engagement_tips: ['Pin the question.', 'Read it aloud.'],
  note_ids: ids,
}
const good: Sample = {
  creator,
  idea,
  ideas: [idea, { ...idea, title: 'Two' }, { ...idea, title: 'Three' }],
  script,
  captions: [
    {
      platform: 'TikTok',
      text: 'I drilled my first lockout. The door was not even locked, only shut. #lockouts #door #drill #card #glasgow',
    },
  ],
  isReady: true,
}
const change = (changes: Partial<typeof script>): Sample => ({ ...good, script: { ...script, ...changes } })
const hooks = (text: string) => change({ hooks: [{ text, approach: 'a' }, ...script.hooks.slice(1)] })
const line = (text: string) => change({ script_parts: [...script.script_parts.slice(0, 2), text] })

test.each<[string, Gate]>([
  ['shape', shape],
  ['facts', factsKept],
  ['claims', nothingAsserted],
  ['captions', captionsFit],
  ['language', language],
  ['promises', promisesKept],
])('the gate of %s lets a good script pass', (_name, gate) => {
  expect(gate(good)).toEqual([])
})

test.each<[string, Gate, Sample]>([
  [
    'two hooks of one kind',
    shape,
    change({ hooks: script.hooks.map((hook) => ({ ...hook, approach: 'a' })) }),
  ],
  ['a blank in a title', shape, { ...good, idea: { ...idea, title: 'Lockouts: [your topic]' } }],
  ['a lost sentence', factsKept, change({ script_parts: ['I drilled my first lockout.'] })],
  ['a number of nobody', nothingAsserted, line('It took 97 minutes.')],
  ['a name of nobody', nothingAsserted, line('Then I called Hamilton.')],
  [
    'a caption off its topic',
    captionsFit,
    { ...good, captions: [{ platform: 'TikTok', text: 'Wow. #fun' }] },
  ],
  [
    'too many hashtags',
    captionsFit,
    {
      ...good,
      captions: [
        {
          platform: 'TikTok',
          text: `My lockout. ${'abcdefghijkl'
            .split('')
            .map((tag) => `#x${tag}`)
            .join(' ')}`,
        },
      ],
    },
  ],
  ['a doubled word', language, line('This is is it.')],
  ['a wrong article', language, line('It was a old door.')],
  ['a name in lower case', language, line('I work in glasgow.')],
  ['a hook that is not paid off', promisesKept, hooks('The burglar was my own uncle.')],
  ['an announced mistake that is not told', promisesKept, change({ note_ids: ids.slice(1) })],
  [
    'three that are two',
    promisesKept,
    { ...good, idea: { ...idea, plan: { ...idea.plan, structure: 'list' } } },
  ],
  [
    'a question without a question',
    promisesKept,
    {
      ...good,
      idea: { ...idea, plan: { ...idea.plan, structure: 'question' } },
    },
  ],
  [
    'a before without an after',
    promisesKept,
    {
      ...good,
      idea: { ...idea, plan: { ...idea.plan, structure: 'before-after' } },
    },
  ],
])('the gates find %s', (_fault, gate, sample) => {
  expect(gate(sample)).not.toEqual([])
})

test('sentences without a word of the topic lower the share', () => {
  expect(onTopicShare([good])).toBeGreaterThan(0.6)
  expect(
    onTopicShare([change({ script_parts: Array.from({ length: 12 }, () => 'That is so nice.') })]),
  ).toBeLessThan(0.4)
})

test('a sentence that fits two creators counts as shared', () => {
  const other = { ...good, creator: fixtureCreators[0]! }
  const texts = ({ script: { script_parts: parts } }: Sample) => parts
  expect(sharedSkeletons([good, change({})], texts)).toBe(0)
  expect(
    sharedSkeletons([line('That is so nice.'), { ...other, script: line('That is so nice.').script }], texts),
  ).toBeGreaterThan(0.3)
})
