import { totpCode, totpStep } from '../../src/features/accounts/server/second-factor/totp.ts'
import { expectNoViolations } from '../support/axe.ts'
import { createAccount } from '../support/creators.ts'
import { linkInMail } from '../support/mailbox.ts'
import { expectToFitNarrow } from '../support/narrow.ts'
import { addVirtualAuthenticator } from '../support/passkeys.ts'
import { admin, signIn } from '../support/team.ts'
import { expect, testOnOwnServer } from '../support/test.ts'
import { signBackIn } from '../support/sign-in-again.ts'
import type { Page } from '@playwright/test'

// Passkeys need a domain name; browsers reject IP addresses.
const test = testOnOwnServer().extend({
  baseURL: ({ server }, use) => use(server.url.replace('127.0.0.1', 'localhost')),
})

async function signOut(page: Page, email: string) {
  await page.getByRole('button', { name: `Account of ${email}` }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
}

/** Simulates an old confirmation: the next request of this kind is rejected once, as the server would. */
async function refuseOnce(page: Page, address: string, method: string) {
  let isRefused = false
  await page.route(address, (route) => {
    if (isRefused || route.request().method() !== method) return route.continue()
    isRefused = true
    if (method === 'GET') return route.fulfill({ json: { freshForSeconds: 0, methods: [] } })
    const details = { reason: 'confirmation-needed' }
    return route.fulfill({
      status: 403,
      json: { error: { status: 'PERMISSION_DENIED', message: 'Confirm it’s you to continue.', details } },
    })
  })
}

test('a creator adds a passkey, signs in with it, renames and removes it', async ({
  page,
  server,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const creator = await createAccount({ ...server, url })
  await signBackIn(page, creator)
  await addVirtualAuthenticator(page)
  await page.goto('/account')
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await expect(passkeys).toContainText('Confirm your email address first.')
  const link = new URL(await linkInMail(server, creator.email, /^Confirm your/))
  await page.goto(`${link.pathname}${link.hash}`)
  await expect(page.getByRole('status')).toContainText('confirmed')

  await page.goto('/account')
  await passkeys.getByLabel('New passkey').fill('Laptop')
  await passkeys.getByRole('button', { name: 'Add passkey' }).click()
  await expect(passkeys.getByRole('listitem')).toContainText('Laptop')
  await expect(passkeys.getByRole('listitem')).toContainText('never used')
  await expectNoViolations(page)
  await expectToFitNarrow(page)

  await signOut(page, creator.email)
  await page.goto('/login?returnTo=/account')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL('/account')
  await expect(passkeys.getByRole('listitem')).toContainText('last used')

  await passkeys.getByRole('button', { name: 'Rename Laptop' }).click()
  await passkeys.getByLabel('New name').fill('Work laptop')
  await passkeys.getByRole('button', { name: 'Save name' }).click()
  await expect(passkeys.getByRole('listitem')).toContainText('Work laptop')
  await passkeys.getByRole('button', { name: 'Remove Work laptop' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(passkeys.getByRole('listitem')).toHaveCount(0)
})

test('an admin signs a creator out everywhere, and their page leads to sign-in', async ({
  page,
  browser,
  server,
  baseURL,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 401/)
  const creator = await createAccount({ ...server, url: baseURL ?? '' })
  const elsewhere = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await signBackIn(elsewhere, creator)
  await elsewhere.goto('/account')
  await expect(elsewhere.getByRole('heading', { name: 'Your account' })).toBeVisible()

  await page.goto('/login?returnTo=/admin%3Ftab%3Dteam')
  await signIn(page, admin)
  // The sign-in page, still visible for a moment, has an email field too.
  await expect(page.getByRole('heading', { name: 'Sign someone out' })).toBeVisible()
  await page.getByLabel('Email').fill(creator.email)
  await page.getByRole('button', { name: 'Find account' }).click()
  await expect(page.getByText('Signed in on 1 device.')).toBeVisible()
  await expectNoViolations(page)
  await expectToFitNarrow(page)
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('Not signed in.')).toBeVisible()
  await page.goto('/admin?tab=audit')
  const entry = page.getByRole('row').filter({ hasText: 'Signed out everywhere' })
  await expect(entry.filter({ hasText: creator.email })).toBeVisible()

  await elsewhere.reload()
  await expect(elsewhere).toHaveURL('/login?returnTo=%2Faccount')
  await elsewhere.context().close()
})

test('a team member signs in with an app, and confirms an export and Clear Data', async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 403/)
  await page.goto('/login?returnTo=/admin')
  await signIn(page, admin)
  await page.getByRole('link', { name: 'Set up' }).click()
  await expect(page).toHaveURL('/account/security')
  const app = page.getByRole('region', { name: 'Authenticator app' })
  await app.getByRole('button', { name: 'Set up app' }).click()
  await expect(app.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const secret = ((await app.locator('code').textContent()) ?? '').replaceAll(' ', '')
  const codeAt = (shift: number) => totpCode(secret, totpStep(new Date()) + shift)
  await expectNoViolations(page)
  await app.getByRole('textbox', { name: 'Code' }).fill(codeAt(0))
  await app.getByRole('button', { name: 'Turn on' }).click()
  const shown = page.getByRole('region', { name: 'Save your recovery codes' }).getByRole('listitem')
  await expect(shown).toHaveCount(10)
  const codes = await shown.allTextContents()
  await expectNoViolations(page)
  await expectToFitNarrow(page)
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.getByRole('button', { name: 'I saved them' }).click()
  await expect(app).toContainText('In use')

  await signOut(page, admin.email)
  await page.goto('/login?returnTo=/admin')
  await signIn(page, admin)
  await expect(page.getByRole('alert')).toContainText('Enter the code from your authenticator app')
  await page.getByLabel('Code').fill('000000')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText("That code isn't valid.").first()).toBeVisible()
  await expectNoViolations(page)
  // The next code is valid; the one used during setup no longer is.
  await page.getByLabel('Code').fill(codeAt(1))
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/admin')
  await expect(page.getByText('Protect this account with a second factor')).toHaveCount(0)

  // Earlier journeys may have cleared the analytics of this server.
  await page.goto('/admin?tab=audit')
  await expect(page.getByRole('cell', { name: 'Signed in' }).first()).toBeVisible()
  const cleared = page.getByRole('cell', { name: 'Analytics cleared' })
  const before = await cleared.count()
  await page.goto('/admin?tab=analytics')
  await refuseOnce(page, '**/api/account/confirmation', 'GET')
  await page.getByRole('link', { name: 'Export Data' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await dialog.getByLabel('Code').fill(codes[0] ?? '')
  await expectNoViolations(page)
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^analytics_.*\.json$/)
  await expect(dialog).toBeHidden()

  await refuseOnce(page, '**/api/admin/analytics', 'DELETE')
  await page.getByRole('button', { name: 'Clear Data' }).click()
  const question = page.getByRole('alertdialog', { name: 'Clear all analytics?' })
  await question.getByRole('button', { name: 'Clear Data' }).click()
  await dialog.getByLabel('Code').fill(codes[0] ?? '')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog.getByText("That code isn't valid.").first()).toBeVisible()
  await dialog.getByLabel('Code').fill(codes[1] ?? '')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog).toBeHidden()
  await expect(question).toBeHidden()
  await page.getByRole('link', { name: 'Audit log' }).click()
  await expect(cleared).toHaveCount(before + 1)

  await signOut(page, admin.email)
  await page.goto('/login?returnTo=/admin')
  await signIn(page, admin)
  await page.getByLabel('Code').fill(codes[2] ?? '')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/admin')
})
