import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import type { ErrorStatus } from '#platform/common/errors.ts'
import { ApiError } from '#platform/web/api-error.ts'
import { ContentProfileInput, type ContentProfile } from '../contract/content-profile.ts'
import { toLocalProfile } from '../domain/local-profile.ts'
import { keep, keptText } from './local-profiles.ts'
import type { ProfileKind, Stored } from './profile-kinds.ts'
import { saveProfile } from './save-profile.ts'
import { sendLocalProfile } from './send-local-profile.ts'

const email = 'ada@example.org'
const profileOf = (description: string) => ContentProfileInput.parse({ description })

const entries = new Map<string, string>()
let isFull = false
vi.stubGlobal('window', {
  localStorage: {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      entries.set(key, value)
    },
    removeItem: (key: string) => entries.delete(key),
  },
})
beforeEach(() => {
  entries.clear()
  isFull = false
})
afterAll(() => vi.unstubAllGlobals())

/** A server that stores one profile with its revision, or fails with `failure`. */
function serverWith(stored: Stored<ContentProfile>, failure?: ErrorStatus) {
  const kind: ProfileKind<ContentProfile, Stored<ContentProfile>> = {
    name: 'content-profile',
    read: () => Promise.resolve(stored),
    write(profile, revision) {
      if (failure) return Promise.reject(new ApiError(failure, 'No.'))
      if (revision !== stored.revision) return Promise.reject(new ApiError('ABORTED', 'Newer.'))
      return Promise.resolve({ profile, revision: revision + 1 })
    },
    schema: () => Promise.resolve(ContentProfileInput),
  }
  return kind
}

const keepAt = (revision: number, description = 'Ovens') =>
  keep({ name: 'content-profile' }, email, toLocalProfile(profileOf(description), revision, '', new Date(0)))
const waits = () => keptText({ name: 'content-profile' }, email) !== null

test('sends a waiting profile and removes it', async () => {
  keepAt(2)
  const sent = await sendLocalProfile(serverWith({ profile: profileOf('Before'), revision: 2 }), email)
  expect(sent).toEqual({ end: 'sent', stored: { profile: profileOf('Ovens'), revision: 3 } })
  expect(waits()).toBe(false)
})

test.each([
  ['arrived', 'Ovens'],
  ['outdated', 'Something newer'],
])('drops a copy that is %s and keeps what the server has', async (end, description) => {
  keepAt(2)
  const stored = { profile: profileOf(description), revision: 3 }
  expect(await sendLocalProfile(serverWith(stored), email)).toEqual({ end, stored })
  expect(waits()).toBe(false)
})

test.each(['UNAVAILABLE', 'UNAUTHENTICATED', 'RESOURCE_EXHAUSTED'] as const)(
  'keeps a copy waiting after %s',
  async (failure) => {
    keepAt(0)
    expect(await sendLocalProfile(serverWith({ profile: null, revision: 0 }, failure), email)).toBeUndefined()
    expect(waits()).toBe(true)
  },
)

test('drops a copy that is unreadable or that the server will never accept', async () => {
  keepAt(0)
  await sendLocalProfile(serverWith({ profile: null, revision: 0 }, 'INVALID_ARGUMENT'), email)
  expect(waits()).toBe(false)
  entries.set('crovest:content-profile:ada@example.org', '{"profile":{"description":7}}')
  await sendLocalProfile(serverWith({ profile: null, revision: 0 }), email)
  expect(waits()).toBe(false)
})

test('keeps a profile that was saved while an older one was being sent', async () => {
  keepAt(0)
  const server = serverWith({ profile: null, revision: 0 })
  await sendLocalProfile(
    {
      ...server,
      write(profile, revision) {
        keepAt(0, 'Typed meanwhile')
        return server.write(profile, revision)
      },
    },
    email,
  )
  expect(keptText(server, email)).toContain('Typed meanwhile')
})

test('keeps a profile when the server is unreachable, and fails if the browser cannot store it', async () => {
  const server = serverWith({ profile: null, revision: 0 }, 'UNAVAILABLE')
  const saving = { profile: profileOf('Ovens'), revision: 0 }
  expect(await saveProfile(server, email, saving)).toBeUndefined()
  expect(waits()).toBe(true)
  isFull = true
  await expect(saveProfile(server, email, saving)).rejects.toMatchObject({ status: 'UNAVAILABLE' })
})

test('throws on a rejection and keeps nothing', async () => {
  const server = serverWith({ profile: null, revision: 0 }, 'INTERNAL')
  await expect(saveProfile(server, email, { profile: profileOf('Ovens'), revision: 0 })).rejects.toThrow(
    'No.',
  )
  expect(waits()).toBe(false)
})
