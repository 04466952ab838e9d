import { expect, test } from 'vitest'
import { emptyDraft, type CampaignDraft } from '../contract/campaign-draft.ts'
import { isMaterialChange, readContent } from './read-content.ts'

const now = Date.parse('2026-06-01T12:00:00Z')
const complete: CampaignDraft = {
  ...emptyDraft(),
  creatorName: 'Ines Costa',
  title: 'Night trains',
  summary: 'A film about the last sleeper cars.',
  story: 'We ride every night train that is left. '.repeat(6),
  risks: 'A line may close before we get there, and filming costs more.',
  goal: '8,000',
  models: ['roi', 'rewards'],
  roiShare: '20',
  roiCap: '1.5',
  expectedRevenue: '40000',
  rewards: [{ title: 'Poster', amount: '25', delivery: 'March' }],
  budget: [
    { label: 'Camera', amount: '3000' },
    { label: 'Travel', amount: '5000' },
  ],
  timeline: [{ when: 'May', what: 'Shooting' }],
  deadlineDate: '2026-07-01',
  deadlineTime: '18:00',
  timeZone: 'Europe/Berlin',
}
const read = (changes: Partial<CampaignDraft>) => readContent({ ...complete, ...changes }, null, now)
const problemsOf = (changes: Partial<CampaignDraft>) => {
  const result = read(changes)
  return result.ok ? [] : Object.keys(result.fields)
}

test('a complete draft is read to the cent and the minute', () => {
  expect(read({})).toMatchObject({
    ok: true,
    content: {
      goalMinor: 800_000,
      roi: { sharePercent: 20, capPercent: 150, expectedRevenueMinor: 4_000_000 },
      rewards: [{ amountMinor: 2_500 }],
      deadline: '2026-07-01T16:00:00.000Z',
    },
  })
})

test('an empty draft names every missing field', () => {
  const result = readContent(emptyDraft(), null, now)
  expect(result.ok ? [] : Object.keys(result.fields)).toEqual([
    'creatorName',
    'title',
    'summary',
    'story',
    'risks',
    'goal',
    'models',
    'budget',
    'deadlineDate',
  ])
})

test.each([
  [{ goal: '-5' }, ['goal', 'budget']],
  [{ goal: '99.99', budget: [{ label: 'All', amount: '99.99' }] }, ['goal']],
  [{ goal: '1000001', budget: [{ label: 'All', amount: '1000001' }] }, ['goal']],
  [{ roiShare: '0' }, ['roiShare']],
  [{ roiShare: '41' }, ['roiShare']],
  [{ roiShare: '2.5' }, ['roiShare']],
  [{ roiCap: '0.99' }, ['roiCap']],
  [{ roiCap: '3.01' }, ['roiCap']],
  [{ budget: [{ label: 'Camera', amount: '7999.99' }] }, ['budget']],
  [{ rewards: [] }, ['rewards']],
  [{ deadlineDate: '2026-05-31' }, ['deadlineDate']],
  [{ deadlineDate: '2027-05-31' }, ['deadlineDate']],
  [{ timeZone: 'Mars' }, ['deadlineDate']],
] as const)('%j has problems in %j', (changes, fields) => {
  expect(problemsOf(changes as unknown as Partial<CampaignDraft>)).toEqual(fields)
})

test('a donation needs no terms, and those typed for other models stay out', () => {
  const result = read({
    models: ['donation'],
    roiShare: 'later',
    rewards: [{ title: '', amount: '', delivery: '' }],
  })
  expect(result).toMatchObject({ ok: true, content: { roi: null, rewards: [] } })
})

test('a new goal is a material change, a new sentence is not', () => {
  const contentOf = (changes: Partial<CampaignDraft>) => {
    const result = read(changes)
    if (!result.ok) throw new Error(Object.values(result.fields)[0])
    return result.content
  }
  const before = contentOf({})
  expect(isMaterialChange(before, contentOf({ summary: 'Another sentence.' }))).toBe(false)
  expect(isMaterialChange(before, contentOf({ roiShare: '19' }))).toBe(true)
  expect(isMaterialChange(before, contentOf({ deadlineTime: '18:01' }))).toBe(true)
})
