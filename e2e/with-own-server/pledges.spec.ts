import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { totpCode, totpStep } from '../../src/features/accounts/server/second-factor/totp.ts'
import { expectNoViolations } from '../support/axe.ts'
import { ask, launchCampaign, openAs } from '../support/campaigns.ts'
import { createAccount, createConfirmedAccount } from '../support/creators.ts'
import { send } from '../support/prepared-creator.ts'
import { confirmIdentity } from '../support/sign-in-again.ts'
import { admin, associate } from '../support/team.ts'
import { expect, testOnOwnServer } from '../support/test.ts'

// Of its own, because the clock of the test provider belongs to the whole server.
const test = testOnOwnServer({ FUNDING_MODE: 'sandbox' })

test('three people back a campaign with test cards, and it is funded after the deadline', async ({
  browser,
  server,
  allowConsoleError,
}) => {
  // The browser's line on the card that is declined.
  allowConsoleError(/status of 4\d\d/)
  const team = await openAs(browser, server, admin)
  await confirmIdentity(team, admin)
  const creator = await openAs(browser, server, await createAccount(server))
  const { slug } = await launchCampaign(creator, team, { days: 10 })

  const first = await openAs(browser, server, await createConfirmedAccount(server))
  await first.goto(`/campaigns/${slug}`)
  await first.getByRole('link', { name: 'Back this campaign' }).last().click()
  await expect(first.getByText('Test money', { exact: true })).toBeVisible()
  await first.getByLabel('Amount in USD').fill('60')
  await first.getByRole('radio', { name: /0002/ }).check()
  await first.getByRole('button', { name: 'Pledge $60' }).click()
  await expect(first.getByRole('alert')).toContainText('declined')
  await first.getByRole('radio', { name: /4242/ }).check()
  await expectNoViolations(first)
  await first.getByRole('button', { name: 'Pledge $60' }).click()
  await expect(first.getByText('Pledged', { exact: true })).toBeVisible()
  await expectNoViolations(first)

  const version = 1
  const pledge = { amountMinor: 4_000, currency: 'USD', model: 'donation', version }
  const second = await openAs(browser, server, await createConfirmedAccount(server))
  await send(second, 'PUT', `/api/campaigns/${slug}/pledge`, { ...pledge, card: 'test-succeeds' })
  const third = await openAs(browser, server, await createConfirmedAccount(server))
  await send(third, 'PUT', `/api/campaigns/${slug}/pledge`, { ...pledge, card: 'test-declined-later' })
  await third.goto(`/campaigns/${slug}`)
  await expect(third.getByText('$140 pledged of $100')).toBeVisible()

  await team.goto('/admin?tab=campaigns')
  await team.getByRole('tab', { name: 'Test provider' }).click()
  await team.getByLabel('Days').fill('11')
  await team.getByRole('button', { name: 'Move clock forward' }).click()
  await expect(team.getByText(/11 days ahead|11 days .* ahead/)).toBeVisible()
  await expectNoViolations(team)

  await expect(async () => {
    await third.goto('/your-pledges')
    await expect(third.getByText('Card declined', { exact: true })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await third.getByRole('button', { name: 'Choose another card' }).click()
  await third.getByRole('radio', { name: /4242/ }).check()
  await third.getByRole('button', { name: 'Use this card' }).click()
  await expect(async () => {
    await third.goto(`/campaigns/${slug}`)
    await expect(third.getByText('$140 raised of $100')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await team.getByRole('tab', { name: 'Settling' }).click()
  await expect(team.getByText('Funded', { exact: true })).toBeVisible()
  await expect(team.getByText('$140 collected of $100')).toBeVisible()
  await expectNoViolations(team)
})

test('two people pay a campaign out, it pays back twice, and a statement adds up to the cent', async ({
  browser,
  server,
}) => {
  // Five people, each with a page, and jobs between them.
  test.setTimeout(240_000)
  const team = await openAs(browser, server, admin)
  await confirmIdentity(team, admin)
  const creator = await openAs(browser, server, await createAccount(server))
  const roi = { models: ['roi'], roiShare: '10', roiCap: '1.5', expectedRevenue: '900' }
  const large = { goal: '2000', budget: [{ label: 'Camera', amount: '2000' }] }
  // After the deadline of the campaign above, because both share the clock.
  const { id, slug } = await launchCampaign(creator, team, {
    days: 25,
    title: 'Slow boats',
    ...roi,
    ...large,
  })
  const backer = await openAs(browser, server, await createConfirmedAccount(server))
  const other = await openAs(browser, server, await createConfirmedAccount(server))
  for (const [page, amountMinor] of [
    [backer, 80_001],
    [other, 119_999],
  ] as const)
    await send(page, 'PUT', `/api/campaigns/${slug}/pledge`, {
      amountMinor,
      currency: 'USD',
      model: 'roi',
      version: 1,
      card: 'test-succeeds',
    })
  const passDays = (days: number) =>
    send(team, 'POST', '/api/admin/sandbox/clock', { advanceMinutes: days * 24 * 60 })
  await passDays(26)

  const second = await openAs(browser, server, associate)
  for (const page of [team, second]) {
    await setUpFactor(page)
    await approvePayout(page)
  }
  await expect(campaignIn(second).getByText('Done', { exact: true })).toBeVisible()
  await expect(campaignIn(second).getByText('Delivering', { exact: true })).toBeVisible()

  await passDays(120)
  await creator.goto(`/your-campaigns/edit?id=${id}`)
  for (const [month, revenue] of [
    [3, '1234.56'],
    [4, '777.77'],
  ] as const) {
    const item = creator.getByRole('listitem').filter({ hasText: `Month ${month}` })
    await item.getByLabel('Revenue in USD').fill(revenue)
    await item.getByRole('button', { name: 'Report revenue' }).click()
    await expect(item.getByText('Reported', { exact: true })).toBeVisible()
  }
  await expectNoViolations(creator)

  await backer.goto('/your-pledges')
  const file = backer.waitForEvent('download')
  await backer.getByRole('link', { name: 'Statement (CSV)' }).click()
  const rows = readCsv(await readFile(await (await file).path(), 'utf8'))
  const got = rows.filter(([, event]) => event === 'Share of revenue').map((row) => row[7])
  // 80001 of 200000 parts of 10% of the revenue: 123.45 and 77.77.
  expect(got).toEqual(['49.38', '31.11'])
  expect(rows.at(-1)?.slice(6, 9)).toEqual(['800.01', '80.49', '1119.52'])
  const visitor = await browser.newPage({ baseURL: server.url })
  await visitor.goto(`/campaigns/${slug}`)
  for (const [name, amount] of [
    ['Collected from backers', '$2,000'],
    ['Paid to the creator', '$2,000'],
    ['Held by us now', '$0'],
    ['Paid back to backers', '$201.22'],
  ] as const)
    await expect(visitor.getByRole('row', { name: `${name} ${amount}`, exact: true })).toBeVisible()

  await team.getByRole('tab', { name: 'Repayment' }).click()
  const report = campaignIn(team).getByRole('listitem').filter({ hasText: 'Month 4' })
  await report.getByRole('button', { name: 'Mark as checked' }).click()
  await expect(report.getByText('Checked', { exact: true })).toBeVisible()
  await report.getByRole('button', { name: 'Take back' }).click()
  await team.getByLabel('Reason').fill('The revenue was of another month.')
  await team.getByRole('dialog').getByRole('button', { name: 'Take back' }).click()
  await expect(report.getByText('Taken back', { exact: true })).toBeVisible()
  await expectNoViolations(team)
  await visitor.reload()
  await expect(visitor.getByRole('row', { name: 'Paid back to backers $123.45', exact: true })).toBeVisible()
})

const campaignIn = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Slow boats' }) })

async function setUpFactor(page: Page) {
  const { secret } = await ask(page, 'POST', '/api/account/totp')
  await send(page, 'PUT', '/api/account/totp', { code: totpCode(secret, totpStep(new Date())) })
}

async function approvePayout(page: Page) {
  await expect(async () => {
    await page.goto('/admin?tab=campaigns')
    await page.getByRole('tab', { name: 'Settling' }).click()
    await expect(campaignIn(page).getByRole('button', { name: 'Approve' })).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await campaignIn(page).getByRole('button', { name: 'Approve' }).click()
  await page.getByLabel('Account it goes to').fill('acct_ines')
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

const readCsv = (text: string) =>
  text
    .trim()
    .split('\r\n')
    .map((line) => line.split('","').map((cell) => cell.replaceAll('"', '')))
