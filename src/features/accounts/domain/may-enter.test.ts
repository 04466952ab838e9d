import { expect, test } from 'vitest'
import { mayEnter } from './may-enter.ts'

const creator = { role: 'user', userType: 'creator' } as const
const admin = { role: 'admin', userType: 'creator' } as const

test('without a rule everybody who is signed in may enter', () => {
  expect(mayEnter(creator, {})).toBe(true)
})

test('a type of user that is asked for has to be theirs', () => {
  expect(mayEnter(creator, { userType: 'creator' })).toBe(true)
  expect(mayEnter(creator, { userType: 'investor' })).toBe(false)
})

test('roles that are given have to include theirs', () => {
  expect(mayEnter(admin, { roles: ['admin', 'associate'] })).toBe(true)
  expect(mayEnter(creator, { roles: ['admin', 'associate'] })).toBe(false)
})

test('a rule of both lets nobody pass by one of them', () => {
  expect(mayEnter(admin, { roles: ['admin'], userType: 'investor' })).toBe(false)
})
