import { expectNoViolations } from './support/axe.ts'
import { signBackIn } from './support/sign-in-again.ts'
import { createAccount, enterTool } from './support/creators.ts'
import { admin } from './support/team.ts'
import { expect, test } from './support/test.ts'

const unknownTool = 'There’s no tool at that address.'

test('an unknown tool leads to the list of tools, which says so', async ({ page }) => {
  await page.goto('/ai-tools/no-such-tool?from=a-mail')
  await expect(page).toHaveURL(/\/ai-tools\?/)
  await expect(page.getByRole('heading', { level: 1, name: 'AI Tools' })).toBeVisible()
  const notice = page.getByRole('status').filter({ hasText: unknownTool })
  await expect(notice).toBeVisible()
  await expectNoViolations(page)
  await notice.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page).toHaveURL('/ai-tools')
  await expect(notice).toBeHidden()
})

test('the not-found page is hydrated: its theme switch works and its links stay in the app', async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/404/)
  await page.goto('/no/such/page')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.getByTitle('Dark', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('main').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/contact')
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test('a user without admin access can sign in with another account and returns to the page', async ({
  page,
  server,
}) => {
  const creator = await createAccount(server)
  await signBackIn(page, creator)
  await page.goto('/admin?tab=team')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Unauthorized')
  await page.getByRole('link', { name: 'Sign in with another account' }).click()
  await expect(page.getByText('Admin access only')).toBeVisible()
  await expect(page.getByText(`You’re signed in as ${creator.email}`)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Continue' })).toBeHidden()
  await page.getByLabel('Email').fill(admin.email)
  await page.getByLabel('Password', { exact: true }).fill(admin.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  await page.goto('/')
  await page.getByRole('button', { name: `Account of ${admin.email}` }).click()
  await page.getByRole('menuitem', { name: 'Admin Dashboard' }).click()
  await expect(page).toHaveURL('/admin')
})

test('a signed-in user sees that on the sign-in and registration pages, and opens tools from the list', async ({
  page,
  server,
}) => {
  const creator = await createAccount(server)
  await signBackIn(page, creator)
  for (const path of ['/login', '/register']) {
    await page.goto(`${path}?returnTo=/ai-tools/course-builder`)
    await expect(page.getByRole('status')).toContainText(`You’re signed in as ${creator.email}`)
    await expectNoViolations(page)
    await expect(page.getByRole('link', { name: 'Continue' })).toHaveAttribute(
      'href',
      '/ai-tools/course-builder',
    )
  }
  await page.goto('/ai-tools')
  await expect(page.getByRole('link', { name: 'Open Script Generator' })).toHaveAttribute(
    'href',
    '/ai-tools/script-generator',
  )
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeHidden()
  await page.getByRole('button', { name: `Account of ${creator.email}` }).click()
  await expect(page.getByRole('menuitem', { name: 'Your Account' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Admin Dashboard' })).toBeHidden()
})

test('following a link offline keeps the page and explains why', async ({
  page,
  context,
  server,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_INTERNET_DISCONNECTED/)
  await enterTool(page, await createAccount(server))
  await page.locator('input[name=socialMediaTag]').fill('@kept')
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'You’re offline.' })
  await expect(notice).toBeVisible()
  await expectNoViolations(page)
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(notice).toBeHidden()
  await expect(page.locator('input[name=socialMediaTag]')).toHaveValue('@kept')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await context.setOffline(false)
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL('/contact')
  await expect(notice).toBeHidden()
})
