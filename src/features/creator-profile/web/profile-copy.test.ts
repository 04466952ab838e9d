import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { clearPrivateCopies, privateCopyKey } from '#platform/web/browser-storage.ts'
import { ApiError } from '#platform/web/api-error.ts'
import { isCopyUsable, parseCopy, saveCopy } from './profile-copy.ts'

const ada = 'ada@example.org'
const kind = { name: 'content-profile' } as const
const entries = new Map<string, string>()
vi.stubGlobal('window', {
  localStorage: {
    get length() {
      return entries.size
    },
    key: (index: number) => [...entries.keys()][index] ?? null,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  },
})
beforeEach(() => entries.clear())
afterAll(() => vi.unstubAllGlobals())

const copyOf = (email: string) => parseCopy(entries.get(privateCopyKey(`${kind.name}:${email}`)) ?? null)

test('copies what the server returned, per user and with the time', () => {
  saveCopy(kind, ada, { profile: { description: 'Ovens' }, revision: 2 }, new Date('2026-11-16T10:00:00Z'))
  expect(copyOf(ada)).toEqual({
    profile: { description: 'Ovens' },
    revision: 2,
    savedAt: '2026-11-16T10:00:00.000Z',
    savedLocally: false,
    savedToDatabase: true,
  })
  expect(copyOf('ben@example.org')).toBeUndefined()
})

test('removes the copy of a profile that is gone from the server', () => {
  saveCopy(kind, ada, { profile: { description: 'Ovens' }, revision: 2 }, new Date())
  saveCopy(kind, ada, { profile: null, revision: 0 }, new Date())
  expect(copyOf(ada)).toBeUndefined()
})

test.each(['no json', '7', '{"profile":{"description":7},"revision":1,"savedAt":"x"}', '{"revision":1}'])(
  'ignores an unreadable copy: %s',
  (text) => {
    saveCopy(kind, ada, { profile: { description: 'Ovens' }, revision: 2 }, new Date())
    for (const key of entries.keys()) entries.set(key, text)
    expect(copyOf(ada)).toBeUndefined()
  },
)

test('signing out removes the copies and keeps profiles waiting to be sent', () => {
  saveCopy(kind, ada, { profile: { description: 'Ovens' }, revision: 2 }, new Date())
  saveCopy({ name: 'profile' }, ada, { profile: { contentNiche: 'Music' }, revision: 1 }, new Date())
  entries.set('crovest:profile:ada@example.org', 'not sent yet')
  clearPrivateCopies()
  expect([...entries.keys()]).toEqual(['crovest:profile:ada@example.org'])
})

test('a copy is used when the server is failing, not when it rejects the request', () => {
  expect(isCopyUsable(new TypeError('Failed to fetch'))).toBe(true)
  expect(isCopyUsable(new ApiError('INTERNAL', ''))).toBe(true)
  expect(isCopyUsable(new ApiError('RESOURCE_EXHAUSTED', ''))).toBe(true)
  expect(isCopyUsable(new ApiError('UNAUTHENTICATED', ''))).toBe(false)
  expect(isCopyUsable(new ApiError('PERMISSION_DENIED', ''))).toBe(false)
})
