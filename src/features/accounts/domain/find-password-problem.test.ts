import { expect, test } from 'vitest'
import { commonEndings, commonestPasswords, commonWords } from './common-words.ts'
import { findPasswordProblem } from './find-password-problem.ts'

const ada = { email: 'ada.lovelace@analytical.example', name: 'Ada Byron', isTeam: false }
const judge = (password: string, owner = ada) => findPasswordProblem(password, owner, ['crovest'])

test('thousands of common passwords are listed', () => {
  const withEndings = commonWords.flatMap((word) => commonEndings.map((ending) => word + ending))
  expect(new Set([...commonestPasswords, ...withEndings]).size).toBeGreaterThan(3000)
})

test.each([
  'Password1!',
  'password',
  'PASSWORD123',
  'P@ssw0rd2026',
  'Crovest2026',
  'crovest!',
  '123456',
  'qwertyuiop',
  'Summer2024!',
  'michael1987',
  'letmein!!',
  'aaaaaaaaaaaa',
  'abcdefghijkl',
  '987654321',
  '19900412',
  '12.04.1990',
  '!!monkey!!',
])('%j is too common', (password) => {
  expect(judge(password)).toBe('common')
})

test.each([
  'ada.lovelace@analytical.example',
  'lovelace1815',
  'AdaLovelace!',
  'byron-2026',
  'Analytical1',
  'lovelace-crovest-7',
])('%j is made of what is known about its owner', (password) => {
  expect(judge(password)).toBe('personal')
})

test.each([
  'x1y2z3',
  'user-password',
  'correct horse battery staple',
  'a quiet Harbour 41',
  'grüner Tee am Morgen',
  'Ada paints seven boats',
  'zT8#pq2!',
])('%j is fine', (password) => {
  expect(judge(password)).toBeUndefined()
})

test('a team password has at least 12 characters', () => {
  expect(judge('zT8#pq2!vbx', { ...ada, isTeam: true })).toBe('too-short-for-team')
  expect(judge('zT8#pq2!vbxy', { ...ada, isTeam: true })).toBeUndefined()
})
