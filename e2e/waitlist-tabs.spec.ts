import { expect, test } from './support/test.ts'
import { sentByHiding, visit } from './support/visit.ts'

test('each audience has its own tab, in the URL and in the history', async ({ page }) => {
  await page.goto('/waitlist')
  const tab = (name: string) => page.getByRole('tab', { name })
  await expect(tab('Content Creators')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel', { name: 'Content Creators' })).toBeVisible()

  await tab('Investors').click()
  await expect(page).toHaveURL('/waitlist?tab=investors')
  await expect(page.getByRole('tabpanel', { name: 'Investors' })).toBeVisible()

  await page.keyboard.press('ArrowRight')
  await expect(tab('Backers')).toBeFocused()
  await expect(page).toHaveURL('/waitlist?tab=backers')

  await page.goBack()
  await expect(tab('Investors')).toHaveAttribute('aria-selected', 'true')
  await page.goForward()
  await expect(tab('Backers')).toHaveAttribute('aria-selected', 'true')
})

test('a link to a tab opens it; an unknown tab opens the first', async ({ page }) => {
  await page.goto('/waitlist?tab=backers')
  await expect(page.getByRole('tabpanel', { name: 'Backers' })).toBeVisible()
  await page.goto('/waitlist?tab=<script>')
  await expect(page.getByRole('tabpanel', { name: 'Content Creators' })).toBeVisible()
})

test('without scripts all three forms are reachable', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url })
  const page = await context.newPage()
  await page.goto('/waitlist')
  await expect(page.locator('main form')).toHaveCount(3)
  for (const form of await page.locator('main form').all()) await expect(form).toBeVisible()
  await page.getByRole('link', { name: 'Backers' }).click()
  await expect(page.locator('#backers')).toBeInViewport()
  await context.close()
})

test('changing the tab is a funnel step, reported once with its variant', async ({ page }) => {
  await visit(page, '/waitlist')
  await page.getByRole('tab', { name: 'Investors' }).click()
  await page.getByRole('tab', { name: 'Backers' }).click()
  await page.getByRole('tab', { name: 'Content Creators' }).click()
  const steps = (await sentByHiding(page)).filter(({ eventType }) => eventType === 'poll_step')
  expect(steps).toMatchObject([
    { eventType: 'poll_step', stepNumber: 2, role: 'investor', tabName: 'Investors', variantId: 'C' },
    { eventType: 'poll_step', stepNumber: 3, role: 'backer', tabName: 'Backers', variantId: 'C' },
    { eventType: 'poll_step', stepNumber: 1, role: 'creator', tabName: 'Content Creators', variantId: 'C' },
  ])
})

test('a click on the call to action is reported, with its text and position', async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('main').getByRole('link', { name: 'AI Tools', exact: true }).click()
  const clicks = (await sentByHiding(page)).filter(({ eventType }) => eventType === 'waitlist_click')
  expect(clicks).toMatchObject([{ eventType: 'waitlist_click', buttonText: 'AI Tools', location: 'hero' }])
})

test('respects Global Privacy Control', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
  )
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.goto('/waitlist')
  await page.getByRole('tab', { name: 'Investors' }).click()
  await page.goto('/about')
  expect(requests).not.toContain('/api/analytics')
})
