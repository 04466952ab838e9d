import type { Locator } from '@playwright/test'
import { expectNoViolations } from './support/axe.ts'
import { addIdeas, addScript, newCreator } from './support/prepared-creator.ts'
import {
  alert,
  button,
  calendar,
  chooseAction,
  dayFromToday,
  dialog,
  generateIdeas,
  ideas,
  openStudio,
} from './support/studio.ts'
import { expect, test } from './support/test.ts'

test('a custom idea is described, scripted, read aloud and found in the history', async ({
  page,
  server,
  allowConsoleError,
}) => {
  await newCreator(page, server)
  await openStudio(page)
  await generateIdeas(page)
  await expect(ideas(page)).toHaveCount(3)
  await button(page, 'Script My Idea').click()
  const form = dialog(page, 'Script My Idea')
  await expect(form.locator('select[name=goal]')).toHaveValue('Educational/Tutorial')
  await expect(form.locator('select[name=videoLength]')).toHaveValue('30-60 seconds (Standard)')
  await expect(form.locator('select[name=tone]')).toHaveValue('Casual & Conversational')
  const description = form.locator('textarea[name=description]')
  await form.getByRole('button', { name: 'Generate Script' }).click()
  await expect(form.getByText('Please describe your content idea.')).toBeVisible()
  await description.fill('x'.repeat(2001))
  await expect(form.getByText('2001 / 2000')).toBeVisible()
  await expectNoViolations(page)
  await description.fill('How I rescued a starter that smelled of paint')

  allowConsoleError(/status of 401/)
  await page.route('**/api/scripts/custom', (route) => route.fulfill({ status: 401 }), { times: 1 })
  await form.getByRole('button', { name: 'Generate Script' }).click()
  await expect(form.getByRole('alert')).toContainText('Please sign in again.')
  await expect(description).toHaveValue('How I rescued a starter that smelled of paint')
  await form.getByRole('button', { name: 'Generate Script' }).click()
  await expect(form).toBeHidden()
  const own = ideas(page).first()
  await expect(own).toContainText('Your idea')
  await expect(own.getByRole('radio')).toHaveCount(3)
  await expect(ideas(page)).toHaveCount(4)

  await own.getByRole('button', { name: 'Teleprompter' }).click()
  await expect(page.getByRole('region', { name: 'Script to read aloud' })).toBeVisible()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  const download = page.waitForEvent('download')
  await own.getByRole('button', { name: 'Download' }).click()
  await page.getByRole('menuitem', { name: 'As Markdown (.md)' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.md$/)

  await generateIdeas(page)
  await expect(button(page, 'Generate New Ideas')).toBeEnabled()
  await page.getByRole('link', { name: 'History' }).click()
  await expect(page.locator('details')).toHaveCount(3)
  await page.locator('summary', { hasText: 'Your idea' }).click()
  await expect(page.locator('details', { hasText: 'Your idea' }).getByRole('radio')).toHaveCount(3)
})

test('a part of the page that fails to load says so, and the rest works', async ({
  page,
  server,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_FAILED/)
  const { email } = await newCreator(page, server)
  await addIdeas(page)
  const parts = '**/assets/{own-idea-dialog,tool-feedback,account-dropdown}-*.js'
  await page.route(parts, (route) => route.abort())
  await openStudio(page)
  await expect(ideas(page)).toHaveCount(3)
  await expect(page.getByRole('link', { name: `Account of ${email}` })).toHaveAttribute('href', '/account')
  await button(page, 'Script My Idea').click()
  await expect(alert(page)).toContainText('Please check your connection and reload the page.')
  await page.unroute(parts)
  await alert(page).getByRole('button', { name: 'Try again' }).click()
  await button(page, 'Script My Idea').click()
  await expect(page.locator('textarea[name=description]')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button(page, `Account of ${email}`)).toBeVisible()
})

test('a stopped, interrupted or rejected generation says so and keeps what has arrived', async ({
  page,
  server,
  allowConsoleError,
}) => {
  await newCreator(page, server)
  await addIdeas(page)
  await openStudio(page)
  await expect(ideas(page)).toHaveCount(3)

  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/ideas', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await held
    return route.abort().catch(() => undefined)
  })
  await generateIdeas(page)
  await expect(page.getByText('Generating awesome ideas...')).toBeVisible()
  await button(page, 'Stop').click()
  await expect(page.getByText('Generating awesome ideas...')).toBeHidden()
  await expect(alert(page)).toBeHidden()
  await expect(ideas(page)).toHaveCount(3)
  release()
  await page.unroute('**/api/ideas')

  const script = ideas(page).last()
  await page.route('**/api/scripts', (route) =>
    route.fulfill({
      contentType: 'application/x-ndjson',
      body: `${JSON.stringify({ type: 'started', generationId: 'x', ideaId: 'x', composer: 'x' })}\n${JSON.stringify(
        { type: 'line', list: 'hooks', index: 0, value: { text: 'The first hook', approach: 'Question' } },
      )}\n{"type":"li`,
    }),
  )
  await script.getByRole('button', { name: 'Generate Script' }).click()
  await expect(alert(page)).toContainText(
    'Error: Failed to generate script: The connection was lost while writing.',
  )
  await expect(script.getByText('The first hook')).toBeVisible()
  await expect(script.getByText('What was written is saved.')).toBeVisible()
  await page.unroute('**/api/scripts')

  allowConsoleError(/status of (401|429)/)
  const spent = "You've used all 20 generations for today. You can generate again after midnight UTC."
  await page.route('**/api/ideas', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 429, json: { error: { status: 'RESOURCE_EXHAUSTED', message: spent } } })
      : route.fallback(),
  )
  await generateIdeas(page)
  await expect(alert(page)).toHaveText(`Error: Failed to generate ideas: ${spent}`)
  await page.unroute('**/api/ideas')

  await page.context().clearCookies()
  await generateIdeas(page)
  await expect(alert(page)).toContainText('Sign in again')
  await page.getByRole('link', { name: 'Sign in again' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible()
})

test('two tabs scheduling the same idea for one day create one entry, and a deleted entry is gone in both', async ({
  page,
  server,
  context,
  allowConsoleError,
}) => {
  // The second tab deletes an entry that the first has already deleted.
  allowConsoleError(/status of 404/)
  await newCreator(page, server)
  await addScript(page, 0)
  await openStudio(page)
  const other = await context.newPage()
  await other.goto('/ai-tools/script-generator')
  for (const tab of [page, other]) {
    await ideas(tab).first().getByRole('button', { name: 'Schedule' }).click()
    await tab.locator('input[name=scheduledDate]').fill(dayFromToday(0))
    await button(tab, 'Confirm Schedule').click()
    await expect(tab.getByRole('dialog')).toBeHidden()
  }
  const scheduled = async () =>
    ((await (await page.request.get('/api/schedule')).json()) as { items: { scheduledDate: string }[] }).items
  expect((await scheduled()).filter((entry) => entry.scheduledDate === dayFromToday(0))).toHaveLength(1)

  for (const tab of [page, other]) {
    await chooseAction(tab, 'Delete')
    await tab.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(tab.getByRole('alertdialog')).toBeHidden()
  }
  expect((await scheduled()).filter((entry) => entry.scheduledDate === dayFromToday(0))).toHaveLength(0)

  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/ai-tools$/)
})

test('on a phone, long-pressing a script moves it to another day', async ({ browser, server }) => {
  const phone = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 360, height: 780 },
    hasTouch: true,
  })
  const page = await phone.newPage()
  await newCreator(page, server)
  await addScript(page, 0)
  await openStudio(page)
  await ideas(page).first().getByRole('button', { name: 'Schedule' }).tap()
  await button(page, 'Confirm Schedule').tap()
  await expect(page.getByRole('dialog')).toBeHidden()
  const entryOn = (day: string) => calendar(page).locator(`[data-day="${day}"]`).getByRole('link')
  const target = calendar(page).locator('[data-day]').last()
  const day = (await target.getAttribute('data-day')) ?? ''
  expect(day >= dayFromToday(0)).toBe(true)
  await calendar(page).evaluate((grid) => grid.scrollIntoView({ block: 'center' }))

  const finger = await phone.newCDPSession(page)
  const touch = async (type: 'touchStart' | 'touchMove', at: Locator) => {
    const box = await at.boundingBox()
    const point = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 15 }
    await finger.send('Input.dispatchTouchEvent', { type, touchPoints: [point] })
  }
  await touch('touchStart', entryOn(dayFromToday(0)))
  await expect(page.getByText(/^(Picked up|Over) /)).toBeAttached()
  await touch('touchMove', target)
  await expect(target).toHaveClass(/bg-accent-wash/)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(entryOn(day)).toBeVisible()
  await phone.close()
})
