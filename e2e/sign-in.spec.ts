import type { Page } from '@playwright/test'
import { admin, signIn } from './support/team.ts'
import { expect, test } from './support/test.ts'

const dashboard = (page: Page) => page.getByRole('heading', { name: 'Admin Dashboard' })

test('a signed-out visitor to the admin area signs in and returns to it', async ({ page }) => {
  await page.goto('/admin?tab=team')
  await expect(page).toHaveURL('/login?returnTo=%2Fadmin%3Ftab%3Dteam')
  await expect(page.getByText('Admin access only')).toBeVisible()

  await signIn(page, admin)

  await expect(page).toHaveURL('/admin?tab=team')
  await expect(dashboard(page)).toBeVisible()
  await expect(page.getByRole('row', { name: /^admin@crovest\.local admin/ })).toBeVisible()
  await page.reload()
  await expect(dashboard(page)).toBeVisible()
})

test('rejects a wrong password, and typing clears the message', async ({ page, allowConsoleError }) => {
  allowConsoleError(/status of 401/)
  await page.goto('/login?returnTo=/admin')
  await signIn(page, { ...admin, password: 'a-guess' })
  const message = page.getByRole('alert').filter({ hasText: 'Incorrect password. Please try again.' })
  await expect(message).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(admin.email)

  await page.getByLabel('Password', { exact: true }).press('x')
  await expect(message).toBeHidden()

  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
})

test('an account that is not on the allow list cannot open the admin area', async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 403/)
  await page.goto('/login?returnTo=/admin')
  await signIn(page, { email: 'somebody@example.org', password: 'whatever-it-is' })
  await expect(page.getByRole('alert')).toHaveText('This account is not authorized to access the admin area.')
})

test('a session without Remember me ends with the browser, one with it lasts 30 days', async ({ page }) => {
  const expiry = async () =>
    (await page.context().cookies()).find(({ name }) => name === 'crovest.session_token')?.expires ?? 0
  await page.goto('/login?returnTo=/admin')
  await signIn(page, admin)
  await expect(dashboard(page)).toBeVisible()
  expect(await expiry()).toBe(-1)

  await page.goto('/login?returnTo=/admin')
  await page.getByLabel('Remember me').check()
  await signIn(page, admin)
  await expect(dashboard(page)).toBeVisible()
  expect(await expiry()).toBeGreaterThan(Date.now() / 1000 + 29 * 24 * 60 * 60)
})

test('signing out goes home and closes the admin area', async ({ page }) => {
  await page.goto('/login?returnTo=/admin')
  await signIn(page, admin)
  await expect(dashboard(page)).toBeVisible()
  await page.getByRole('button', { name: 'Account of admin@crovest.local' }).click()
  await expect(page.getByText('Creator Account')).toBeVisible()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')

  await page.goto('/admin')
  await expect(page).toHaveURL('/login?returnTo=%2Fadmin')
})

test('a visitor who tries a tool sees it next to the sign-in form and lands in it', async ({ page }) => {
  await page.goto('/ai-tools')
  await page.getByRole('article').filter({ hasText: 'Video Generator' }).getByText('Try Now').click()
  await expect(page).toHaveURL('/login?returnTo=%2Fai-tools%2Fvideo-generator')
  await expect(page.getByRole('region', { name: 'The tool behind this page' })).toContainText(
    'Video Generator',
  )
  await expect(page.getByRole('link', { name: 'Create Account' })).toHaveAttribute(
    'href',
    '/register?returnTo=%2Fai-tools%2Fvideo-generator',
  )

  await signIn(page, admin)

  await expect(page).toHaveURL('/ai-tools/video-generator')
  await expect(page.getByRole('main')).toContainText('Video Generator')
})

test('sign-in never redirects to another site', async ({ page }) => {
  await page.goto('/login?returnTo=/..//evil.example')
  await signIn(page, admin)
  await expect(page).toHaveURL('/ai-tools/script-generator')
})

test('only the six tools have a page', async ({ request }) => {
  for (const tool of ['script', 'video', 'offer', 'pitch-deck', 'challenge'])
    expect((await request.get(`/ai-tools/${tool}-generator`)).status()).toBe(200)
  expect((await request.get('/ai-tools/course-builder')).status()).toBe(200)
  const unknown = await request.get('/ai-tools/anything-else', { maxRedirects: 0 })
  expect([unknown.status(), unknown.headers()['location']]).toEqual([302, '/ai-tools?notice=unknown-tool'])
})

test('sign-in shows an error in each variant when the server is unreachable', async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/Failed to load resource/)
  await page.route(/\/api\/(auth|team)\//, (route) => route.abort())
  await page.goto('/login?returnTo=/admin')
  await signIn(page, admin)
  await expect(page.getByRole('alert')).toHaveText(
    'Login failed: We can’t reach the server right now. Check your connection and try again.',
  )
  await page.goto('/login')
  await signIn(page, admin)
  await expect(page.getByRole('alert')).toHaveText('Login failed. Please try again.')
})
