import type { Page } from '@playwright/test'
import { answerAll } from './creators.ts'
import { newcomer, register } from './newcomer.ts'
import { agenda, button, chooseAction, dayFromToday, generateIdeas, ideas, showMonthOf } from './studio.ts'
import { expect } from './test.ts'

const tool = '/ai-tools/script-generator'

/** The whole way from registration to a copied caption, step by step. */
export async function creatorJourney(page: Page, composer: string) {
  await register(page, newcomer(), tool)
  await answerAll(page)
  await page.getByLabel('What do you create?').fill('I teach home cooks to bake sourdough bread')
  await button(page, 'Complete Setup').click()
  await expect(page.getByText(composer, { exact: true })).toBeVisible()

  await button(page, 'Edit Creator Profile').click()
  await expect(page.getByLabel('What do you create?')).toHaveValue(/sourdough/)
  await page.locator('[name=topics]').fill('sourdough, starters, kneading')
  await button(page, 'Save Profile').click()
  await expect(button(page, 'Edit Creator Profile')).toBeVisible()

  await button(page, 'Manage Presets (0)').click()
  await button(page, 'Create Preset').click()
  await page.locator('input[name=name]').fill('Monday bread')
  await button(page, 'Save Preset').click()
  await expect(button(page, 'Edit Monday bread')).toBeVisible()
  await button(page, 'Close').click()

  await generateIdeas(page, 'Monday bread')
  await expect(ideas(page)).toHaveCount(3)
  const idea = ideas(page).first()
  const title = (await idea.getByRole('heading', { level: 3 }).innerText()).trim()
  await idea.getByRole('button', { name: 'Generate Script' }).click()
  await expect(idea.getByRole('button', { name: 'Generate New Script' })).toBeVisible()
  await idea.getByRole('radio').nth(1).check()

  await idea.getByRole('button', { name: 'Schedule' }).click()
  await button(page, 'Confirm Schedule').click()
  await chooseAction(page, 'Move to another day')
  await page.locator('input[name=scheduledDate]').fill(dayFromToday(2))
  await button(page, 'Move').last().click()
  await expect(page.getByRole('dialog')).toBeHidden()

  await showMonthOf(page, dayFromToday(2))
  await agenda(page).getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await button(page, 'YouTube Shorts').click()
  await button(page, 'Generate Caption').click()
  const caption = page.getByRole('group', { name: 'Caption for YouTube Shorts' })
  await expect(caption).toBeVisible()
  await button(page, 'Copy Caption').click()
  await expect(page.getByRole('status').filter({ hasText: 'Caption copied to clipboard!' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await caption.innerText())
}
