import { expect, type BrowserContext, type Page } from '@playwright/test'

type Cookies = Parameters<BrowserContext['addCookies']>[0]

const kept = new Map<string, Cookies>()

/** The session cookie of a response, for a later visit. */
export function keepSession(email: string, response: Response) {
  const cookies = response.headers.getSetCookie().map((line) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    return { name, value, url: new URL(response.url).origin }
  })
  kept.set(email, cookies)
}

/** For actions that need a confirmation in the last five minutes, because the session may be older. */
export async function confirmIdentity(page: Page, { password }: { password: string }) {
  const headers = { 'sec-fetch-site': 'same-origin' }
  const response = await page.request.post('/api/account/confirmation', { headers, data: { password } })
  expect(response.status()).toBe(200)
}

/**
 * Signs in without the screen, reusing an earlier journey's session if possible, because hashing a password
 * takes most of a second.
 */
export async function signBackIn(page: Page, person: { email: string; password: string }) {
  const context = page.context()
  await context.addCookies([...(kept.get(person.email) ?? [])])
  const { user } = (await (await page.request.get('/api/session')).json()) as { user: unknown }
  if (user) return
  const headers = { 'sec-fetch-site': 'same-origin' }
  const response = await page.request.post('/api/auth/sign-in/email', { headers, data: person })
  expect(response.status()).toBe(200)
  kept.set(person.email, await context.cookies())
}
