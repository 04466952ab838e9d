import { expectNoViolations } from './support/axe.ts'
import { expectToFitNarrow } from './support/narrow.ts'
import { newCreator } from './support/prepared-creator.ts'
import { generateIdeas, ideas, openStudio } from './support/studio.ts'
import { expect, test } from './support/test.ts'

test('moves between the pages of the studio and works on one script', async ({
  page,
  server,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 404/)
  await newCreator(page, server)
  await openStudio(page)
  const rail = page.getByRole('navigation', { name: 'Script studio' })
  await expect(rail.getByRole('link', { name: 'Ideas' })).toHaveAttribute('aria-current', 'page')
  await generateIdeas(page)
  await expect(ideas(page)).toHaveCount(3)
  const title = (await ideas(page).first().getByRole('heading', { level: 3 }).textContent()) ?? ''
  await ideas(page).first().getByRole('button', { name: 'Generate Script' }).click()
  await ideas(page).first().getByRole('link', { name: 'Open script' }).click()

  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  const preview = page.getByRole('region', { name: 'Phone preview' })
  await expect(preview).toContainText(/Line 1 of \d+/)
  await preview.getByRole('button', { name: 'Show line 2' }).click()
  await expect(preview).toContainText(/Line 2 of \d+/)
  await preview.getByRole('button', { name: 'Play' }).click()
  await expect(preview).toContainText(/Line 3 of \d+/)
  await preview.getByRole('button', { name: 'Pause' }).click()
  await expectNoViolations(page)
  await expectToFitNarrow(page)

  const spoken = page.getByRole('region', { name: 'Script', exact: true }).getByRole('listitem')
  const own = spoken.filter({ hasNotText: '[' }).first()
  await own.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Save to your notebook' }).click()
  await expect(page.getByText('Saved to your notebook.', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Teleprompter' }).click()
  const prompter = page.getByRole('dialog', { name: /^Teleprompter/ })
  await prompter.getByRole('button', { name: 'Mirror' }).click()
  await expect(prompter.getByRole('button', { name: 'Mirror' })).toHaveAttribute('aria-pressed', 'true')
  await prompter.getByRole('button', { name: 'Start' }).click()
  await expect(prompter.getByRole('status')).toHaveText('3')
  await expect(prompter.getByRole('progressbar')).not.toHaveAttribute('value', '0')
  await prompter.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'Teleprompter' })).toBeFocused()

  await rail.getByRole('link', { name: 'Script' }).click()
  await expect(page.getByRole('heading', { name: 'Your scripts', level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible()
  await expectToFitNarrow(page)

  await rail.getByRole('link', { name: 'Notebook' }).click()
  await expect(page.getByRole('heading', { name: 'Notebook', level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your notes' }).getByRole('listitem')).not.toHaveCount(0)
  await rail.getByRole('link', { name: 'Calendar' }).click()
  await expect(page.getByRole('heading', { name: 'Calendar', level: 1 })).toBeVisible()
  await expect(page.getByRole('grid')).toBeVisible()
  await expectNoViolations(page)
  await rail.getByRole('link', { name: 'History' }).click()
  await expect(page.locator('details')).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'History', level: 1 })).toBeVisible()
  await expectToFitNarrow(page)

  await page.goto('/ai-tools/script-generator/script?id=00000000-0000-4000-8000-000000000000')
  await expect(page.getByRole('heading', { name: 'Script Not Found' })).toBeVisible()
})
