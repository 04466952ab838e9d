import { expect, test } from 'vitest'
import type { CampaignContent } from '../contract/campaign-content.ts'
import type { ReservationInput } from '../contract/reservations.ts'
import { findPledgeProblem, findReservationProblem } from './check-reservation.ts'

const now = Date.parse('2026-06-01T12:00:00Z')
const content: CampaignContent = {
  creatorName: 'Ines Costa',
  title: 'Night trains',
  summary: '',
  category: 'film',
  story: '',
  risks: '',
  currency: 'USD',
  goalMinor: 100_000,
  limit: 'fixed',
  models: ['rewards', 'donation'],
  roi: null,
  rewards: [{ title: 'Poster', amountMinor: 2_500, delivery: 'March' }],
  budget: [],
  timeline: [],
  deadline: '2026-06-20T12:00:00.000Z',
  timeZone: 'UTC',
  cover: null,
  coverAlt: '',
}
const input: ReservationInput = {
  amountMinor: 5_000,
  currency: 'USD',
  model: 'donation',
  reward: null,
  version: 1,
}
const situation = { status: 'live', content, version: 1, reservedMinor: 0, now } as const
const problem = (changes: Partial<ReservationInput>, where: Partial<typeof situation> | object = {}) =>
  findReservationProblem({ ...input, ...changes }, { ...situation, ...where })

test('an amount within the limits is fine, up to the goal', () => {
  expect(problem({})).toBeUndefined()
  expect(problem({ amountMinor: 100_000 })).toBeUndefined()
  expect(problem({ amountMinor: 60_000 }, { reservedMinor: 40_000 })).toBeUndefined()
  expect(problem({ model: 'rewards', reward: 0 })).toBeUndefined()
  expect(problem({ model: 'rewards', reward: 0, amountMinor: 2_500 })).toBeUndefined()
})

test.each([
  ['negative', { amountMinor: -1 }, 'amountMinor'],
  ['zero', { amountMinor: 0 }, 'amountMinor'],
  ['above the limit', { amountMinor: 5_000_001 }, 'amountMinor'],
  ['above the fixed goal', { amountMinor: 100_001 }, 'amountMinor'],
  ['in a foreign currency', { currency: 'EUR' }, 'currency'],
  ['for a model the campaign lacks', { model: 'roi' }, 'model'],
  ['for an unknown reward', { model: 'rewards', reward: 7 }, 'reward'],
  ['too small for its reward', { model: 'rewards', reward: 0, amountMinor: 2_499 }, 'amountMinor'],
] as const)('a reservation %s is refused', (_name, changes, field) => {
  expect(problem(changes)).toMatchObject({ kind: 'invalid', field })
})

test('a campaign that has ended takes no reservations, even before a job closes it', () => {
  expect(problem({}, { status: 'closed' })).toMatchObject({ kind: 'closed' })
  expect(problem({}, { now: Date.parse(content.deadline) })).toMatchObject({ kind: 'closed' })
})

test('changed terms have to be read before reserving', () => {
  expect(problem({}, { version: 2 })).toMatchObject({ kind: 'stale' })
})

test('an open limit takes more than the goal', () => {
  expect(problem({ amountMinor: 200_000 }, { content: { ...content, limit: 'open' } })).toBeUndefined()
})

test('the limits of an amount belong to it, whatever the goal', () => {
  const open = { content: { ...content, limit: 'open' } }
  expect(problem({ amountMinor: 100 }, open)).toBeUndefined()
  expect(problem({ amountMinor: 5_000_000 }, open)).toBeUndefined()
  for (const amountMinor of [99, 5_000_001])
    expect(problem({ amountMinor }, open)?.message).toContain('from $1 to $50,000')
})

test('a refusal names the field and what is possible', () => {
  expect(problem({}, { status: 'closed' })?.field).toBe('amountMinor')
  expect(problem({}, { version: 2 })?.field).toBe('version')
  expect(problem({ amountMinor: 60_001 }, { reservedMinor: 40_000 })?.message).toContain('Only $600 is left')
  expect(problem({ amountMinor: 100 }, { reservedMinor: 100_001 })?.message).toContain('Only $0 is left')
  expect(problem({ model: 'rewards', reward: null })?.field).toBe('reward')
})

test('pledges are taken while a campaign is live, reservations before that too', () => {
  const before = { ...situation, status: 'pre-launch' } as const
  expect(findReservationProblem(input, before)).toBeUndefined()
  expect(findPledgeProblem(input, before)).toMatchObject({ kind: 'closed' })
  expect(findPledgeProblem(input, situation)).toBeUndefined()
})
