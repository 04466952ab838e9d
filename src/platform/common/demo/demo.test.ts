import { expect, test } from 'vitest'
import { brand } from '../brand.ts'
import { demoDays, demoMoment } from './demo-month.ts'
import { demoPeople } from './demo-people.ts'
import { seededRandom } from './seeded-random.ts'

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
    expect(moment).toBeGreaterThan(now - demoDays * 86_400_000)
  }
})

test('every demo person has a unique address at a reserved domain', () => {
  const emails = demoPeople.map(({ email }) => email)
  expect(new Set(emails).size).toBe(emails.length)
  for (const email of emails) expect(email).toMatch(/^[a-z]+\.[a-z]+@demo\.example$/)
})

test('no demo person shares a name with a team member', () => {
  const names = new Set(demoPeople.map(({ name }) => name))
  expect(brand.team.filter(({ name }) => names.has(name))).toEqual([])
})
