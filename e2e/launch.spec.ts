import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { expectNoViolations } from './support/axe.ts'
import type { BuiltServer } from './support/built-server.ts'
import { signBackIn } from './support/sign-in-again.ts'
import { admin } from './support/team.ts'
import { expect, test } from './support/test.ts'
import { readOutbox } from '../src/testing/read-outbox.ts'

async function linkInMails(server: BuiltServer, email: string, pattern: RegExp) {
  let link = ''
  await expect(async () => {
    const mails = await readOutbox(server.dataDir, email)
    const texts = mails.map(({ text }) => text ?? '')
    link = pattern.exec(texts.join('\n'))?.[0] ?? ''
    expect(link).not.toBe('')
  }).toPass({ timeout: 120_000 })
  return link
}

/** A phone without scripts. */
const openPhone = async (browser: Browser, server: BuiltServer) =>
  browser.newContext({
    baseURL: server.url,
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  })

/** Joins through a link, confirms by email and ends on the private page. */
async function joinAndConfirm(page: Page, server: BuiltServer, email: string, path: string) {
  await page.goto(path)
  const form = page.locator('section#creators form')
  await form.locator('[name=contentType]').selectOption('podcast')
  await form.locator('[name=fundingTarget]').selectOption('15k-50k')
  await form.getByLabel('Email').fill(email)
  await form.getByRole('button', { name: 'Join the Waitlist' }).click()
  await expect(page.getByRole('status')).toContainText('Thank you for joining the creators waitlist!')
  await page.goto(await linkInMails(server, email, /http\S+\/confirmation\?token=\S+/))
  await page.getByRole('button', { name: 'Confirm email address' }).click()
  await page.getByRole('link', { name: 'See your place in line' }).click()
  await expect(page.getByRole('heading', { name: 'Your place in line' })).toBeVisible()
}

test('a visitor without scripts joins on a phone, refers a friend and moves up', async ({
  browser,
  server,
}) => {
  const phone = await openPhone(browser, server)
  const page = await phone.newPage()
  await joinAndConfirm(page, server, `${randomUUID()}@example.org`, '/waitlist')
  await expect(page.getByText('None of your referrals count yet.')).toBeVisible()
  const link = (await page.getByRole('link', { name: /\/r\/[0-9a-f]{12}$/ }).getAttribute('href')) ?? ''
  const ownPage = page.url()

  const friend = await phone.newPage()
  await joinAndConfirm(friend, server, `${randomUUID()}@example.org`, new URL(link).pathname)
  await page.goto(ownPage)
  await expect(page.getByText('1 referral of yours counts.')).toBeVisible()
  await expect(page.getByText('#1', { exact: true })).toBeVisible()
  await phone.close()
})

test('the team sees why a referral is held and releases it', async ({ page, browser, server }) => {
  const phone = await openPhone(browser, server)
  const visitor = await phone.newPage()
  await joinAndConfirm(visitor, server, `${randomUUID()}@example.org`, '/waitlist')
  const link = (await visitor.getByRole('link', { name: /\/r\// }).getAttribute('href')) ?? ''
  const tagged = `tag+${randomUUID()}@example.org`
  await joinAndConfirm(await phone.newPage(), server, tagged, new URL(link).pathname)
  await visitor.reload()
  await expect(visitor.getByText('1 referral is on hold')).toBeVisible()

  await signBackIn(page, admin)
  await page.goto('/admin?tab=launch')
  const row = page.getByRole('row').filter({ hasText: tagged })
  await expect(row).toContainText('The new address has a plus sign')
  await expectNoViolations(page)
  await row.getByRole('button', { name: 'Release' }).click()
  await expect(row).toHaveCount(0)
  await page.getByLabel('Show').selectOption('counted')
  await expect(row).toContainText('Take back')

  await visitor.reload()
  await expect(visitor.getByText('1 referral of yours counts.')).toBeVisible()
  await phone.close()
})

test('the team invites a wave, and an invited person comes in without scripts', async ({
  page,
  browser,
  server,
}) => {
  const phone = await openPhone(browser, server)
  const visitor = await phone.newPage()
  const email = `${randomUUID()}@example.org`
  await joinAndConfirm(visitor, server, email, '/waitlist')

  await signBackIn(page, admin)
  await page.goto('/admin?tab=launch')
  await page.getByLabel('At most').fill('1000')
  await page.getByRole('button', { name: 'Try it out' }).click()
  await expect(page.getByLabel('Chosen people')).toHaveValue(new RegExp(email))
  await expect(page.getByText('Nothing is sent yet.')).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: /^Send \d+ invitation/ }).click()
  await expect(page.getByText(/invitations? on the way\./)).toBeVisible()

  await visitor.goto(await linkInMails(server, email, /http\S+\/invitation\?token=\S+/))
  await visitor.getByLabel('Password').fill('three quiet river stones')
  await visitor.getByRole('button', { name: 'Create account' }).click()
  await expect(visitor.getByRole('status')).toContainText('Your account is ready.')
  await page.reload()
  const report = page.getByRole('table', { name: 'Waves' }).getByRole('row').nth(1).getByRole('cell')
  await expect(report.nth(1)).toContainText('Creators')
  // Opened the link and accepted.
  await expect(report.nth(3)).toHaveText('1')
  await expect(report.nth(4)).toHaveText('1')
  await page
    .getByRole('button', { name: /^Show who was invited on/ })
    .first()
    .click()
  const people = page.getByRole('table', { name: /^People invited on/ })
  await expect(people.getByRole('row').filter({ hasText: email })).toContainText('Accepted')
  await expectNoViolations(page)
  await phone.close()
})

test('a lost link comes again by email', async ({ page, allowConsoleError }) => {
  allowConsoleError(/404/)
  await page.goto('/api/launch/place?token=lost')
  await expect(page.getByRole('alert')).toContainText('This link doesn’t work.')
  await page.getByLabel('Email').fill(`${randomUUID()}@example.org`)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('status')).toContainText('If this address is on the waitlist')
})
