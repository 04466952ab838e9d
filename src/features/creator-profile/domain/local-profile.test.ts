import { expect, test } from 'vitest'
import { isOutOfReach, compareLocal, judgeRefusal, keepProfile } from './local-profile.ts'

const profile = { description: 'Ovens', tone: '' }

test('a profile is kept only when nobody was there to take it', () => {
  expect([502, 503, 504].map(isOutOfReach)).toEqual([true, true, true])
  expect([400, 401, 403, 409, 413, 429, 500].some(isOutOfReach)).toBe(false)
})

test('a kept profile carries when it was saved, that it is not in the database, and why', () => {
  expect(keepProfile(profile, 4, 'We are offline.', new Date(0))).toEqual({
    profile,
    revision: 4,
    savedAt: '1970-01-01T00:00:00.000Z',
    savedLocally: true,
    savedToDatabase: false,
    databaseError: 'We are offline.',
  })
})

test('a kept profile is due while the server still has what it is based on', () => {
  const kept = { profile, revision: 2 }
  expect(compareLocal(kept, { profile: { description: 'Before' }, revision: 2 })).toBe('due')
  expect(compareLocal({ profile, revision: 0 }, { profile: null, revision: 0 })).toBe('due')
})

test('something else that was saved since stays, whatever the clocks say', () => {
  const stored = { profile: { description: 'Newer', tone: '' }, revision: 3 }
  expect(compareLocal({ profile, revision: 2 }, stored)).toBe('outdated')
})

test('a kept profile that got there without an answer is not told from any other that is stored', () => {
  expect(compareLocal({ profile, revision: 2 }, { profile: { ...profile }, revision: 3 })).toBe('arrived')
})

test('a refusal for good ends the waiting, a conflict asks what is stored, anything else waits on', () => {
  expect(judgeRefusal('INVALID_ARGUMENT')).toBe('forget')
  expect(judgeRefusal('ABORTED')).toBe('compare')
  for (const status of ['UNAVAILABLE', 'UNAUTHENTICATED', 'RESOURCE_EXHAUSTED', 'INTERNAL'] as const)
    expect(judgeRefusal(status)).toBe('wait')
})
