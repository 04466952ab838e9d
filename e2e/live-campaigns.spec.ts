import { dayMs } from '../src/platform/common/durations.ts'
import { expect, test } from './support/test.ts'

const project = (number: number) => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  slug: `project-${number}`,
  title: `Project ${number}`,
  creatorName: 'Ines',
  currency: 'USD',
  goalCents: 500_000,
  raisedCents: 425_000,
  raisedKind: 'reserved',
  endsAt: new Date(Date.now() + 6.5 * dayMs).toISOString(),
  createdAt: new Date().toISOString(),
})

test('live campaigns appear on the home page with goal, progress and days left', async ({ page }) => {
  await page.route('/api/projects?limit=3', (route) =>
    route.fulfill({ json: { mode: 'reservations', items: [1, 2, 3].map(project) } }),
  )
  await page.goto('/')
  const strip = page.getByRole('region', { name: 'Live on Crovest' })
  await expect(strip.getByRole('listitem')).toHaveCount(3)
  await expect(strip.getByRole('listitem').first()).toContainText('$4,250 reserved of $5,000')
  await expect(strip.getByRole('listitem').first()).toContainText('7 days left')
  await expect(strip.getByRole('progressbar').first()).toHaveAttribute('aria-valuenow', '85')
})

test('without campaigns there is no section and no gap', async ({ page }) => {
  await page.route('/api/projects?limit=3', (route) =>
    route.fulfill({ json: { mode: 'reservations', items: [] } }),
  )
  const answered = page.waitForResponse('/api/projects?limit=3')
  await page.goto('/')
  await answered
  await page.waitForLoadState('networkidle')
  await expect(page.getByText('Live on Crovest')).toHaveCount(0)
  const [before, after] = await Promise.all([
    page.locator('section', { has: page.getByRole('heading', { name: 'Why Crovest' }) }).boundingBox(),
    page.locator('section', { has: page.getByText('Try AI Tools') }).boundingBox(),
  ])
  expect(after!.y).toBeCloseTo(before!.y + before!.height, 0)
})

test('the home page is complete when the server does not respond', async ({ page, allowConsoleError }) => {
  allowConsoleError(/Failed to load resource/)
  await page.route('/api/projects?limit=3', (route) => route.abort())
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { name: 'Why Crovest' })).toBeVisible()
})
