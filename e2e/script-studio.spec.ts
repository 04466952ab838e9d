import { expectNoViolations } from './support/axe.ts'
import { answerAll, createAccount, enterTool } from './support/creators.ts'
import { addPreset, addScheduledScript, addScript, newCreator } from './support/prepared-creator.ts'
import {
  actOnLine,
  agenda,
  alert,
  button,
  calendar,
  chooseAction,
  dayFromToday,
  generateIdeas,
  ideas,
  openStudio,
  showMonthOf,
} from './support/studio.ts'
import { expect, test } from './support/test.ts'

test('a new creator goes from onboarding to a profile, which is required before any idea', async ({
  page,
  server,
}) => {
  const ada = await createAccount(server)
  await enterTool(page, ada, 'script-generator')
  await answerAll(page)
  await button(page, 'Complete Setup').click()
  await expect(page.getByRole('heading', { name: 'CroAI Tools' })).toBeVisible()
  await expect(page.getByText(`Welcome, ${ada.email}`)).toBeVisible()
  await expect(page.getByText('Built-in composer', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: "Let's Get Started!" })).toBeVisible()
  await expect(calendar(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'How’s it going?' })).toBeVisible()
  await expectNoViolations(page)

  await button(page, 'Generate Content Ideas').click()
  await expect(alert(page)).toHaveText('Error: Please set your creator profile before generating ideas.')
  await button(page, 'Dismiss').click()
  await expect(alert(page)).toBeHidden()
  await button(page, 'Script My Idea').click()
  await expect(alert(page)).toContainText(
    'Error: Please set your creator profile before scripting your idea.',
  )

  await button(page, 'Set Creator Profile').click()
  await page.locator('textarea[name=description]').fill('I teach home cooks to bake sourdough bread')
  await page.locator('[name=topics]').fill('sourdough, starters, kneading')
  await button(page, 'Save Profile').click()
  await expect(button(page, 'Edit Creator Profile')).toBeVisible()
})

test('presets are saved, reject a duplicate name, and ask before deletion', async ({
  page,
  server,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 409/)
  await newCreator(page, server)
  await openStudio(page)
  await button(page, 'Manage Presets (0)').click()
  for (const name of ['Monday bread', 'To be deleted']) {
    await button(page, 'Create Preset').click()
    if (name === 'Monday bread') {
      await button(page, 'Save Preset').click()
      await expect(page.getByText('Please provide a preset name')).toBeVisible()
      await expectNoViolations(page)
    }
    await page.locator('input[name=name]').fill(name)
    await page.locator('select[name=videoLength]').selectOption('2-3 minutes (Extended)')
    await page.locator('select[name=tone]').selectOption('Humorous & Light')
    await button(page, 'Save Preset').click()
    await expect(button(page, `Edit ${name}`)).toBeVisible()
  }
  await button(page, 'Create Preset').click()
  await page.locator('input[name=name]').fill('MONDAY bread')
  await button(page, 'Save Preset').click()
  await expect(
    page.getByText('You already have a preset with this name. Please choose another name.'),
  ).toBeVisible()
  await button(page, 'Cancel').click()

  await button(page, 'Edit Monday bread').click()
  await expect(page.locator('select[name=videoLength]')).toHaveValue('2-3 minutes (Extended)')
  await page.locator('select[name=videoLength]').selectOption('30-60 seconds (Standard)')
  await button(page, 'Save Preset').click()

  await button(page, 'Delete To be deleted').click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Are you sure you want to delete this preset?')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(question).toBeHidden()
  await expect(button(page, 'Edit Monday bread')).toBeVisible()
  await expect(button(page, 'Delete To be deleted')).toBeHidden()
  await button(page, 'Close').click()
  await expect(button(page, 'Manage Presets (1)')).toBeFocused()
})

test('ideas become a script, a line is edited, and scheduling requires a selected hook', async ({
  page,
  server,
}) => {
  await newCreator(page, server)
  await addPreset(page, 'Monday bread')
  await openStudio(page)
  await generateIdeas(page, 'Monday bread')
  await expect(ideas(page)).toHaveCount(3)
  const first = ideas(page).first()
  await expect(first).toContainText('Why it works')
  await expect(first).toContainText('Monday bread')
  await first.getByRole('button', { name: 'Generate Script' }).click()
  await expect(first.getByRole('radio')).toHaveCount(3)
  for (const title of ['Script', 'Visual Cues', 'Engagement Tips'])
    await expect(first.getByRole('heading', { name: title, exact: true })).toBeVisible()
  await expect(first.getByText('Select a hook to schedule', { exact: true })).toBeVisible()
  await expect(first).toContainText('30-60 seconds (Standard)')

  const schedule = first.getByRole('button', { name: 'Schedule' })
  await expect(schedule).toBeDisabled()
  // A screen reader can press it: it is present and says why it does nothing.
  await schedule.dispatchEvent('click')
  await expect(alert(page)).toHaveText('Please select a hook before scheduling.')

  const lines = first.getByRole('region', { name: 'Script', exact: true }).getByRole('listitem')
  await lines.first().getByRole('button').first().click()
  await first.getByLabel('script part 1', { exact: true }).fill('A line of my own.')
  await first.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(first.getByLabel('script part 1', { exact: true })).toBeHidden()
  await expect(first.getByText('A line of my own.')).toBeVisible()
  const second = lines.nth(1)
  const before = await second.innerText()
  await actOnLine(page, first, 'script part 2', 'Rewrite')
  await expect(second).not.toHaveText(before, { useInnerText: true })
  await expect(first.getByText('A line of my own.')).toBeVisible()

  expect(await first.getByRole('radio').nth(1).evaluate(isCheckedAtOnce)).toBe(true)
  await expect(alert(page)).toBeHidden()
  await expectNoViolations(page)
  await page.reload()
  await expect(ideas(page).first().getByRole('radio').nth(1)).toBeChecked()
  await expect(ideas(page).first().getByText('A line of my own.')).toBeVisible()
})

test('a scheduled script is moved by mouse and keyboard, undone each time, and persists', async ({
  page,
  server,
  allowConsoleError,
}) => {
  await newCreator(page, server)
  await addScript(page, 1)
  await openStudio(page)
  const first = ideas(page).first()
  const title = (await first.getByRole('heading', { level: 3 }).innerText()).trim()
  await first.getByRole('button', { name: 'Schedule' }).click()
  const date = page.locator('input[name=scheduledDate]')
  await expect(date).toHaveValue(dayFromToday(0))
  await expect(date).toHaveAttribute('min', dayFromToday(0))
  allowConsoleError(/status of 400/)
  await date.fill(dayFromToday(-1))
  await button(page, 'Confirm Schedule').click()
  await expect(page.getByText('Please choose today or a later date.')).toBeVisible()
  await expectNoViolations(page)
  await date.fill(dayFromToday(0))
  await button(page, 'Confirm Schedule').click()
  await expect(page.getByRole('dialog')).toBeHidden()

  const entryOn = (day: string) =>
    calendar(page).locator(`[data-day="${day}"]`).getByRole('link', { name: title })
  await expect(entryOn(dayFromToday(0))).toBeVisible()
  await expect(calendar(page).locator('[aria-current=date]')).toHaveAttribute('data-day', dayFromToday(0))
  await expect(calendar(page).locator('th').first()).toHaveText(/^Su/)

  // A day after today in the shown month, or the first of the next month.
  const target = calendar(page).locator('[data-day]').last()
  const day = (await target.getAttribute('data-day')) ?? ''
  if (day > dayFromToday(0)) {
    await calendar(page).evaluate((grid) => grid.scrollIntoView({ block: 'center' }))
    await entryOn(dayFromToday(0)).hover()
    await page.mouse.down()
    await target.hover()
    await target.hover()
    await expect(target).toHaveClass(/bg-accent-wash/)
    await page.mouse.up()
    await expect(entryOn(day)).toBeVisible()
    await button(page, 'Undo').click()
    await expect(entryOn(dayFromToday(0))).toBeVisible()
  }

  const tomorrow = dayFromToday(1)
  if (new Date().getDay() !== 6) {
    await calendar(page)
      .getByRole('button', { name: `Move ${title}` })
      .focus()
    await page.keyboard.press('Space')
    // Screen reader announcements: first over its own day, then over another.
    const over = page.getByText(/^Over /)
    const heard = (await over.textContent()) ?? ''
    // Arrow keys are handled from a timer on; one set now fires after it.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
    await page.keyboard.press('ArrowRight')
    await expect(over).not.toHaveText(heard)
    await page.keyboard.press('Space')
    await expect(entryOn(tomorrow)).toBeVisible()
    await showMonthOf(page, tomorrow)
  }
  await chooseAction(page, 'Move to another day')
  await date.fill(dayFromToday(2))
  await button(page, 'Move').last().click()
  await expect(page.getByRole('dialog')).toBeHidden()
  const stored = (await (await page.request.get('/api/schedule')).json()) as { items: unknown[] }
  expect(stored.items).toMatchObject([{ scheduledDate: dayFromToday(2), title }])
  await expectNoViolations(page)

  await page.getByRole('link', { name: 'Open calendar' }).click()
  await button(page, 'Subscribe').click()
  const address = page.locator('input[name=feedUrl]')
  const old = await address.inputValue()
  expect(await (await page.request.get(old)).text()).toContain('BEGIN:VEVENT')
  await button(page, 'Reset Link').click()
  await expect(address).not.toHaveValue(old)
  expect((await page.request.get(old)).status()).toBe(404)
})

test('the viewer opens from the calendar and by URL, and saves a caption for each platform', async ({
  page,
  server,
  context,
  allowConsoleError,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await newCreator(page, server)
  await addScheduledScript(page, 2)
  await openStudio(page)
  await showMonthOf(page, dayFromToday(2))
  await agenda(page).getByRole('link').click()
  await expect(page).toHaveURL(/scheduled-script\?id=/)
  await expect(page.getByRole('navigation', { name: 'Script studio' })).toBeVisible()
  for (const name of ['Hook Options', 'Script', 'Visual Cues', 'Engagement Tips'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  await button(page, 'Generate Caption').click()
  await expect(alert(page)).toHaveText('Please select a platform first.')
  const caption = (platform: string) => page.getByRole('group', { name: `Caption for ${platform}` })
  for (const platform of ['Instagram', 'TikTok', 'YouTube Shorts']) {
    await button(page, platform).click()
    await button(page, 'Generate Caption').click()
    await expect(caption(platform)).toBeVisible()
  }
  await expect(page.getByText(/of 100 characters · [1-3] hashtags?$/)).toBeVisible()
  await expectNoViolations(page)
  await page.reload()
  await button(page, 'TikTok').click()
  await expect(page.getByText(/of 150 characters · 5 hashtags$/)).toBeVisible()
  await button(page, 'Copy Caption').click()
  await expect(page.getByRole('status').filter({ hasText: 'Caption copied to clipboard!' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await caption('TikTok').innerText())

  allowConsoleError(/status of 40[04]/)
  for (const query of ['', '?id=nonsense', '?id=00000000-0000-4000-8000-000000000000']) {
    await page.goto(`/ai-tools/scheduled-script${query}`)
    await expect(page.getByRole('heading', { name: 'Script Not Found' })).toBeVisible()
    await expect(page.getByText('No scheduled script data available.')).toBeVisible()
  }
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Back to Script Generator' }).click()
  await expect(page.getByRole('heading', { name: 'CroAI Tools' })).toBeVisible()
})

/** Whether a clicked radio stays checked, without flickering back to the old choice. */
async function isCheckedAtOnce(radio: HTMLElement | SVGElement): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  const nextTask = new Promise((resolve) => (port1.onmessage = resolve))
  port2.postMessage('next')
  if (radio instanceof HTMLInputElement) radio.click()
  await nextTask
  return radio.matches(':checked')
}
