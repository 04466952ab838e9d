import type { Browser, Page } from '@playwright/test'
import { expectNoViolations } from './support/axe.ts'
import { startBuiltServer, type BuiltServer } from './support/built-server.ts'
import { createAccount } from './support/creators.ts'
import { send } from './support/prepared-creator.ts'
import { confirmIdentity, signBackIn } from './support/sign-in-again.ts'
import { dayFromToday } from './support/studio.ts'
import { admin, teamPasswords } from './support/team.ts'
import { expect, test as base } from './support/test.ts'

// Of its own, because the clock of the test provider belongs to the whole server.
const test = base.extend<object, { server: BuiltServer }>({
  server: [
    async ({ database }, use) => {
      const server = await startBuiltServer(database, { ...teamPasswords, FUNDING_MODE: 'sandbox' })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

test('three people back a campaign with test cards, and it is funded after the deadline', async ({
  browser,
  server,
  allowConsoleError,
}) => {
  // The browser's line on the card that is declined.
  allowConsoleError(/status of 4\d\d/)
  const team = await open(browser, server, admin)
  await confirmIdentity(team, admin)
  const slug = await launchCampaign(await open(browser, server, await createAccount(server)), team)

  const first = await open(browser, server, await createAccount(server))
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
  const second = await open(browser, server, await createAccount(server))
  await send(second, 'PUT', `/api/campaigns/${slug}/pledge`, { ...pledge, card: 'test-succeeds' })
  const third = await open(browser, server, await createAccount(server))
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

async function open(browser: Browser, server: BuiltServer, person: { email: string; password: string }) {
  const page = await (await browser.newContext({ baseURL: server.url })).newPage()
  await signBackIn(page, person)
  return page
}

/** A live campaign for $100 that ends in ten days, through the API. */
async function launchCampaign(creator: Page, team: Page): Promise<string> {
  const ask = async (page: Page, method: string, path: string, data?: object) =>
    JSON.parse((await send(page, method, path, data)) || '{}')
  await send(creator, 'PUT', '/api/creator-verification', { legalName: 'Ines Costa' })
  const { items } = await ask(team, 'GET', '/api/admin/creators')
  const checklist = ['identity', 'address', 'channel', 'bank']
  await send(team, 'PUT', `/api/admin/creators/${items[0].userId}/verification`, {
    status: 'verified',
    checklist,
  })
  const { id, slug, revision } = await ask(creator, 'POST', '/api/own-campaigns', { title: 'Night trains' })
  const draft = {
    creatorName: 'Ines Costa',
    title: 'Night trains',
    summary: 'A film about the last sleeper cars.',
    story: 'We ride every night train that is left. '.repeat(6),
    risks: 'A line may close before we get there, and filming costs more.',
    goal: '100',
    limit: 'open',
    models: ['donation'],
    budget: [{ label: 'Camera', amount: '100' }],
    deadlineDate: dayFromToday(10),
    deadlineTime: '18:00',
    timeZone: 'Europe/Berlin',
  }
  const path = `/api/own-campaigns/${id}`
  const saved = await ask(creator, 'PUT', path, { revision, draft })
  const move = (action: string, newest: number) =>
    ask(creator, 'POST', `${path}/moves`, { action, revision: newest })
  const submitted = await move('submit', saved.revision)
  const approved = await ask(team, 'POST', `/api/admin/campaigns/${id}/decisions`, {
    decision: 'approve',
    checklist: ['story', 'budget', 'terms', 'risks', 'rights'],
    revision: submitted.revision,
  })
  const published = await move('open', approved.revision)
  await move('launch', published.revision)
  return slug
}
