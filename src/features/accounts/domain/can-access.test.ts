import { expect, test } from 'vitest'
import { canAccess } from './can-access.ts'

const creator = { role: 'user', userType: 'creator' } as const
const admin = { role: 'admin', userType: 'creator' } as const

test('without a rule everybody who is signed in may enter', () => {
  expect(canAccess(creator, {})).toBe(true)
})

test('a type of user that is asked for has to be theirs', () => {
  expect(canAccess(creator, { userType: 'creator' })).toBe(true)
  expect(canAccess(creator, { userType: 'investor' })).toBe(false)
})

test('roles that are given have to include theirs', () => {
  expect(canAccess(admin, { roles: ['admin', 'associate'] })).toBe(true)
  expect(canAccess(creator, { roles: ['admin', 'associate'] })).toBe(false)
})

test('a rule of both lets nobody pass by one of them', () => {
  expect(canAccess(admin, { roles: ['admin'], userType: 'investor' })).toBe(false)
})
