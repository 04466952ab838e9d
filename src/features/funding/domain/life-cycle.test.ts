import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayMs } from '#platform/common/durations.ts'
import {
  campaignActions,
  campaignActors,
  campaignStatuses,
  fundingModes,
} from '../contract/campaign-choices.ts'
import { deadlineInstant, latestDeadline } from './deadline.ts'
import { actionsOf, checkMove, transitions, type Circumstances } from './life-cycle.ts'

const ready: Circumstances = {
  status: 'draft',
  action: 'submit',
  actor: 'creator',
  mode: 'reservations',
  now: 0,
  deadline: 10 * dayMs,
  latestDeadline: 28 * dayMs,
  minOpenDays: 5,
  isComplete: true,
  isChecked: true,
  isVerified: true,
  reason: 'Because.',
}
const move = (changes: Partial<Circumstances>) => checkMove({ ...ready, ...changes })

test('a campaign goes from draft to live step by step', () => {
  expect(move({})).toEqual({ ok: true, to: 'submitted' })
  expect(move({ status: 'submitted', action: 'approve', actor: 'team' })).toEqual({
    ok: true,
    to: 'approved',
  })
  expect(move({ status: 'approved', action: 'open' })).toEqual({ ok: true, to: 'pre-launch' })
  expect(move({ status: 'pre-launch', action: 'launch' })).toEqual({ ok: true, to: 'live' })
  expect(move({ status: 'live', action: 'end', actor: 'system', now: 10 * dayMs })).toEqual({
    ok: true,
    to: 'closed',
  })
})

test('where money is involved, a campaign is settled, funded, delivered and closed', () => {
  const system = { actor: 'system', mode: 'sandbox', deadline: 0 } as const
  expect(move({ ...system, status: 'live', action: 'settle' })).toEqual({ ok: true, to: 'settling' })
  expect(move({ ...system, status: 'settling', action: 'fund' })).toEqual({ ok: true, to: 'funded' })
  expect(move({ ...system, status: 'settling', action: 'fail' })).toEqual({ ok: true, to: 'failed' })
  expect(move({ ...system, status: 'funded', action: 'deliver' })).toEqual({ ok: true, to: 'delivering' })
  expect(move({ ...system, status: 'delivering', action: 'close' })).toEqual({ ok: true, to: 'closed' })
  expect(move({ ...system, status: 'live', action: 'end' })).toEqual({ ok: false, problem: 'no-money' })
})

test('before money is involved, a campaign can be withdrawn, changed and ended', () => {
  expect(move({ status: 'submitted', action: 'withdraw' })).toEqual({ ok: true, to: 'draft' })
  expect(move({ status: 'approved', action: 'withdraw' })).toEqual({ ok: true, to: 'draft' })
  expect(move({ status: 'changes-asked' })).toEqual({ ok: true, to: 'submitted' })
  const asked = move({ status: 'submitted', action: 'ask-changes', actor: 'team' })
  expect(asked).toEqual({ ok: true, to: 'changes-asked' })
  const end = { status: 'pre-launch', action: 'end', actor: 'system' } as const
  expect(move({ ...end, now: 10 * dayMs })).toEqual({ ok: true, to: 'closed' })
  expect(move(end)).toEqual({ ok: false, problem: 'ended' })
})

test.each(['pre-launch', 'live'] as const)('a %s campaign is canceled with a reason', (status) => {
  for (const actor of ['creator', 'team'] as const) {
    expect(move({ status, action: 'cancel', actor })).toEqual({ ok: true, to: 'closed' })
    expect(move({ status, action: 'cancel', actor, reason: '' })).toEqual({ ok: false, problem: 'reason' })
  }
})

test.each([
  ['settling', 'fund'],
  ['settling', 'fail'],
  ['funded', 'deliver'],
  ['failed', 'close'],
  ['delivering', 'close'],
] as const)('a %s campaign moves by %s only where money is involved', (status, action) => {
  expect(move({ status, action, actor: 'system', mode: 'live' })).toMatchObject({ ok: true })
  expect(move({ status, action, actor: 'system' })).toEqual({ ok: false, problem: 'money' })
  const byTeam = action === 'close' ? { ok: true, to: 'closed' } : { ok: false, problem: 'not-allowed' }
  expect(move({ status, action, actor: 'team', mode: 'live' })).toEqual(byTeam)
})

test('without a deadline a campaign neither starts nor ends', () => {
  const launch = { status: 'pre-launch', action: 'launch', deadline: undefined } as const
  expect(move(launch)).toEqual({ ok: false, problem: 'window' })
  const end = { status: 'live', action: 'end', actor: 'system', deadline: undefined } as const
  expect(move(end)).toEqual({ ok: false, problem: 'ended' })
})

test('the minimum time is counted from the launch', () => {
  const launch = { status: 'pre-launch', action: 'launch', now: 6 * dayMs } as const
  expect(move(launch)).toEqual({ ok: false, problem: 'open-time' })
})

test.each([
  ['an incomplete draft', { isComplete: false }, 'complete'],
  ['a missing reason', { status: 'submitted', action: 'ask-changes', actor: 'team', reason: ' ' }, 'reason'],
  [
    'an open checklist',
    { status: 'submitted', action: 'approve', actor: 'team', isChecked: false },
    'checklist',
  ],
  ['an unverified creator', { status: 'approved', action: 'open', isVerified: false }, 'verified'],
  ['a deadline in 29 days', { status: 'pre-launch', action: 'launch', deadline: 29 * dayMs }, 'window'],
  [
    'a deadline in less than five days',
    { status: 'pre-launch', action: 'launch', deadline: 5 * dayMs - 1 },
    'open-time',
  ],
  ['a deadline that has passed', { status: 'pre-launch', action: 'launch', deadline: 0 }, 'window'],
  ['money without a provider', { status: 'live', action: 'settle', actor: 'system', deadline: 0 }, 'money'],
  ['a creator who approves', { status: 'submitted', action: 'approve' }, 'not-allowed'],
  ['a live campaign submitted again', { status: 'live' }, 'not-possible'],
] as const)('%s stops it', (_name, changes, problem) => {
  expect(move(changes)).toEqual({ ok: false, problem })
})

test('a campaign that is open for exactly the minimum time can be launched', () => {
  const launch = { status: 'pre-launch', action: 'launch', deadline: 5 * dayMs } as const
  expect(move(launch)).toEqual({ ok: true, to: 'live' })
})

test('no path leads to the public that the team has not approved', () => {
  const publicly = new Set(['pre-launch', 'live'])
  const before = transitions.filter(({ to }) => publicly.has(to)).flatMap(({ from }) => from)
  expect(before).toEqual(['approved', 'pre-launch'])
  expect(transitions.filter(({ to }) => to === 'approved').map(({ by }) => by)).toEqual([['team']])
})

test('a move is allowed exactly if the table has it and nothing is missing', () => {
  const any = fc.record({
    status: fc.constantFrom(...campaignStatuses),
    action: fc.constantFrom(...campaignActions),
    actor: fc.constantFrom(...campaignActors),
    mode: fc.constantFrom(...fundingModes),
    isComplete: fc.boolean(),
    isChecked: fc.boolean(),
    isVerified: fc.boolean(),
    reason: fc.constantFrom('', 'Because.'),
    deadline: fc.constantFrom(undefined, -1, dayMs, 40 * dayMs),
  })
  expect(() =>
    fc.assert(
      fc.property(any, (drawn) => {
        const result = move(drawn)
        const isListed = actionsOf(drawn.status, drawn.actor).includes(drawn.action)
        return result.ok
          ? isListed
          : isListed !== (result.problem === 'not-possible' || result.problem === 'not-allowed')
      }),
    ),
  ).not.toThrow()
})

test('a closed campaign never moves again', () => {
  for (const actor of campaignActors) expect(actionsOf('closed', actor)).toEqual([])
})

test.each([
  ['2026-11-07', '2026-10-10T10:00:00Z', 'the clocks go back'],
  ['2026-04-10', '2026-03-13T11:00:00Z', 'the clocks go forward'],
])('a deadline at noon on %s can be launched from %s, 28 days before, though %s', (date, start) => {
  const timeZone = 'Europe/Berlin'
  const deadline = deadlineInstant({ date, time: '12:00', timeZone })
  const launch = (now: number, zone = timeZone) =>
    move({ status: 'pre-launch', action: 'launch', now, deadline, latestDeadline: latestDeadline(now, zone) })
  const noon = Date.parse(start)
  expect(launch(noon)).toEqual({ ok: true, to: 'live' })
  expect(launch(noon - 60_000)).toEqual({ ok: false, problem: 'window' })
  // Another zone without a clock change would be an hour off.
  const inUtc = [launch(noon, 'UTC'), launch(noon - 60_000, 'UTC')]
  expect(inUtc).not.toEqual([launch(noon), launch(noon - 60_000)])
})

test('a campaign whose deadline is in an hour that happens twice ends at the first of the two', () => {
  const deadline = deadlineInstant({ date: '2026-10-25', time: '02:30', timeZone: 'Europe/Berlin' })
  const end = (now: string) =>
    move({ status: 'live', action: 'end', actor: 'system', deadline, now: Date.parse(now) })
  expect(end('2026-10-25T00:29:59Z')).toEqual({ ok: false, problem: 'ended' })
  expect(end('2026-10-25T00:30:00Z')).toEqual({ ok: true, to: 'closed' })
})
