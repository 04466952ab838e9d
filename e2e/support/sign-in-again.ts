import { expect, type BrowserContext, type Page } from '@playwright/test'

type Cookies = Parameters<BrowserContext['addCookies']>[0]

const kept = new Map<string, Cookies>()

/** For whoever comes back later: the session that an answer of the server began. */
export function keepSession(email: string, answer: Response) {
  const cookies = answer.headers.getSetCookie().map((line) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    return { name, value, url: new URL(answer.url).origin }
  })
  kept.set(email, cookies)
}

/** For what needs a confirmation in the last five minutes: the session may be of an earlier journey. */
export async function confirmIdentity(page: Page, { password }: { password: string }) {
  const headers = { 'sec-fetch-site': 'same-origin' }
  const answer = await page.request.post('/api/account/confirmation', { headers, data: { password } })
  expect(answer.status()).toBe(200)
}

/**
 * Signed in without the screen for it, which has journeys of its own, and by the session of an earlier journey if there is one: a
 * password takes the server most of a second.
 */
export async function signBackIn(page: Page, person: { email: string; password: string }) {
  const context = page.context()
  await context.addCookies([...(kept.get(person.email) ?? [])])
  const { user } = (await (await page.request.get('/api/session')).json()) as { user: unknown }
  if (user) return
  const headers = { 'sec-fetch-site': 'same-origin' }
  const answer = await page.request.post('/api/auth/sign-in/email', { headers, data: person })
  expect(answer.status()).toBe(200)
  kept.set(person.email, await context.cookies())
}
