import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

// In the page itself and not in a second one that gathers the frames: there are none, and it takes a third less time.
const look = (page: Page) => new AxeBuilder({ page }).setLegacyMode()

/** Looks at the page as it stands, in both themes: at everything in the light one, in the dark one at what a theme changes. */
export async function expectNoViolations(page: Page) {
  await show(page, 'light')
  const { violations } = await look(page).analyze()
  expect(violations, 'light').toEqual([])
  await show(page, 'dark')
  const { violations: inTheDark } = await look(page).withRules('color-contrast').analyze()
  expect(inTheDark, 'dark').toEqual([])
}

/**
 * Without motion, and not before every colour has arrived: the change of theme would set off transitions, and each of them, through
 * the colour that it hands down, further ones.
 */
async function show(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.evaluate(async () => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets = [still]
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)))
  })
}
