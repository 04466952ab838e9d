import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Checks that a page doesn't scroll sideways on a narrow phone or on a wide screen at 400% zoom. */
export async function expectToFitNarrow(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 })
  const excess = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  await expect.poll(() => page.evaluate(excess)).toBe(0)
}
