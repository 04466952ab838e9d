import { randomUUID } from 'node:crypto'
import { expectNoViolations } from './support/axe.ts'
import { expect, test } from './support/test.ts'

const newAddress = () => `${randomUUID()}@example.org`

test('a visitor joins from the first screen of a phone, without scripts', async ({ browser, server }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: server.url,
    viewport: { width: 360, height: 740 },
  })
  const page = await context.newPage()
  await page.goto('/')
  const join = page.getByRole('main').getByRole('button', { name: 'Join the waitlist' })
  await expect(join).toBeInViewport()
  await page.getByRole('main').getByLabel('Email address').fill('ada@localhost')
  await join.click()
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible()

  const email = newAddress()
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Join the waitlist' }).click()
  const backers = page.locator('#backers')
  await expect(backers.getByLabel('Email')).toHaveValue(email)
  await backers.locator('[name=contributionSize]').selectOption('50-250')
  await backers.locator('[name=returnModel]').selectOption('roi')
  await backers.getByRole('button', { name: 'Join the Waitlist' }).click()
  await expect(page.getByRole('status')).toHaveText(
    "Thank you for joining the backers waitlist! We'll be in touch soon.",
  )
  await context.close()
})

test('the address typed in the hero is there in the second step', async ({ page }) => {
  await page.goto('/')
  const field = page.getByRole('main').getByLabel('Email address')
  const join = page.getByRole('main').getByRole('button', { name: 'Join the waitlist' })
  await join.click()
  await expect(page.getByText('Enter your email address to join.')).toBeVisible()
  await expect(field).toBeFocused()
  const email = newAddress()
  await field.fill(email)
  await join.click()
  await expect(page).toHaveURL('/waitlist')
  await expect(page.getByText('Step 2 of 2')).toBeVisible()
  await expect(page.getByRole('tabpanel').getByLabel('Email')).toHaveValue(email)
  await page.getByRole('tab', { name: 'Backers' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Backers' }).getByLabel('Email')).toHaveValue(email)
})

test('a visitor tries an idea, sees three hooks and a preview, and takes the idea along', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByLabel('Your idea').fill('night trains')
  await page.getByRole('button', { name: 'Write three hooks' }).click()
  const hooks = page.getByRole('group', { name: 'Choose a hook to see it on screen' })
  await expect(hooks.getByRole('radio')).toHaveCount(3)
  await expect(hooks).toContainText('night trains')
  await expect(page.locator('canvas')).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Save it: create an account' }).click()
  await expect(page).toHaveURL(/\/register\?returnTo=/)
  const draft = await page.evaluate(() => sessionStorage.getItem('draft:own-idea'))
  expect(draft).toContain('night trains')
})

test('a visitor asks to be told about a tool with nothing but an address', async ({ page }) => {
  await page.goto('/ai-tools')
  const card = page.getByRole('article').filter({ hasText: 'Course Builder' })
  await card.getByText('Notify me').first().click()
  await card.getByLabel('Email address').fill(newAddress())
  await card.getByRole('button', { name: 'Notify me' }).click()
  await expect(card.getByRole('status')).toHaveText(
    'Almost done: open the link in the email we just sent you.',
  )
})
