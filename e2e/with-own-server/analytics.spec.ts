import type { Browser, Page } from '@playwright/test'
import { expectNoViolations } from '../support/axe.ts'
import { signBackIn, confirmIdentity } from '../support/sign-in-again.ts'
import { admin } from '../support/team.ts'
import { expect, testOnOwnServer } from '../support/test.ts'
import { hide, sentByHiding, visit, type SentEvent } from '../support/visit.ts'

// So that no other visit is counted.
const test = testOnOwnServer()

/**
 * Leaves the site as if the tab was closed, which sends the remaining events. The browser does not report
 * that request.
 */
const leave = (page: Page) => page.goto('about:blank')

async function openAdmin(browser: Browser, url: string, tab: string) {
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  await signBackIn(page, admin)
  await page.goto(`/admin?tab=${tab}`)
  return page
}

test('the dashboards show an empty state before the first visit', async ({ browser, server }) => {
  const page = await openAdmin(browser, server.url, 'analytics')
  const empty = 'No analytics data available yet. Start browsing the site to generate data.'
  await expect(page.getByText(empty)).toBeVisible()
  await page.goto('/admin?tab=buttons')
  await expect(page.getByText(empty)).toBeVisible()
  await page.context().close()
})

test('the retention table loads again after a failure', async ({ browser, server }) => {
  const page = await openAdmin(browser, server.url, 'team')
  await page.route('**/api/admin/analytics/retention', (route) => route.fulfill({ status: 503 }))
  await page.goto('/admin?tab=analytics')
  const section = page.locator('section').filter({ hasText: 'Account retention' }).last()
  await expect(section.getByRole('alert')).toContainText('Failed to fetch dashboard statistics.')
  await page.unrouteAll()
  await section.getByRole('button', { name: 'Try again' }).click()
  await expect(section.getByText('No accounts were registered in the last eight weeks.')).toBeVisible()
  await expect(section.getByRole('alert')).toBeHidden()
  await page.context().close()
})

test('a whole visit appears in the dashboards with the right numbers', async ({ page, browser, server }) => {
  await visit(page, '/')
  await page.getByRole('main').getByRole('link', { name: 'Learn More' }).click()
  await expect(page).toHaveURL('/about')
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Waitlist' }).click()
  await expect(page).toHaveURL('/waitlist')
  await page.getByRole('tab', { name: 'Investors' }).click()
  const form = page.getByRole('tabpanel').locator('form')
  await form.getByLabel(/investor/i).selectOption('angel')
  await form.getByLabel(/check/i).selectOption('250k-1m')
  await form.getByLabel(/email/i).fill('investor@example.org')
  await form.getByRole('button', { name: 'Join the Waitlist' }).click()
  await expect(page.getByText('You’re one of the first.')).toBeVisible()
  await hide(page)

  const team = await openAdmin(browser, server.url, 'analytics')
  const tile = (name: string) => team.locator(`dt:text-is("${name}") + dd`)
  await expect(tile('Page views')).toContainText(/^3/)
  await expect(tile('Unique visitors')).toContainText(/^1/)
  await expect(tile('Sessions')).toContainText(/^1/)
  // Learn More, Waitlist, the tab and the form's button.
  await expect(tile('Clicks')).toContainText(/^4/)
  await expect(tile('Conversions')).toContainText(/^1/)
  await expectNoViolations(team)

  const earlier = Promise.withResolvers<void>()
  await team.route('**/api/admin/analytics/before?*', async (route) => {
    await earlier.promise
    await route.continue()
  })
  await team.getByRole('button', { name: '/waitlist' }).first().click()
  await expect(team).toHaveURL(/filter-page=%2Fwaitlist/)
  await expect(team.getByText('Only visits that match are counted.')).toBeVisible()
  await expect(team.getByText('A filtered visit counts when it started.')).toBeVisible()
  await expect(tile('Page views')).toContainText(/^3/)
  // The changes come later and move nothing.
  await expect(team.getByText('new', { exact: true })).toHaveCount(0)
  const places = () =>
    team.locator('dd, dd > :first-child, h2, li > :last-child').evaluateAll((parts) =>
      parts.map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect()
        return [x, y + window.scrollY, width, height]
      }),
    )
  const before = await places()
  earlier.resolve()
  await expect(tile('Page views').getByText('new', { exact: true })).toBeVisible()
  expect(await places()).toEqual(before)
  await expectNoViolations(team)
  await team.getByRole('button', { name: 'Remove filter Page: /waitlist' }).click()
  await expect(team).not.toHaveURL(/filter-page/)

  await team.getByRole('button', { name: 'Add funnel' }).click()
  await team.getByLabel('Name', { exact: true }).fill('Joining')
  await team.getByLabel('Path').first().fill('/about')
  await team.getByLabel('Path').last().fill('/waitlist')
  await team.getByRole('button', { name: 'Save funnel' }).click()
  await expect(team.getByText('100% of visits finish')).toBeVisible()

  await team.getByRole('button', { name: 'Share' }).click()
  await team.getByRole('button', { name: 'Create link' }).click()
  const link = await team.getByLabel('Link', { exact: true }).inputValue()
  await expect(team.getByText('Not opened yet')).toBeVisible()
  await expectNoViolations(team)
  await page.goto(link)
  await expect(page.getByRole('row', { name: 'Page views 3 0 new' })).toBeVisible()
  await expectNoViolations(page)
  await team.getByRole('button', { name: 'Revoke link to Last 24 hours' }).click()
  await team.getByRole('button', { name: 'Revoke', exact: true }).last().click()
  await expect(team.getByText('No active links.')).toBeVisible()
  expect((await page.request.get(link)).status()).toBe(404)

  await team.goto('/admin?tab=buttons&view=user-flow')
  await expect(team.getByText('/ → /about', { exact: true })).toBeVisible()
  await expect(team.getByText('/about → /waitlist', { exact: true })).toBeVisible()
  await expectNoViolations(team)
  await team.getByRole('tab', { name: 'Button Stats' }).click()
  await expect(team).toHaveURL(/view=buttons/)
  await expect(team.getByRole('row', { name: /Learn More in the hero cta 1/ })).toBeVisible()
  await expect(team.getByRole('row', { name: /Join the Waitlist form 1/ })).toBeVisible()
  await team.getByRole('tab', { name: 'Flow Visualization' }).click()
  await expect(team.getByRole('img', { name: /2 different steps/ })).toBeVisible()
  await team.getByRole('button', { name: 'Show as table' }).click()
  await expect(team.getByRole('row', { name: '1 / /about 1' })).toBeVisible()
  await team.getByRole('tab', { name: 'Categories' }).click()
  await expectNoViolations(team)
  await team.context().close()
})

test('counts update live', async ({ page, browser, server }) => {
  const team = await openAdmin(browser, server.url, 'analytics&window=7d')
  const views = team.locator('dt:text-is("Page views") + dd')
  await expect(views).toContainText(/^3/)
  await visit(page, '/contact')
  await leave(page)
  await expect(views).toContainText(/^4/)
  await team.context().close()
})

test('navigating with full page loads sends nothing twice', async ({ page, browser, server }) => {
  const team = await openAdmin(browser, server.url, 'team')
  const read = async () => {
    const { overview, refusals } = (await (
      await team.request.get('/api/admin/analytics?window=24h')
    ).json()) as {
      overview: { views: { count: number } }
      refusals: { reason: string; count: number }[]
    }
    const duplicates = refusals.filter(({ reason }) => reason === 'duplicate')
    return { views: overview.views.count, duplicates: duplicates.reduce((sum, { count }) => sum + count, 0) }
  }
  const before = await read()
  for (const path of ['/', '/about', '/contact', '/ai-tools']) await visit(page, path)
  await hide(page)
  await expect.poll(async () => (await read()).views).toBe(before.views + 4)
  expect((await read()).duplicates).toBe(before.duplicates)
  await team.context().close()
})

test('counts clicks before the tracker has loaded, even those that leave the page before hydration', async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_FAILED/)
  const scripts = '**/assets/*.js'
  await page.route(scripts, (route) => route.abort())
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Learn More' }).click()
  await expect(page).toHaveURL('/about')
  await page.unroute(scripts)
  const late = Promise.withResolvers<void>()
  await page.route('**/assets/tracker-*.js', async (route) => {
    await late.promise
    await route.continue()
  })
  await page.reload()
  const sent: SentEvent[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/analytics'))
      sent.push(...(request.postDataJSON() as { events: SentEvent[] }).events)
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/contact')
  late.resolve()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  const clicks = async () => {
    // Repeated, because the tracker may not be listening yet.
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    return sent.filter(({ type }) => type === 'button_click').map(({ pageUrl, text }) => [pageUrl, text])
  }
  await expect.poll(clicks).toEqual([
    ['/', 'Learn More\nabout Crovest'],
    ['/about', 'Contact'],
    ['/contact', 'Privacy'],
  ])
})

test('keeps unsent events and sends them first, in order', async ({ page, allowConsoleError }) => {
  allowConsoleError(/ERR_FAILED|Failed to load resource/)
  await page.route('**/api/analytics', (route) => route.abort())
  await visit(page, '/')
  const lost = await sentByHiding(page)
  // Leaving triggers another attempt, which must fail too.
  await visit(page, '/about')
  await page.unroute('**/api/analytics')
  const sent = await sentByHiding(page)
  expect(sent.slice(0, lost.length)).toEqual(lost)
  expect(sent.filter(({ type }) => type === 'page_view').map(({ pageUrl }) => pageUrl)).toEqual([
    '/',
    '/about',
  ])
  const kept = await page.evaluate(() => localStorage.getItem('analytics-events'))
  const ids = (JSON.parse(kept ?? '[]') as { id: string }[]).map(({ id }) => id)
  expect(ids).toEqual(sent.map(({ id }) => id))
})

test('respects Global Privacy Control', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url })
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
  )
  const page = await context.newPage()
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await visit(page, '/')
  await page.getByRole('main').getByRole('link', { name: 'Learn More' }).click()
  await page.goto('about:blank')
  expect(sent.filter((url) => url.endsWith('/api/analytics'))).toEqual([])
  await context.close()
})

test('does not count team members', async ({ browser, server }) => {
  const page = await openAdmin(browser, server.url, 'analytics')
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await visit(page, '/about')
  await page.goto('about:blank')
  expect(sent.filter((url) => url.endsWith('/api/analytics'))).toEqual([])
  await page.context().close()
})

test('also reports to an external tag and a privacy script', async ({ page }) => {
  await page.addInitScript(() => {
    const told: string[] = []
    Object.assign(window, {
      told,
      gtag: (_: string, name: string) => told.push(`gtag ${name}`),
      plausible: (name: string) => told.push(`plausible ${name}`),
    })
  })
  await visit(page, '/')
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { told: string[] }).told))
    .toEqual(['gtag page_view', 'plausible page_view'])
})

test('a report that fails to load says so and recovers on retry', async ({ browser, server }) => {
  const team = await openAdmin(browser, server.url, 'team')
  await team.route('**/api/admin/analytics?*', (route) => route.fulfill({ status: 403, json: {} }))
  await team.getByRole('link', { name: 'Analytics', exact: true }).click()
  await expect(team.getByRole('alert')).toContainText('Failed to fetch dashboard statistics.')
  await team.unroute('**/api/admin/analytics?*')
  await team.getByRole('button', { name: 'Try again' }).click()
  await expect(team.getByText('Unique visitors')).toBeVisible()
  await team.context().close()
})

test('clearing asks for confirmation and then deletes everything', async ({ browser, server }) => {
  const team = await openAdmin(browser, server.url, 'analytics')
  await confirmIdentity(team, admin)
  const download = team.waitForEvent('download')
  await team.getByRole('link', { name: 'Export Data' }).click()
  expect((await download).suggestedFilename()).toMatch(/^analytics_\d{4}-\d\d-\d\d\.json$/)
  await team.getByRole('button', { name: 'Clear Data' }).click()
  const dialog = team.getByRole('alertdialog')
  await expectNoViolations(team)
  await dialog.getByRole('button', { name: 'Clear Data' }).click()
  await expect(team.getByText('No analytics data available yet.')).toBeVisible()
  await team.context().close()
})
