import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

/** Looks at the page as it stands, in both themes: at everything in the light one, in the dark one at what a theme changes. */
export async function expectNoViolations(page: Page) {
  await show(page, 'light')
  // Put in once for both looks, past the content policy. There are no frames to gather.
  await page.evaluate(axe.source)
  expect(await findViolations(page), 'light').toEqual([])
  await show(page, 'dark')
  expect(await findViolations(page, { runOnly: ['color-contrast'] }), 'dark').toEqual([])
}

/** Of what is in order axe tells a single example then: naming every element of a page takes it as long as looking. */
const findViolations = (page: Page, options: RunOptions = {}) =>
  page.evaluate(async (chosen) => (await window.axe.run(document, chosen)).violations, {
    ...options,
    resultTypes: ['violations' as const],
  })

declare global {
  interface Window {
    axe: typeof axe
  }
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
