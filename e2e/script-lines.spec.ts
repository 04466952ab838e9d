import { expectNoViolations } from './support/axe.ts'
import { expectToFitNarrow } from './support/narrow.ts'
import { addPreset, addScript, newCreator } from './support/prepared-creator.ts'
import { actOnLine, button, dialog, ideas, openStudio } from './support/studio.ts'
import { expect, test } from './support/test.ts'

const scriptPage = '/ai-tools/script-generator/script?id='

test('a script reads as text, and a line is edited in place by mouse and keyboard', async ({
  page,
  server,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_FAILED/)
  await newCreator(page, server)
  const id = await addScript(page, 0)
  await page.goto(`${scriptPage}${id}`)
  const script = page.getByRole('region', { name: 'Script', exact: true })
  const line = (at: number) => script.getByRole('listitem').nth(at)
  const text = (at: number) => line(at).getByRole('button').first()
  const area = (at: number) => page.getByLabel(`script part ${at + 1}`, { exact: true })
  await expect(text(0)).toHaveAccessibleDescription('Edit script part 1')
  await expectNoViolations(page)

  // Leaving the line saves it, and the next line opens with the same click.
  await text(0).click()
  await area(0).fill('Saved because I left it.')
  await text(1).click()
  await expect(area(0)).toBeHidden()
  await expect(text(0)).toHaveText('Saved because I left it.')

  await expect(area(1)).toBeFocused()
  const before = await area(1).inputValue()
  await area(1).fill('Thrown away by Escape.')
  await page.keyboard.press('Escape')
  await expect(text(1)).toHaveText(before)
  await expect(text(1)).toBeFocused()
  await button(page, 'Restore').click()
  await expect(area(1)).toHaveValue('Thrown away by Escape.')
  await page.keyboard.press('Escape')
  await expect(text(1)).toBeFocused()

  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key)
    await expect(area(1)).toBeFocused()
    await area(1).fill(`Opened with ${key}.`)
    await page.keyboard.press('Control+Enter')
    await expect(text(1)).toHaveText(`Opened with ${key}.`)
    await expect(text(1)).toBeFocused()
  }

  await page.route('**/api/scripts/*', (route) => route.abort(), { times: 1 })
  await text(1).click()
  await area(1).fill('Typed while offline.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(area(1)).toHaveAccessibleDescription(/We can’t reach the server/)
  await expect(area(1)).toHaveValue('Typed while offline.')
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(text(1)).toHaveText('Typed while offline.')
  await page.reload()
  await expect(text(0)).toHaveText('Saved because I left it.')
  await expect(text(1)).toHaveText('Typed while offline.')
  await expectToFitNarrow(page)
})

test('the menu of a line edits, copies and deletes it, and a deletion can be undone', async ({
  page,
  server,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await newCreator(page, server)
  await page.goto(`${scriptPage}${await addScript(page, 0)}`)
  const main = page.getByRole('main')
  const cues = page.getByRole('region', { name: 'Visual Cues' })
  await expect(cues).toBeVisible()
  const count = await cues.getByRole('listitem').count()
  const first = (await cues.getByRole('button').first().textContent()) ?? ''
  await actOnLine(page, main, 'visual cue 1', 'Copy')
  await expect(page.getByText('Line copied to clipboard!', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first)

  await actOnLine(page, main, 'visual cue 1', 'Delete')
  await expect(cues.getByRole('listitem')).toHaveCount(count - 1)
  await button(page, 'Undo').click()
  await expect(cues.getByRole('listitem')).toHaveCount(count)
  await expect(cues.getByRole('button').first()).toHaveText(first)

  // The last line takes the menu along that had the focus.
  await actOnLine(page, main, `visual cue ${count}`, 'Delete')
  await expect(cues.getByRole('listitem')).toHaveCount(count - 1)
  await expect(cues.locator('[data-line]').last()).toBeFocused()

  await actOnLine(page, main, 'hook 1', 'Edit')
  const hook = page.getByLabel('hook 1', { exact: true })
  await expect(hook).toBeFocused()
  await hook.fill('A hook of my own')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('radio', { name: 'A hook of my own' })).toBeChecked()
})

test('a preset is chosen in the menu beside the button, or in the dialog', async ({ page, server }) => {
  await newCreator(page, server)
  await addPreset(page, 'Monday bread')
  await openStudio(page)
  await button(page, 'Generate with a preset').click()
  await expectNoViolations(page)
  await page.getByRole('menuitem', { name: 'Monday bread' }).click()
  await expect(ideas(page)).toHaveCount(3)
  await expect(ideas(page).first()).toContainText('Monday bread')
  await button(page, 'Generate New Ideas').click()
  await expect(dialog(page, 'Select Preset').getByLabel('No preset')).toBeChecked()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await button(page, 'Generate with a preset').click()
  await page.getByRole('menuitem', { name: 'Manage Presets' }).click()
  await expect(dialog(page, 'Manage Presets')).toBeVisible()
})
