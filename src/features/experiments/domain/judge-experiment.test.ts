import { expect, test } from 'vitest'
import { seededRandom } from '#platform/common/seeded-random.ts'
import { falseAlarmRate, findDifference, type Arm } from './confidence.ts'
import { judgeExperiment, type NamedArm } from './judge-experiment.ts'
import { isRatioBroken } from './sample-ratio.ts'
import { daysToVerdict, plannedVisits } from './time-to-verdict.ts'

type Look = (arms: readonly [Arm, Arm]) => boolean

/** Visits arrive one by one and see a version by chance; `look` sees each state and may end it. */
function play(rates: readonly [number, number], visits: number, next: () => number, look: Look) {
  const arms: [Arm, Arm] = [
    { visits: 0, conversions: 0 },
    { visits: 0, conversions: 0 },
  ]
  for (let visit = 0; visit < visits; visit++) {
    const chosen = next() < 0.5 ? 0 : 1
    arms[chosen].visits++
    if (next() < rates[chosen]) arms[chosen].conversions++
    if (look(arms)) return true
  }
  return false
}

const plans = [
  { rate: 0.05, smallestEffect: 0.05 },
  { rate: 0.2, smallestEffect: 0.1 },
  { rate: 0.5, smallestEffect: 0.15 },
]

/** The share of simulated experiments in which a look finds what `find` looks for. */
function shareOf({ runs, seed, effect, length, find }: Simulation) {
  const { next } = seededRandom(seed)
  let found = 0
  for (let run = 0; run < runs; run++) {
    const plan = plans[run % plans.length] ?? plans[0]!
    const visits = 2 * plannedVisits({ ...plan, arms: 2 })
    const confidence = { alpha: falseAlarmRate, plannedVisits: visits }
    const trueEffect = effect * plan.smallestEffect
    const look: Look = ([first, second]) => {
      const difference = findDifference(first, second, confidence)
      return difference !== undefined && find(difference, trueEffect)
    }
    if (play([plan.rate, plan.rate + trueEffect], visits * length, next, look)) found++
  }
  return found / runs
}
type Simulation = {
  runs: number
  seed: number
  effect: 0 | 1
  length: number
  find: (difference: { lower: number; upper: number }, trueEffect: number) => boolean
}

const isDifferent: Simulation['find'] = ({ lower, upper }) => lower > 0 || upper < 0
const isMissed: Simulation['find'] = ({ lower, upper }, effect) => lower > effect || upper < effect

test('of 10,000 experiments without a difference, looked at after every visit, at most 5% raise an alarm', () => {
  const share = shareOf({ runs: 10_000, seed: 1, effect: 0, length: 1.5, find: isDifferent })
  expect(share).toBeLessThanOrEqual(falseAlarmRate)
})

test('the interval contains the true difference at every look in at least 95% of experiments', () => {
  const share = shareOf({ runs: 1_000, seed: 2, effect: 1, length: 1.5, find: isMissed })
  expect(share).toBeLessThanOrEqual(falseAlarmRate)
})

test('four of five experiments with the smallest effect find it in the announced time', () => {
  const share = shareOf({ runs: 1_000, seed: 3, effect: 1, length: 1.5, find: ({ lower }) => lower > 0 })
  expect(share).toBeGreaterThanOrEqual(0.8)
})

const now = (visits: number, conversions: number): NamedArm => ({ name: 'now', visits, conversions })
const other = (visits: number, conversions: number): NamedArm => ({ name: 'new', visits, conversions })
const plan = { rate: 0.05, smallestEffect: 0.02 }

test('names the better version, gives up when none can be better enough, and waits otherwise', () => {
  const verdict = (arm: NamedArm, smallestEffect = 0.02) =>
    judgeExperiment([now(10_000, 500), arm], { ...plan, smallestEffect }).verdict
  expect(verdict(other(10_000, 700))).toEqual({ kind: 'better', name: 'new' })
  expect(verdict(other(10_000, 400))).toEqual({ kind: 'no_improvement' })
  expect(verdict(other(10_000, 520), 0.005)).toEqual({ kind: 'undecided' })
})

test('the best of several versions is named, and more versions need stronger evidence', () => {
  const third = { ...other(10_000, 750), name: 'third' }
  expect(judgeExperiment([now(10_000, 500), other(10_000, 700), third], plan).verdict).toEqual({
    kind: 'better',
    name: 'third',
  })
  const close = other(2_000, 148)
  const alone = judgeExperiment([now(2_000, 100), close], plan)
  const among = judgeExperiment([now(2_000, 100), close, other(2_000, 100), other(2_000, 100)], plan)
  expect(alone.verdict.kind).toBe('better')
  expect(among.verdict.kind).toBe('undecided')
})

test('with few conversions nothing is said', () => {
  for (const [visits, conversions] of [
    [0, 0],
    [9, 9],
    [1_000, 0],
    [1_000, 1_000],
  ] as const)
    expect(judgeExperiment([now(visits, conversions), other(visits, 0)], plan).verdict.kind).toBe('undecided')
})

test('unequal visits block every verdict', () => {
  const { verdict } = judgeExperiment([now(10_000, 500), other(9_000, 900)], plan)
  expect(verdict).toEqual({ kind: 'unequal_visits' })
})

test('equal shares are not called broken, at any number of looks', () => {
  const { next } = seededRandom(4)
  let broken = 0
  for (let run = 0; run < 1_000; run++)
    if (play([0, 0], 1_000, next, (arms) => isRatioBroken(arms.map(({ visits }) => visits)))) broken++
  expect(broken).toBeLessThanOrEqual(5)
  expect(isRatioBroken([5_300, 4_700])).toBe(true)
  expect(isRatioBroken([10, 3])).toBe(false)
})

test('the time to a verdict falls with traffic and grows with the number of versions', () => {
  const small = { rate: 0.04, smallestEffect: 0.01, arms: 2 }
  const days = (visitsPerDay: number) => daysToVerdict({ ...small, visitsPerDay })
  expect(days(1000)).toBeLessThan(days(500))
  expect(plannedVisits({ ...small, arms: 4 })).toBeGreaterThan(plannedVisits(small))
  expect(days(0)).toBeGreaterThan(100_000)
})
