import { afterEach, expect, test, vi } from 'vitest'
import {
  authenticateUser,
  generateContent,
  saveCreatorProfile,
  saveOnboardingProfile,
  updateUserProfile,
} from './product-functions.ts'

const fetched = vi.fn<typeof fetch>()
vi.stubGlobal('fetch', fetched)
afterEach(() => fetched.mockReset())

const signedIn = { isSignedIn: true }
const signedOut = { isSignedIn: false }

test.each([
  ['Authentication failed', () => authenticateUser('a@example.org', 'secret')],
  ['Profile update failed', () => updateUserProfile({}, signedIn)],
  ['Failed to save creator profile', () => saveCreatorProfile({}, signedIn)],
  ['Failed to save onboarding profile', () => saveOnboardingProfile({}, signedIn)],
  ['Content generation failed', () => generateContent('x', {}, signedIn)],
])('%s when the server or the network fails', async (message, call) => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(call()).rejects.toMatchObject({ code: 'internal', message })
  fetched.mockResolvedValueOnce(new Response('<html>', { status: 502 }))
  await expect(call()).rejects.toMatchObject({ code: 'unknown', message })
  fetched.mockResolvedValueOnce(new Response('<html>'))
  await expect(call()).rejects.toMatchObject({
    message,
    cause: { message: 'Response is not valid JSON object.' },
  })
})

test("a rejection keeps the server's message", async () => {
  const error = { status: 'UNAUTHENTICATED', message: 'Login failed. Please try again.' }
  fetched.mockResolvedValueOnce(Response.json({ error }, { status: 401 }))
  await expect(authenticateUser('a@example.org', 'wrong')).rejects.toMatchObject({
    code: 'unauthenticated',
    message: error.message,
  })
})

test('makes no call when signed out', async () => {
  for (const call of [updateUserProfile, saveCreatorProfile, saveOnboardingProfile])
    await expect(call({}, signedOut)).rejects.toThrow('User not authenticated')
  await expect(generateContent('x', {}, signedOut)).rejects.toThrow('User not authenticated')
  expect(fetched).not.toHaveBeenCalled()
})

test('returns the content as the server sent it', async () => {
  fetched.mockResolvedValueOnce(Response.json({ data: { content: 'A hook.' } }))
  expect(await generateContent('x', { niche: 'food' }, signedIn)).toEqual({ content: 'A hook.' })
  expect(fetched.mock.calls[0]?.[1]?.body).toBe('{"data":{"prompt":"x","profile":{"niche":"food"}}}')
})
