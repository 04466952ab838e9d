import type { Locator } from '@playwright/test'
import { expectNoViolations } from './support/axe.ts'
import { createAccount, createConfirmedAccount } from './support/creators.ts'
import { expectToFitNarrow } from './support/narrow.ts'
import { confirmIdentity, signBackIn } from './support/sign-in-again.ts'
import { dayFromToday } from './support/studio.ts'
import { admin } from './support/team.ts'
import { expect, test } from './support/test.ts'

test('a creator publishes a campaign after the review, and a visitor reserves and cancels', async ({
  page,
  browser,
  server,
}) => {
  const title = `Night trains ${crypto.randomUUID().slice(0, 8)}`
  await signBackIn(page, await createAccount(server))
  await page.goto('/account')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Your Campaigns' }).click()
  await page.getByLabel('Full legal name').fill(`Ines ${title}`)
  await page.getByRole('button', { name: 'Request verification' }).click()
  await expect(page.getByText('Verification requested')).toBeVisible()
  await page.getByLabel('Title of your campaign').fill(title)
  await page.getByRole('button', { name: 'New campaign' }).click()

  const next = () => page.getByRole('link', { name: /^Next: / }).click()
  await page.getByLabel('Name people see').fill('Ines Costa')
  await page.getByLabel('Summary in one sentence').fill('A film about the last sleeper cars.')
  await page.getByRole('link', { name: /Check and send/ }).click()
  await page.getByRole('button', { name: 'Send to review' }).click()
  await expect(page.getByText('Something is missing', { exact: false })).toBeVisible()
  await page.getByRole('listitem').getByRole('link', { name: 'Story', exact: true }).last().click()
  await expect(page.getByLabel('Summary in one sentence')).toHaveValue('A film about the last sleeper cars.')
  await page
    .getByRole('textbox', { name: 'Story' })
    .fill('We ride every night train that is left. '.repeat(6))
  await page
    .getByRole('textbox', { name: 'Risks' })
    .fill('A line may close before we get there with our cameras.')
  await expect(page.getByText('This step is complete.')).toBeVisible()
  await next()
  await expect(page.getByRole('heading', { name: 'Cover' })).toBeFocused()
  await page.getByRole('button', { name: 'Choose film' }).click()
  await expect(page.getByText('You have no finished films yet.')).toBeVisible()
  await page.keyboard.press('Escape')
  await next()
  await page.getByRole('textbox', { name: 'Goal' }).fill('8000')
  await expect(
    page.getByText('To raise $8,000 you need about 1,000–2,000 followers; you have 0.'),
  ).toBeVisible()
  await page.getByRole('group', { name: 'Budget lines' }).getByRole('button', { name: 'Add line' }).click()
  await expect(page.getByLabel('What for')).toBeFocused()
  await page.getByLabel('What for').fill('Camera')
  await page.getByRole('textbox', { name: 'Amount' }).fill('8000')
  await expectNoViolations(page)
  await next()
  await page.getByRole('checkbox', { name: 'Donation' }).check()
  await next()
  await page.getByLabel('Last day').fill(dayFromToday(10))
  await page.getByLabel('Time', { exact: true }).fill('18:00')
  await page.goBack()
  await expect(page.getByRole('checkbox', { name: 'Donation' })).toBeChecked()
  await page.goForward()
  await expect(page.getByLabel('Time', { exact: true })).toHaveValue('18:00')
  await next()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Send to review' }).click()
  await expect(page.getByText('In review', { exact: true })).toBeVisible()

  const team = await browser.newPage({ baseURL: server.url })
  await signBackIn(team, admin)
  await confirmIdentity(team, admin)
  await team.goto('/admin?tab=campaigns')
  const creator = team.getByRole('listitem').filter({ hasText: `Ines ${title}` })
  await tickAll(creator)
  await creator.getByRole('button', { name: 'Verify' }).click()
  await expect(creator.getByText('Verified', { exact: true })).toBeVisible()
  const campaign = team.getByRole('listitem').filter({ hasText: 'by Ines Costa' }).filter({ hasText: title })
  await tickAll(campaign)
  await expectNoViolations(team)
  await campaign.getByRole('button', { name: 'Approve' }).click()
  await expect(campaign.getByText('Approved', { exact: true })).toBeVisible()
  await team.close()

  await page.reload()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Opening soon', { exact: true })).toBeVisible()

  const visitor = await (await browser.newContext({ baseURL: server.url })).newPage()
  await visitor.goto('/about')
  await visitor.getByRole('contentinfo').getByRole('link', { name: 'Campaigns' }).click()
  await visitor.getByRole('link', { name: title }).click()
  await expect(visitor.getByRole('link', { name: 'Sign in to reserve, follow or ask' })).toBeVisible()
  await signBackIn(visitor, await createConfirmedAccount(server))
  await visitor.reload()
  await visitor.getByLabel('Amount in USD').fill('25')
  await visitor.getByRole('button', { name: 'Reserve' }).click()
  await expect(visitor.getByText('You reserved $25.')).toBeVisible()
  await expect(visitor.getByText('$25 reserved of $8,000')).toBeVisible()
  await expectNoViolations(visitor)
  await expectToFitNarrow(visitor)
  await visitor.getByLabel('Your question').fill('Which lines?')
  await visitor.getByRole('button', { name: 'Send question' }).click()
  await visitor.getByRole('button', { name: 'Cancel reservation' }).click()
  await expect(visitor.getByText('$0 reserved of $8,000')).toBeVisible()

  const talk = page.getByRole('tab', { name: 'Questions and updates' })
  await talk.click()
  await expect(talk).toHaveAttribute('aria-selected', 'true')
  await expect(talk).toBeFocused()
  await page.getByLabel('Your answer').fill('All of them.')
  await page.getByRole('button', { name: 'Publish answer' }).click()
  await expect(page.getByLabel('Your answer')).toBeHidden()
  await visitor.reload()
  await expect(visitor.getByText('All of them.')).toBeVisible()
  await expectToFitNarrow(page)
})

async function tickAll(form: Locator) {
  const boxes = form.getByRole('checkbox')
  await expect(boxes.first()).toBeVisible()
  for (const box of await boxes.all()) await box.check()
}
