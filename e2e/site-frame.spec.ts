import { expect, test } from './support/test.ts'

test('a phone has everything in its menu, with and without scripts', async ({ browser, server }) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({
      javaScriptEnabled,
      baseURL: server.url,
      viewport: { width: 360, height: 740 },
    })
    const page = await context.newPage()
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login?returnTo=%2F')
    await menu.getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL('/about')
    await expect(menu).toBeHidden()
    await context.close()
  }
})

test('the first Tab key reaches a link that skips the header', async ({ page }) => {
  await page.goto('/about')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
})

test('the footer names the year and the five networks', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Crovest`)
  for (const name of ['X', 'Instagram', 'LinkedIn', 'Reddit', 'YouTube'])
    await expect(footer.getByRole('link', { name: `Crovest on ${name}` })).toBeVisible()
})

test('the call-to-action bar appears after the hero, covers nothing and can be dismissed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const bar = page.getByRole('complementary', { name: 'Call to action' })
  await expect(bar).toBeHidden()

  await page.getByRole('heading', { name: 'Why Crovest' }).scrollIntoViewIfNeeded()
  await expect(bar.getByRole('link', { name: 'AI Tools' })).toHaveAttribute('href', '/ai-tools')

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  // Waits until it has slid in: below the content and above the footer.
  await expect(async () => {
    const place = await page.evaluate(() => {
      const edges = (selector: string) => document.querySelector(selector)!.getBoundingClientRect()
      const [main, aside, footer] = ['main', 'aside', 'footer'].map(edges)
      return { mainEnd: main!.bottom, barStart: aside!.top, barEnd: aside!.bottom, footerStart: footer!.top }
    })
    expect(place.barStart).toBeGreaterThanOrEqual(place.mainEnd - 1)
    expect(place.barEnd).toBeLessThanOrEqual(place.footerStart + 1)
  }).toPass()

  await page.evaluate(() => window.scrollTo(0, 1500))
  await bar.getByRole('button', { name: 'Hide this bar' }).click()
  await expect(bar).toBeHidden()
  await page.reload()
  await page.evaluate(() => window.scrollTo(0, 1500))
  await expect(page.getByRole('heading', { name: 'Why Crovest' })).toBeVisible()
  await expect(bar).toBeHidden()
})

test("navigation keeps the footer's newsletter form", async ({ page }) => {
  await page.goto('/')
  const field = page.getByRole('contentinfo').getByRole('textbox')
  await field.fill('ada@example.org')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Everything we store' })).toBeVisible()
  await expect(field).toHaveValue('ada@example.org')
})

test('a small screen shows its first page in a system font and later ones in ours, a large one always ours', async ({
  page,
}) => {
  const isOurs = () => page.evaluate(() => document.fonts.check('16px "Geist Variable"'))
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await isOurs()).toBe(false)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('fonts'))).toBe('here')
  await page.reload()
  await expect.poll(isOurs).toBe(true)

  await page.evaluate(() => localStorage.clear())
  await page.setViewportSize({ width: 1280, height: 740 })
  await page.reload()
  await expect.poll(isOurs).toBe(true)
})
