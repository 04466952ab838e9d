import { readFileSync } from 'node:fs'
import { expectNoViolations } from './support/axe.ts'
import { enterNewAccount } from './support/creators.ts'
import { linkInMail } from './support/mailbox.ts'
import { expectToFitNarrow } from './support/narrow.ts'
import { newcomer, register } from './support/newcomer.ts'
import { signIn } from './support/team.ts'
import { expect, test } from './support/test.ts'

test('a user opens the account page from the menu and changes name, email and password', async ({
  page,
  server,
}) => {
  const user = newcomer()
  await register(page, user, '/ai-tools/script-generator')
  await page.getByRole('button', { name: `Account of ${user.email}` }).click()
  await page.getByRole('menuitem', { name: 'Your Account' }).click()
  await expect(page).toHaveURL('/account')

  await page.getByRole('textbox', { name: 'Name' }).fill('Ada Lovelace')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Your name is saved.' })).toBeVisible()

  const password = page.getByRole('region', { name: 'Password' })
  await password.getByLabel('Current Password').fill(user.password)
  await password.getByLabel('New Password', { exact: true }).fill('a second fine password')
  await password.getByLabel('Confirm New Password').fill('a second fine password')
  await password.getByRole('button', { name: 'Change password' }).click()
  await expect(password.getByRole('status')).toContainText('Your password was changed.')

  const address = page.getByRole('region', { name: 'Email address' })
  await address.getByLabel('New address').fill(`new-${user.email}`)
  await address.getByLabel('Your password').fill('a second fine password')
  await address.getByRole('button', { name: 'Change address' }).click()
  await expect(address.getByRole('status')).toContainText(`a link to new-${user.email}`)
  await page.goto(await linkInMail(server, `new-${user.email}`, /^Confirm your new email address/))
  await expect(page.getByRole('status')).toContainText('Thank you, your email address is confirmed.')
  await page.goto('/account')
  await expect(page.getByRole('main')).toContainText(`new-${user.email}`)
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Lovelace')
  await expectToFitNarrow(page)
})

test('cancels an unwanted email change from the old address', async ({ page, server, allowConsoleError }) => {
  allowConsoleError(/status of 400/)
  const user = await enterNewAccount(page, server)
  await page.goto('/account')
  const address = page.getByRole('region', { name: 'Email address' })
  await address.getByLabel('New address').fill(`thief-${user.email}`)
  await address.getByLabel('Your password').fill(user.password)
  await address.getByRole('button', { name: 'Change address' }).click()
  await expect(address.getByRole('status')).toContainText(`a link to thief-${user.email}`)
  await page.goto(await linkInMail(server, user.email, /^Someone wants to change your \w+ email address/))
  await expect(page.getByRole('status')).toContainText('The change is canceled')
  await expectToFitNarrow(page)
  await page.getByRole('link', { name: 'Choose a new password' }).click()
  await expect(page).toHaveURL(/\/forgot-password/)
  await page.goto(await linkInMail(server, `thief-${user.email}`, /^Confirm your new email address/))
  await expect(page.getByRole('alert')).toContainText('This link has expired.')
  await page.goto('/account')
  await expect(page).toHaveURL('/login?returnTo=%2Faccount')
})

test('signs out a device from another one, and its open page leads to sign-in', async ({
  page,
  browser,
  server,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 401/)
  const user = await enterNewAccount(page, server)
  const elsewhere = await (await browser.newContext({ baseURL: server.url })).newPage()
  await elsewhere.goto('/login?returnTo=/account')
  await signIn(elsewhere, user)
  await expect(elsewhere.getByRole('button', { name: 'Sign out there' })).toHaveCount(1)

  await page.reload()
  await page.getByRole('button', { name: 'Sign out there' }).click()
  await expect(page.getByRole('button', { name: 'Sign out there' })).toHaveCount(0)

  await elsewhere.getByRole('textbox', { name: 'Name' }).fill('Too late')
  await elsewhere.getByRole('button', { name: 'Save name' }).click()
  await expect(elsewhere).toHaveURL('/login?returnTo=%2Faccount')
  await elsewhere.context().close()
})

test('a tab notices that another tab signed in as a different user', async ({ page, server }) => {
  const first = await enterNewAccount(page, server)
  const second = newcomer()
  const other = await page.context().newPage()
  await other.goto('/account')
  await expect(other.getByText(first.email).first()).toBeVisible()

  await page.getByRole('button', { name: `Account of ${first.email}` }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
  await register(page, second)

  // What a browser does when the user returns to a tab.
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(other.getByRole('main')).toContainText(second.email)
  await expect(other.getByRole('main')).not.toContainText(first.email)
})

test('exports all data as one file, and deletes everything after confirmation', async ({
  page,
  server,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 401/)
  const user = await enterNewAccount(page, server)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^crovest-data_\d{4}-\d\d-\d\d\.json$/)
  const content = JSON.parse(readFileSync(await download.path(), 'utf8')) as { account: { email: string } }
  expect(content.account.email).toBe(user.email)

  await page.getByRole('button', { name: 'Delete my account' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete your account?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expectNoViolations(page)
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()

  await page.goto('/login?returnTo=/account')
  await signIn(page, user)
  await expect(page.getByRole('alert')).toHaveText('Login failed. Please try again.')
})

test('the account page requires sign-in', async ({ page }) => {
  await page.goto('/account')
  await expect(page).toHaveURL('/login?returnTo=%2Faccount')
})
