import { expect, test } from 'vitest'
import { brand } from '#platform/common/brand.ts'
import { demoPeople } from './demo-people.ts'

test('every demo person has a unique address at a reserved domain', () => {
  const emails = demoPeople.map(({ email }) => email)
  expect(new Set(emails).size).toBe(emails.length)
  for (const email of emails) expect(email).toMatch(/^[a-z]+\.[a-z]+@demo\.example$/)
})

test('no demo person shares a name with a team member', () => {
  const names = new Set(demoPeople.map(({ name }) => name))
  expect(brand.team.filter(({ name }) => names.has(name))).toEqual([])
})
