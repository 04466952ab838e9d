import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'

// The minified file, because the browser reads it again for every page.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Checks the page in both themes: everything in light, and what a theme changes in dark. */
export async function expectNoViolations(page: Page) {
  await show(page, 'light')
  // Injected once for both themes, past the content policy. There are no frames.
  await page.evaluate(source)
  expect(await findViolations(page), 'light').toEqual([])
  await show(page, 'dark')
  expect(await findViolations(page, { runOnly: ['color-contrast'] }), 'dark').toEqual([])
}

/**
 * Checks only the dialog while one is open, because its page is checked without it. Reports a single example of each
 * passing rule, because listing every element takes as long as checking.
 */
const findViolations = (page: Page, options: RunOptions = {}) =>
  page.evaluate(
    async (chosen) => {
      const dialog = document.querySelector('dialog[open], [role=dialog], [role=alertdialog]')
      return (await window.axe.run(dialog ?? document, chosen)).violations
    },
    { ...options, resultTypes: ['violations' as const] },
  )

declare global {
  interface Window {
    axe: typeof axe
  }
}

/**
 * Without motion and after all colors have settled, because a theme change starts transitions that trigger
 * others through inherited colors.
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
