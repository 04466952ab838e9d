import { expectNoViolations } from './support/axe.ts'
import { expectToFitNarrow } from './support/narrow.ts'
import { newCreator } from './support/prepared-creator.ts'
import { expect, test } from './support/test.ts'

test.beforeEach(async ({ page, server }) => {
  await newCreator(page, server)
  await page.goto('/ai-tools/script-generator/notebook')
  await expect(page.getByRole('heading', { name: 'Notebook' })).toBeVisible()
})

test('answers the interview, skips a question and resumes where it stopped', async ({ page }) => {
  await expect(page.getByText('No notes yet')).toBeVisible()
  await expectNoViolations(page)
  await expectToFitNarrow(page)
  await page.getByLabel('Topic').fill('')
  await page.getByRole('button', { name: 'Start interview' }).click()
  await expect(page.getByLabel('Topic')).toHaveAccessibleDescription(/Enter a topic first\./)

  await page.getByLabel('Topic').fill('starters')
  await page.getByRole('button', { name: 'Start interview' }).click()
  const first = page.getByLabel('What do people get wrong about starters?')
  await expect(first).toBeFocused()
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(first).toHaveAccessibleDescription('Write something down first.')
  await first.fill('They feed it with cold water.')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByText('Question 2 of 10')).toBeVisible()
  await page.getByRole('button', { name: 'Skip' }).click()
  await expect(page.getByLabel('Which number about starters surprised you?')).toBeFocused()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText('You added one note about starters.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'They feed it with cold water.' })).toBeVisible()
  await page.getByRole('button', { name: 'Choose another topic' }).click()
  await expect(page.locator('input[name=topic]')).toBeFocused()

  await page.reload()
  await expect(page.getByLabel('Topic')).toHaveValue('starters')
  await page.getByRole('button', { name: 'Start interview' }).click()
  await expect(page.getByLabel('What should people do differently with starters?')).toBeFocused()
  await expect(page.getByText('Question 1 of 9')).toBeVisible()
})

test('splits pasted text and saves only what is confirmed', async ({ page }) => {
  await page.getByRole('tab', { name: 'Paste text' }).click()
  await page
    .getByLabel('Transcript, post or notes')
    .fill('My starter died in 2019. I think rye is underrated.\n- Thanks for reading, see you soon')
  await page.getByRole('button', { name: 'Split into notes' }).click()
  await expect(page.getByRole('heading', { name: '3 notes found' })).toBeVisible()
  await expect(page.getByLabel('Kind 2')).toHaveValue('opinion')
  await page.getByLabel('Save note 3').uncheck()
  await page.getByLabel('Topic').fill('starters')
  await page.getByRole('button', { name: 'Save 2 notes' }).click()
  await expect(page.getByText('2 notes saved.', { exact: true })).toBeVisible()
  const list = page.getByRole('region', { name: 'Your notes' })
  await expect(list.getByText('I think rye is underrated.')).toBeVisible()
  await expect(list.getByText('see you soon')).toBeHidden()
})

test('writes, finds, edits and deletes a note', async ({ page, allowConsoleError }) => {
  allowConsoleError(/ERR_FAILED/)
  await page.getByRole('tab', { name: 'Write a note' }).click()
  await page.getByLabel('Note', { exact: true }).fill('Rye flour woke it up in 12 hours.')
  await page.getByLabel('Kind').first().selectOption('result')
  await page.getByLabel('Source link (optional)').fill('not a link')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByText('Enter a link that starts with http:// or https://.')).toBeVisible()
  await page.getByLabel('Source link (optional)').fill('')
  await page.getByLabel('Tags (optional)').fill('rye, rescue')
  await page.route('**/api/notes', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByRole('alert')).toContainText('We can’t reach the server right now.')
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('Rye flour woke it up in 12 hours.')
  await page.unroute('**/api/notes')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByText('Your note is saved.', { exact: true })).toBeVisible()

  const list = page.getByRole('region', { name: 'Your notes' })
  await list.getByLabel('Search notes').fill('wheat')
  await expect(list.getByText('No matching notes')).toBeVisible()
  await list.getByLabel('Search notes').fill('rescue')
  await expect(list.getByText('Rye flour woke it up')).toBeVisible()
  await expectNoViolations(page)

  await list.getByRole('button', { name: /^Edit/ }).click()
  await list.getByLabel('Note', { exact: true }).fill('Rye flour woke it up in 14 hours.')
  await list.getByRole('button', { name: 'Save note' }).click()
  await expect(list.getByText('in 14 hours.')).toBeVisible()
  await list.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Note deleted.', { exact: true })).toBeVisible()
  // The button that opened the dialog is gone.
  await expect(page.getByRole('main')).toBeFocused()
  await expect(list.getByText('No matching notes')).toBeVisible()
})
