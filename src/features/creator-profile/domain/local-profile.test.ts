import { expect, test } from 'vitest'
import { isUnreachable, compareLocal, classifyRejection, toLocalProfile } from './local-profile.ts'

const profile = { description: 'Ovens', tone: '' }

test('a profile is kept locally only when the server is unreachable', () => {
  expect([502, 503, 504].map(isUnreachable)).toEqual([true, true, true])
  expect([400, 401, 403, 409, 413, 429, 500].some(isUnreachable)).toBe(false)
})

test('a local profile records when and why it was not saved to the database', () => {
  expect(toLocalProfile(profile, 4, 'We are offline.', new Date(0))).toEqual({
    profile,
    revision: 4,
    savedAt: '1970-01-01T00:00:00.000Z',
    savedLocally: true,
    savedToDatabase: false,
    databaseError: 'We are offline.',
  })
})

test('a local profile is due while the server still has its base revision', () => {
  const kept = { profile, revision: 2 }
  expect(compareLocal(kept, { profile: { description: 'Before' }, revision: 2 })).toBe('due')
  expect(compareLocal({ profile, revision: 0 }, { profile: null, revision: 0 })).toBe('due')
})

test('a newer profile on the server wins, whatever the clocks say', () => {
  const stored = { profile: { description: 'Newer', tone: '' }, revision: 3 }
  expect(compareLocal({ profile, revision: 2 }, stored)).toBe('outdated')
})

test('a local profile that matches the stored one has arrived', () => {
  expect(compareLocal({ profile, revision: 2 }, { profile: { ...profile }, revision: 3 })).toBe('arrived')
})

test('a permanent rejection drops it, a conflict compares it, and anything else retries', () => {
  expect(classifyRejection('INVALID_ARGUMENT')).toBe('forget')
  expect(classifyRejection('ABORTED')).toBe('compare')
  for (const status of ['UNAVAILABLE', 'UNAUTHENTICATED', 'RESOURCE_EXHAUSTED', 'INTERNAL'] as const)
    expect(classifyRejection(status)).toBe('wait')
})
