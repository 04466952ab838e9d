import type { Page } from '@playwright/test'
import { expectNoViolations } from './support/axe.ts'
import { expectToFitNarrow } from './support/narrow.ts'
import { addIdeas, addScheduledScript, addScript, newCreator } from './support/prepared-creator.ts'
import {
  actOnLine,
  agenda,
  button,
  calendar,
  chooseAction,
  dayFromToday,
  dialog,
  showMonthOf,
} from './support/studio.ts'
import { expect, test } from './support/test.ts'

const openCalendar = async (page: Page) => {
  await page.goto('/ai-tools/script-generator/calendar')
  await expect(calendar(page)).toBeVisible()
}
const dayCell = (page: Page, day: string) => calendar(page).locator(`[data-day="${day}"]`)
const addTo = (page: Page, day: string) => calendar(page).locator(`[data-add-day="${day}"]`)

type Entry = { title: string; scheduledDate: string; status: string; platform: string | null }
const stored = async (page: Page) =>
  ((await (await page.request.get('/api/schedule')).json()) as { items: Entry[] }).items

test('a free day takes a new idea or an existing script, by keyboard, and a failure loses nothing', async ({
  page,
  server,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_FAILED/)
  await newCreator(page, server)
  await addScript(page)
  await openCalendar(page)
  await expect(page.getByText('Nothing scheduled this month')).toBeVisible()
  await expectNoViolations(page)

  await addTo(page, dayFromToday(0)).focus()
  await page.keyboard.press('ArrowRight')
  await expect(addTo(page, dayFromToday(1))).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowUp')
  await expect(addTo(page, dayFromToday(0))).toBeFocused()
  await page.keyboard.press('Enter')
  const adding = page.getByRole('dialog', { name: /^Add to / })
  await adding.getByRole('button', { name: 'New idea' }).click()
  await button(page, 'Add to Calendar').click()
  await expect(adding.getByText('Please enter your idea.')).toBeVisible()
  await adding.getByLabel('Your idea', { exact: true }).fill('Visit the mill')
  await adding.getByLabel('Platform').selectOption('TikTok')
  await expectNoViolations(page)
  await page.route('**/api/schedule/plans', (route) => route.abort(), { times: 1 })
  await button(page, 'Add to Calendar').click()
  await expect(adding.getByText('Failed to schedule content. Please try again.')).toBeVisible()
  await expect(adding.getByLabel('Your idea', { exact: true })).toHaveValue('Visit the mill')
  await button(page, 'Add to Calendar').click()
  await expect(adding).toBeHidden()
  await expect(addTo(page, dayFromToday(0))).toBeFocused()
  await expect(
    dayCell(page, dayFromToday(0)).getByRole('link', { name: 'Visit the mill (Draft, TikTok)' }),
  ).toBeVisible()

  await addTo(page, dayFromToday(0)).press('Enter')
  await button(page, 'Add to Calendar').click()
  await expect(adding.getByText('Please choose an idea.')).toBeVisible()
  await adding.getByRole('radio', { name: /Script ready$/ }).check()
  await button(page, 'Add to Calendar').click()
  await expect(adding.getByText('Please select a hook before scheduling.')).toBeVisible()
  await adding.getByRole('radiogroup', { name: 'Hook' }).getByRole('radio').nth(1).check()
  await expectNoViolations(page)
  await button(page, 'Add to Calendar').click()
  await expect(adding).toBeHidden()
  await expect(dayCell(page, dayFromToday(0)).getByRole('link')).toHaveCount(2)
  expect(await stored(page)).toMatchObject([
    { title: 'Visit the mill', platform: 'TikTok', scheduledDate: dayFromToday(0) },
    { platform: null, selectedHook: 1 },
  ])
})

test('week and month are shown, Today leads back, and everything fits a phone', async ({ page, server }) => {
  await newCreator(page, server)
  await addScheduledScript(page)
  await openCalendar(page)
  await button(page, 'Next month').click()
  await expect(dayCell(page, dayFromToday(0))).toBeHidden()
  await button(page, 'Today').click()
  await expect(calendar(page).locator('[aria-current=date]')).toHaveAttribute('data-day', dayFromToday(0))
  await button(page, 'Week').click()
  await expect(calendar(page).locator('[data-day]')).toHaveCount(7)
  await expect(dayCell(page, dayFromToday(0)).getByRole('link')).toBeVisible()
  await expectNoViolations(page)
  await button(page, 'Next week').click()
  await expect(dayCell(page, dayFromToday(7))).toBeVisible()
  await expect(dayCell(page, dayFromToday(0))).toBeHidden()
  await expect(page.getByText('Nothing scheduled this week')).toBeVisible()
  await button(page, 'Today').click()
  await expectToFitNarrow(page)
  await button(page, 'Month').click()
  await expectToFitNarrow(page)

  await page.setViewportSize({ width: 360, height: 780 })
  // A day with entries leads to its list, where more can be added.
  await addTo(page, dayFromToday(0)).click({ position: { x: 8, y: 8 } })
  const day = agenda(page).locator(':scope > li').first()
  await expect(day).toBeFocused()
  await day.getByRole('button', { name: /^Add to / }).click()
  await expect(page.getByRole('dialog', { name: /^Add to / })).toBeVisible()
})

test('status and platform are changed from the menu and in the viewer, and undone', async ({
  page,
  server,
}) => {
  await newCreator(page, server)
  const { id } = await addScheduledScript(page)
  await openCalendar(page)
  await chooseAction(page, 'Filmed', 'menuitemradio')
  await expect(agenda(page)).toContainText('Filmed')
  await expect(page.getByText('Marked as filmed.', { exact: true })).toBeVisible()
  await chooseAction(page, 'YouTube Shorts', 'menuitemradio')
  await expect(agenda(page)).toContainText('YouTube Shorts')
  // Its message comes after the entry's new text, and another Undo may still be shown.
  await expect(page.getByText('For YouTube Shorts.', { exact: true })).toBeVisible()
  await button(page, 'Undo').last().click()
  await expect(agenda(page)).not.toContainText('YouTube Shorts')
  await expect.poll(async () => (await stored(page))[0]).toMatchObject({ status: 'filmed', platform: null })
  await expectNoViolations(page)

  await page.goto(`/ai-tools/scheduled-script?id=${id}`)
  await expect(page.getByLabel('Status')).toHaveValue('filmed')
  await page.getByLabel('Status').selectOption('posted')
  await page.getByLabel('Platform').first().selectOption('Instagram')
  await expect
    .poll(async () => (await stored(page))[0])
    .toMatchObject({ status: 'posted', platform: 'Instagram' })
  await page.reload()
  await expect(page.getByLabel('Status')).toHaveValue('posted')
  expect(await (await page.request.get('/api/schedule/calendar.ics')).text()).toContain(
    'CATEGORIES:Posted,Instagram',
  )
})

test('a scheduled script is edited in two tabs, moved, deleted and restored with its captions', async ({
  page,
  server,
  context,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 4(09|04)/)
  await newCreator(page, server)
  const entry = await addScheduledScript(page)
  const other = await context.newPage()
  for (const tab of [page, other]) await tab.goto(`/ai-tools/scheduled-script?id=${entry.id}`)
  for (const [tab, text] of [
    [page, 'Said in the first tab.'],
    [other, 'Said in the second tab.'],
  ] as const) {
    await actOnLine(tab, tab.getByRole('main'), 'script part 1', 'Edit')
    await tab.getByLabel('script part 1', { exact: true }).fill(text)
  }
  await button(page, 'Save').click()
  await expect(page.getByText('Said in the first tab.')).toBeVisible()
  // The edit reaches the idea as well, so nothing differs.
  await expect(button(page, 'Update')).toBeHidden()
  await button(other, 'Save').click()
  await expect(other.getByText('This line was changed in the meantime. Please try again.')).toBeVisible()
  await expect(other.getByLabel('script part 1', { exact: true })).toHaveValue('Said in the second tab.')
  await button(other, 'Cancel').click()
  await expect(other.getByText('Said in the first tab.')).toBeVisible()

  await button(page, 'TikTok').click()
  await button(page, 'Generate Caption').click()
  await expect(page.getByRole('group', { name: 'Caption for TikTok' })).toBeVisible()
  await button(page, 'Use hook 2').click()
  await expect(button(page, 'Use hook 1')).toBeVisible()
  await button(page, 'Edit title').click()
  await dialog(page, 'Edit title').getByLabel('Title').fill('Bread, in one take')
  await button(page, 'Save').click()
  await expect(page.getByRole('heading', { name: 'Bread, in one take', level: 1 })).toBeVisible()
  await button(page, 'Teleprompter').click()
  await expect(page.getByRole('region', { name: 'Script to read aloud' })).toContainText('Said in the first')
  await button(page, 'Close').click()
  await button(page, 'Move to another day').click()
  await page.locator('input[name=scheduledDate]').fill(dayFromToday(1))
  await button(page, 'Move').last().click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expectNoViolations(page)
  await expectToFitNarrow(page)

  await button(page, 'Delete').click()
  const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  expect((await deleted).status()).toBe(204)
  await button(page, 'Undo').last().click()
  await expect(page.getByRole('heading', { name: 'Calendar', level: 1 })).toBeVisible()
  await showMonthOf(page, dayFromToday(1))
  await agenda(page).getByRole('link', { name: 'Bread, in one take' }).click()
  await button(page, 'TikTok').click()
  await expect(page.getByRole('group', { name: 'Caption for TikTok' })).toBeVisible()
})

test('a planned idea gets its script in the viewer, and later edits can be compared and taken over', async ({
  page,
  server,
}) => {
  await newCreator(page, server)
  const ideaId = await addIdeas(page)
  const headers = { 'sec-fetch-site': 'same-origin' }
  const plan = { ideaId, title: 'Mine', scheduledDate: dayFromToday(0) }
  const planned = await page.request.post('/api/schedule/plans', { headers, data: plan })
  const { id } = (await planned.json()) as { id: string }
  await page.goto(`/ai-tools/scheduled-script?id=${id}`)
  await expect(button(page, 'Write script')).toBeVisible()
  await expectNoViolations(page)
  await button(page, 'Write script').click()
  await expect(page.getByRole('heading', { name: 'Hook Options' })).toBeVisible()
  await expect(button(page, 'Update')).toBeHidden()

  const script_parts = ['An edited beginning.']
  await page.request.patch(`/api/scripts/${ideaId}`, { headers, data: { script_parts } })
  await openCalendar(page)
  await expect(agenda(page)).toContainText('Changed in your ideas')
  await agenda(page).getByRole('link').click()
  await button(page, 'Show differences').click()
  await expect(page.getByText('An edited beginning.')).toBeVisible()
  await expectNoViolations(page)
  await button(page, 'Update').click()
  await expect(page.getByText('The scheduled script is up to date.', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Script', exact: true }).getByRole('listitem')).toHaveCount(1)
  await button(page, 'Undo').last().click()
  await expect(button(page, 'Update')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Script', exact: true })).not.toContainText(
    'An edited beginning.',
  )
})
