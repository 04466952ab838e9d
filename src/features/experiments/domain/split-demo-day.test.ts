import { expect, test } from 'vitest'
import { seededRandom } from '#platform/common/seeded-random.ts'
import { splitDemoDay } from './split-demo-day.ts'

test.each([0, 1, 7, 12])('of twelve visits with %i conversions none is left out', (conversions) => {
  for (let seed = 1; seed <= 50; seed++) {
    const arms = splitDemoDay(seededRandom(seed), { day: '2026-03-03', visits: 12, conversions }, [
      'a',
      'b',
      'c',
    ])
    const sum = (key: 'visits' | 'conversions') => arms.reduce((all, arm) => all + arm[key], 0)
    expect([sum('visits'), sum('conversions')]).toEqual([12, conversions])
    for (const arm of arms) expect(arm.conversions).toBeLessThanOrEqual(arm.visits)
  }
})
