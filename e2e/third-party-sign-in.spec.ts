import type { Page } from '@playwright/test'
import { expectNoViolations } from './support/axe.ts'
import { createAccount } from './support/creators.ts'
import { linkInMail } from './support/mailbox.ts'
import { signIn } from './support/team.ts'
import { test } from './support/third-parties.ts'
import { expect } from './support/test.ts'

async function consent(page: Page, login: string) {
  await page.getByPlaceholder('Enter any login').fill(login)
  await page.getByPlaceholder('and password').fill('anything')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

const continueWith = (page: Page, name: string) =>
  page.getByRole('button', { name: `Continue with ${name}` }).click()
const alert = (page: Page) => page.getByRole('alert')
const unconfirmed = 'Example ID did not share a confirmed email address.'
const failed = 'Google login failed. Please try again.'

// One worker for all of them, because each worker starts such a server of its own.
test.describe.configure({ mode: 'default' })

for (const name of ['Google', 'Example ID'])
  test(`consent at ${name} returns the user signed in, to the page they wanted`, async ({ page }) => {
    const email = `consents-${name.replace(' ', '-').toLowerCase()}@example.org`
    await page.goto('/ai-tools/video-generator?from=test')
    await expect(page).toHaveURL(/\/login\?returnTo=/)
    await continueWith(page, name)
    await consent(page, email)
    await expect(page).toHaveURL('/ai-tools/video-generator?from=test')
    await expect(page.getByRole('button', { name: `Account of ${email}` })).toBeVisible()
    // A role in a provider's claims is ignored.
    const session = (await (await page.request.get('/api/session')).json()) as unknown
    expect(session).toEqual({ user: { email, role: 'user', userType: 'creator' } })
  })

test('registration offers the same, and the second time it is the same account', async ({ page }) => {
  for (const path of ['/register', '/login']) {
    await page.goto(`${path}?returnTo=/ai-tools`)
    await continueWith(page, 'Google')
    await consent(page, 'twice@example.org')
    await expect(page).toHaveURL('/ai-tools')
    await expect(page.getByRole('button', { name: 'Account of twice@example.org' })).toBeVisible()
    await page.context().clearCookies()
  }
})

test('declining returns the user to where they started, and they can try again', async ({ page }) => {
  await page.goto('/login?returnTo=/ai-tools/video-generator')
  await continueWith(page, 'Google')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/login?returnTo=%2Fai-tools%2Fvideo-generator&problem=failed&provider=google')
  await expect(alert(page)).toHaveText(failed)
  await expectNoViolations(page)
  await continueWith(page, 'Google')
  await consent(page, 'second-thoughts@example.org')
  await expect(page).toHaveURL('/ai-tools/video-generator')
})

test('declining during registration is reported there', async ({ page }) => {
  await page.goto('/register')
  await continueWith(page, 'Example ID')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/^[^?]*\/register\?/)
  await expect(alert(page)).toHaveText('Example ID registration failed. Please try again.')
})

test('a third-party sign-in never grants a team role or takes over a team account', async ({ page }) => {
  await page.goto('/login')
  await continueWith(page, 'Google')
  await consent(page, 'admin@crovest.local')
  await expect(alert(page)).toHaveText(failed)
  const session = (await (await page.request.get('/api/session')).json()) as unknown
  expect(session).toEqual({ user: null })
})

test('an account with a password accepts a third party that vouches for its address, and no other', async ({
  page,
  server,
}) => {
  const member = await createAccount(server)
  await page.goto(await linkInMail(server, member.email, /^Confirm your email address/))
  await expect(page.getByRole('status')).toContainText('Thank you, your email address is confirmed.')

  await page.goto('/login')
  await continueWith(page, 'Example ID')
  await consent(page, `${member.email} unvouched`)
  await expect(alert(page)).toContainText('There is already an account with this email address.')
  await expect(alert(page)).toContainText('Sign in with your password first')
  await page.context().clearCookies()

  await continueWith(page, 'Example ID')
  await consent(page, member.email)
  await expect(page).toHaveURL('/ai-tools/script-generator')
  await expect(page.getByRole('button', { name: `Account of ${member.email}` })).toBeVisible()
  await page.context().clearCookies()

  await page.goto('/login')
  await signIn(page, member)
  await expect(page).toHaveURL('/ai-tools/script-generator')
})

test('rejects an unconfirmed or missing address with a clear message', async ({ page }) => {
  await page.goto('/login')
  await continueWith(page, 'Example ID')
  await consent(page, 'somebody@example.org unconfirmed')
  await expect(alert(page)).toContainText(unconfirmed)
  await page.context().clearCookies()
  await continueWith(page, 'Example ID')
  await consent(page, 'somebody@example.org silent')
  await expect(alert(page)).toContainText(unconfirmed)
})

test('rejects a wrong state, and one from another browser', async ({ page, browser }) => {
  await page.goto('/api/auth/callback/google?code=stolen&state=made-up')
  await expect(page).toHaveURL(/\/login\?returnTo=.*problem=failed&provider=google$/)
  await expect(alert(page)).toHaveText(failed)

  const victim = await browser.newContext()
  const elsewhere = await victim.newPage()
  await page.goto('/login')
  await continueWith(page, 'Google')
  const returning = page.waitForRequest(/\/api\/auth\/callback\/google/)
  await page.route(/\/api\/auth\/callback\/google/, (route) => route.abort())
  await consent(page, 'attacker@example.org').catch(() => undefined)
  await elsewhere.goto((await returning).url())
  await expect(alert(elsewhere)).toHaveText(failed)
  expect((await victim.cookies()).filter(({ name }) => name.includes('session'))).toEqual([])
  await victim.close()
})

test('rejects an expired or used code', async ({ page, google, allowConsoleError }) => {
  // The studio may still be loading when its cookie goes.
  allowConsoleError(/status of 401/)
  google.handOutStaleCodes()
  await page.goto('/login')
  await continueWith(page, 'Google')
  await consent(page, 'late@example.org')
  await expect(alert(page)).toHaveText(failed)
  google.handOutFreshCodes()

  const used = page.waitForRequest(/\/api\/auth\/callback\/google/)
  await continueWith(page, 'Google')
  await expect(page).toHaveURL('/ai-tools/script-generator')
  const usedUrl = (await used).url()
  await page.context().clearCookies({ name: 'crovest.session_token' })
  await page.goto(usedUrl)
  await expect(alert(page)).toHaveText(failed)

  // The old code with a valid state.
  const redirected = page.waitForRequest((request) => request.url().startsWith(`${google.issuer}/auth`))
  await page.route(`${google.issuer}/auth?**`, (route) => route.abort())
  await continueWith(page, 'Google')
  const state = new URL((await redirected).url()).searchParams.get('state') ?? ''
  const forged = new URL(usedUrl)
  forged.searchParams.set('state', state)
  // In another tab, because this one is still navigating to the blocked page.
  const tab = await page.context().newPage()
  await tab.goto(forged.href)
  await expect(tab).toHaveURL(/problem=failed/)
  await expect(alert(tab)).toHaveText(failed)
})

test('the return path is always on this site', async ({ page }) => {
  await page.goto('/login')
  const asked = await page.request.post('/api/auth/sign-in/social', {
    data: { provider: 'google', callbackURL: 'https://evil.example/', errorCallbackURL: '//evil.example' },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  const { url } = (await asked.json()) as { url: string }
  const sent = new URL(url).searchParams
  expect(sent.get('code_challenge_method')).toBe('S256')
  expect(sent.get('nonce')).toMatch(/.{32}/)
  await page.goto(url)
  await consent(page, 'astray@example.org')
  await expect(page).toHaveURL('/ai-tools/script-generator')
})
