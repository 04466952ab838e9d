import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

export const alert = (page: Page) => page.getByRole('alert')
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
export const ideas = (page: Page) => page.locator('section', { hasText: 'Your ideas' }).getByRole('article')
export const calendar = (page: Page) => page.getByRole('grid')
export const agenda = (page: Page) => page.getByRole('list', { name: 'Scheduled this month' })

/** Opens the menu of the first entry in the list. */
export async function chooseAction(
  page: Page,
  name: string,
  role: 'menuitem' | 'menuitemradio' = 'menuitem',
) {
  await agenda(page)
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click()
  await page.getByRole(role, { name, exact: true }).click()
}

/** The same day in the browser and here, because both use one time zone. */
export function dayFromToday(days: number): string {
  const date = new Date()
  date.setDate(date.getDate() + days)
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}

/** The calendar opens with this month; an entry moved a few days may be in the next. */
export async function showMonthOf(page: Page, day: string) {
  if (!day.startsWith(dayFromToday(0).slice(0, 7))) await button(page, 'Next month').click()
}

/** For a creator who is signed in and has answered the onboarding. */
export async function openStudio(page: Page) {
  await page.goto('/ai-tools/script-generator')
  await expect(page.getByRole('heading', { name: 'CroAI Tools' })).toBeVisible()
}

/** Without presets, ideas are generated without asking for one. */
export async function generateIdeas(page: Page, preset?: string) {
  await expect(button(page, /^Manage Presets \(\d+\)$/)).toBeVisible()
  await button(page, /^Generate (Content|New) Ideas$/).click()
  if (preset === undefined) return
  await dialog(page, 'Select Preset').getByLabel(preset).check()
  await button(page, 'Generate Ideas').click()
}

/** Chooses an action from the menu of a line, such as 'script part 2'. */
export async function actOnLine(page: Page, place: Locator, line: string, action: string) {
  await place.getByRole('button', { name: `Actions for ${line}`, exact: true }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}
