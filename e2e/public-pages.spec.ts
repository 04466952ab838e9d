import type { Page } from '@playwright/test'
import { expectNoViolations } from './support/axe.ts'
import { expectToFitNarrow } from './support/narrow.ts'
import { expect, test } from './support/test.ts'

const pages = [
  { path: '/', heading: 'Invest in Creators. Earn Real Returns.', card: true },
  { path: '/about', heading: 'Creative work can pay you back. We put the terms in writing.', card: true },
  { path: '/contact', heading: 'Talk to a human', card: true },
  { path: '/waitlist', heading: 'Be there first', card: true },
  { path: '/privacy', heading: 'Everything we store', card: true },
  { path: '/faq', heading: 'Questions and answers', card: true },
  { path: '/terms', heading: 'Terms of use', card: true },
  { path: '/ai-tools', heading: 'AI Tools', card: true },
  {
    path: '/unauthorized',
    heading: "Unauthorized - You don't have permission to view this page.",
    card: false,
  },
]

for (const { path, heading, card } of pages) {
  test(`${path} is complete without scripts and fonts, and has its metadata`, async ({ browser, server }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url })
    await context.route('**/*.woff2', (route) => route.abort())
    const page = await context.newPage()
    const response = await page.goto(path)

    expect(response?.status()).toBe(200)
    await expectToFitNarrow(page)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    for (const link of ['About Us', 'Contact', 'Privacy'])
      await expect(page.getByRole('contentinfo').getByRole('link', { name: link, exact: true })).toBeVisible()
    await expect(page.getByRole('contentinfo').getByRole('textbox')).toBeVisible()
    await expect(page.locator('head meta[name=description]')).toHaveAttribute('content', /.{20,}/)
    if (card) {
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${server.url}${path}`)
      await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', `${server.url}${path}`)
      const image = await page.locator('meta[property="og:image"]').getAttribute('content')
      expect((await page.request.get(image ?? '')).headers()['content-type']).toBe('image/png')
    } else await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    expect(await page.content()).not.toContain('site.invalid')
    await context.close()
  })

  test(`${path} paints its main text first, has no layout shift, large targets and no axe violations`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.addInitScript(watchPaint)
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const { largest, moved } = await page.evaluate(() => (window as unknown as { paint: Paint }).paint)
    expect(largest).toMatch(/^(H1|P|SPAN|STRONG)$/)
    expect(moved).toEqual([])
    expect(await findJumping(page)).toEqual([])

    await expectToFitNarrow(page)
    const small = await page
      .locator('header a, header button, footer a, footer button, main a, main button')
      .filter({ visible: true })
      .evaluateAll((targets) =>
        targets
          .filter((target) => !target.closest('p'))
          .filter((target) => target.getBoundingClientRect().height < 40)
          .map((target) => target.outerHTML),
      )
    expect(small).toEqual([])

    await page.setViewportSize({ width: 1280, height: 720 })
    await expectNoViolations(page)
  })
}

test('nothing moves on a wide screen, with motion and with figures that arrive late', async ({
  browser,
  server,
}) => {
  const side = { cells: [], people: 40, money: { from: 60_000, to: 180_000 } }
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'no-preference',
  })
  await context.addInitScript(watchPaint)
  await context.route('**/api/launch/demand', (route) =>
    route.fulfill({ json: { asks: side, offers: side, covered: { from: 0.3, to: 3 } } }),
  )
  await context.route('**/api/forms/waitlist/count', (route) => route.fulfill({ json: { count: 1234 } }))
  const page = await context.newPage()
  // Puts the fonts into the cache: on a busy machine they may miss the first paint, and this is not about them.
  await page.goto('/about', { waitUntil: 'networkidle' })
  for (const path of [...pages.map((each) => each.path), '/campaigns', '/nothing/here']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    const late = { '/': 'Join 1,234 people already waiting.', '/waitlist': 'What people on the list want' }[
      path
    ]
    if (late !== undefined) await expect(page.getByText(late).first()).toBeVisible()
    const { moved } = await page.evaluate(() => (window as unknown as { paint: Paint }).paint)
    expect({ path, moved }).toEqual({ path, moved: [] })
  }
  await context.close()
})

/** A page also renders while it is still loading, and a button must not move as its text arrives. */
const findJumping = (page: Page) =>
  page
    .locator('main a, main button')
    .filter({ visible: true })
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => button.getBoundingClientRect().top < innerHeight && !button.closest('p, li'))
        .filter((button) => {
          const content = [...button.childNodes]
          const { top } = button.getBoundingClientRect()
          button.replaceChildren('x')
          const hasJumped = Math.abs(button.getBoundingClientRect().top - top) > 1
          button.replaceChildren(...content)
          return hasJumped
        })
        .map((button) => button.outerHTML),
    )

/** What was painted: the kind of the largest element, and every element that moved. */
type Paint = { largest: string; moved: string[] }

function watchPaint() {
  const paint: Paint = { largest: '', moved: [] }
  Object.assign(window, { paint })
  type Entry = PerformanceEntry & { element?: Element; sources?: { node: Node | null }[] }
  const watch = (type: string, see: (entry: Entry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true })
  watch('largest-contentful-paint', ({ element }) => (paint.largest = element?.tagName ?? ''))
  watch('layout-shift', ({ sources = [] }) => {
    const elements = sources.map(({ node }) => (node instanceof Element ? node.outerHTML : node?.textContent))
    paint.moved.push(elements.map((text) => text?.slice(0, 200) ?? 'removed since').join(' and '))
  })
}

test('an unknown path is a real 404 with a link home', async ({ page, allowConsoleError }) => {
  allowConsoleError(/404/)
  const response = await page.goto('/nothing/here')
  expect(response?.status()).toBe(404)
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL('/')
})

test('the sitemap, robots.txt and icons are available', async ({ request, server }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${server.url}/sitemap.xml`)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
  expect(listed).toEqual(
    pages.filter(({ card }) => card).map(({ path }) => `${server.url}${path === '/' ? '/' : path}`),
  )
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as { icons: { src: string }[] }
  for (const { src } of [...manifest.icons, { src: '/apple-touch-icon.png' }])
    expect((await request.get(src)).status()).toBe(200)
})
