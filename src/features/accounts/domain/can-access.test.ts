import { expect, test } from 'vitest'
import { canAccess } from './can-access.ts'

const creator = { role: 'user', userType: 'creator' } as const
const admin = { role: 'admin', userType: 'creator' } as const

test('without a rule every signed-in user has access', () => {
  expect(canAccess(creator, {})).toBe(true)
})

test('a required user type must match', () => {
  expect(canAccess(creator, { userType: 'creator' })).toBe(true)
  expect(canAccess(creator, { userType: 'investor' })).toBe(false)
})

test("the user's role must be one of the required roles", () => {
  expect(canAccess(admin, { roles: ['admin', 'associate'] })).toBe(true)
  expect(canAccess(creator, { roles: ['admin', 'associate'] })).toBe(false)
})

test('a rule with both requires both', () => {
  expect(canAccess(admin, { roles: ['admin'], userType: 'investor' })).toBe(false)
})
