import { expectNoViolations } from './support/axe.ts'
import { expect, test } from './support/test.ts'
import { enterVideoStudio, openVideoDialog } from './support/video-studio.ts'

test('what a video says follows the prompt until its lines are changed', async ({ page, server }) => {
  await enterVideoStudio(page, server)
  const dialog = await openVideoDialog(page)
  const prompt = dialog.locator('textarea[name=prompt]')
  const lines = dialog.getByLabel('What the video says')
  await prompt.fill('Bees sleep in flowers. They hold feet.')
  await expect(lines).toHaveValue('Bees sleep in flowers.\nThey hold feet.')
  await prompt.fill('Bees sleep in flowers. They hold each other. Calm tone, soft piano, no captions.')
  await expect(lines).toHaveValue('Bees sleep in flowers.\nThey hold each other.')
  await expect(dialog.getByText('Your 2 sentences need')).toBeVisible()
  // As long as the text needs.
  const seconds = dialog.locator('input[name=seconds]')
  const needed = await seconds.inputValue()
  await expect(dialog.getByText(`need about ${needed} s`)).toBeVisible()
  const reset = dialog.getByRole('button', { name: 'Take the lines from the prompt again' })
  await expect(reset).toBeHidden()

  const own = 'Bees sleep in flowers.\nIn pairs.\nNo captions.'
  await lines.fill(own)
  await expect(dialog.getByText('Your 3 sentences need')).toBeVisible()
  await expect(seconds).not.toHaveValue(needed)
  await expect(dialog.getByText('no longer follow the prompt')).toBeVisible()
  await expectNoViolations(page)
  await prompt.fill('Bees sleep in flowers. Calm tone.')
  await expect(lines).toHaveValue(own)
  await seconds.fill('20')
  await expect(dialog.getByText('need about')).toBeVisible()

  await page.keyboard.press('Escape')
  await openVideoDialog(page)
  await expect(lines).toHaveValue(own)
  await expect(dialog.getByText('Your 3 sentences need')).toBeVisible()
  await reset.click()
  await expect(lines).toHaveValue('Bees sleep in flowers.')
  await expect(lines).toBeFocused()
  await expect(dialog.getByText('So far, your video says only this.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(lines).toHaveValue(own)
  await reset.click()
  await lines.fill('')
  await prompt.focus()
  await expect(lines).toHaveValue('Bees sleep in flowers.')
  await lines.fill(own)
  await expect(seconds).toHaveValue('20')

  const sent = page.waitForRequest('**/api/video-generator/generate')
  await dialog.getByRole('button', { name: 'Generate Video' }).click()
  await expect(dialog).toBeHidden()
  const { script } = (await sent).postDataJSON() as { script: { script_parts: string[] } }
  expect(script.script_parts).toEqual(own.split('\n'))
  await page.getByRole('button', { name: 'View Details' }).first().click()
  await dialog.getByRole('button', { name: 'Render again' }).click()
  await expect(lines).toHaveValue(own)
})
