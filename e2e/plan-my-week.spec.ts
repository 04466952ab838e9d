import { fixtureCreators } from '../src/testing/fixture-creators/fixture-creators.ts'
import { expectNoViolations } from './support/axe.ts'
import { expectToFitNarrow } from './support/narrow.ts'
import { newCreator, send } from './support/prepared-creator.ts'
import { expect, test } from './support/test.ts'

const beekeeper = fixtureCreators.find(({ name }) => name === 'beekeeper')!
const notes = beekeeper.notes.map(({ kind, topic, words, tags }) => ({ kind, topic, words, tags }))

test('plans a week from the notebook, adds some of it to the calendar and undoes that', async ({
  page,
  server,
}) => {
  await newCreator(page, server)
  await page.goto('/ai-tools/script-generator')
  await page.getByRole('link', { name: 'Plan my week' }).click()
  await expect(page.getByRole('heading', { name: 'Plan my week' })).toBeVisible()
  await expect(page.getByText('Your notebook is empty.')).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Start the interview' }).click()
  await expect(page.getByRole('heading', { name: 'Notebook' })).toBeVisible()
  await send(page, 'POST', '/api/notes', { notes })

  await page.goto('/ai-tools/script-generator/calendar')
  await page.getByRole('link', { name: 'Plan my week' }).click()
  const videos = page.getByRole('checkbox')
  await expect(videos.nth(1)).toBeVisible()
  const count = await videos.count()
  await expect(page.getByText(`Your notebook has enough for ${count} of 7 free days.`)).toBeVisible()
  await expectNoViolations(page)
  await expectToFitNarrow(page)
  for (let at = 0; at < count; at++) await videos.nth(at).uncheck()
  await page.getByRole('button', { name: 'Add 0 videos to calendar' }).click()
  await expect(page.getByText('Select at least one video.')).toBeVisible()
  await videos.first().check()
  await page.getByRole('button', { name: 'Add 1 video to calendar' }).click()
  await expect(page.getByText('1 video is on your calendar.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone. Your calendar is as it was.')).toBeVisible()
  expect(((await (await page.request.get('/api/schedule')).json()) as { items: unknown[] }).items).toEqual([])

  await page.getByRole('button', { name: `Add ${count} videos to calendar` }).click()
  await expect(page.getByText(`${count} videos are on your calendar.`)).toBeVisible()
  await page.getByRole('link', { name: 'Open calendar' }).click()
  await expect(page.getByRole('heading', { name: 'Calendar' })).toBeVisible()
  expect(
    ((await (await page.request.get('/api/schedule')).json()) as { items: unknown[] }).items,
  ).toHaveLength(count)
})

test('tells that the notebook changed and shows the new plan', async ({
  page,
  server,
  allowConsoleError,
}) => {
  allowConsoleError(/409/)
  await newCreator(page, server)
  await send(page, 'POST', '/api/notes', { notes })
  await page.goto('/ai-tools/script-generator/plan')
  const videos = page.getByRole('checkbox')
  await expect(videos.first()).toBeVisible()
  const { items } = (await (await page.request.get('/api/notes')).json()) as { items: { id: string }[] }
  for (const { id } of items) await send(page, 'DELETE', `/api/notes/${id}`)
  await page.getByRole('button', { name: /^Add \d videos? to calendar$/ }).click()
  await expect(page.getByText('Your notebook is empty.')).toBeVisible()
})
