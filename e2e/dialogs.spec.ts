import { newCreator } from './support/prepared-creator.ts'
import { expect, test } from './support/test.ts'

test('a dialog starts at its first field, and one Escape closes it although a message is on screen', async ({
  page,
  server,
  context,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_INTERNET_DISCONNECTED/)
  await newCreator(page, server)
  await page.goto('/ai-tools/course-builder')
  const edit = page.getByRole('button', { name: 'Edit Creator Profile' })
  const dialog = page.getByRole('dialog')
  const description = page.locator('textarea[name=description]')
  await edit.click()
  await expect(description).toBeFocused()
  await description.fill('Bread, explained slowly')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Save Profile' }).click()
  await expect(dialog).toBeHidden()
  await edit.click()
  await expect(description).toBeFocused()
  // The message appears after the dialog, and so above it.
  await context.setOffline(false)
  await expect(page.getByText('Your profile is saved.', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(edit).toBeFocused()
})
