import { expect, test } from 'vitest'
import { dayMs } from '#platform/common/durations.ts'
import { demoDays, demoMoment } from './demo-month.ts'
import { seededRandom } from '../seeded-random.ts'

test('the same seed makes the same month, a different seed a different one', () => {
  const now = Date.parse('2026-03-02T10:00:00Z')
  const month = (seed: number) => {
    const random = seededRandom(seed)
    return Array.from({ length: 50 }, () => demoMoment(random, now))
  }
  expect(month(1)).toEqual(month(1))
  expect(month(1)).not.toEqual(month(2))
  for (const moment of month(1)) {
    expect(moment).toBeLessThanOrEqual(now)
    expect(moment).toBeGreaterThan(now - demoDays * dayMs)
  }
})
