import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** A narrow phone, and a wide screen at four times its size, show a page without moving it sideways. */
export async function expectToFitNarrow(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 })
  const excess = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  await expect.poll(() => page.evaluate(excess)).toBe(0)
}
