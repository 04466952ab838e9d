import type { Page } from '@playwright/test'
import { addScheduledScript, addScript, newCreator } from './support/prepared-creator.ts'
import {
  agenda,
  alert,
  button,
  dayFromToday,
  dialog,
  generateIdeas,
  ideas,
  openStudio,
} from './support/studio.ts'
import { expect, test } from './support/test.ts'

const unreachable = 'We can’t reach the server right now. Check your connection and try again.'

/** Fails the next POST to this path like a lost network or a broken server. */
async function failOnce(page: Page, path: string, how: 'network' | 500) {
  let hasFailed = false
  await page.route(path, (route) => {
    if (hasFailed || route.request().method() !== 'POST') return route.fallback()
    hasFailed = true
    return how === 'network' ? route.abort() : route.fulfill({ status: how })
  })
}

test('a failed request for ideas or a script shows the specified text until a retry succeeds', async ({
  page,
  server,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_FAILED|status of 500/)
  await newCreator(page, server)
  await openStudio(page)

  await failOnce(page, '**/api/ideas', 'network')
  await generateIdeas(page)
  await expect(alert(page)).toHaveText(`Error: Failed to generate ideas: ${unreachable}`)
  await failOnce(page, '**/api/ideas', 500)
  await generateIdeas(page)
  await expect(alert(page)).toHaveText('Error: An unknown error occurred.')
  await generateIdeas(page)
  await expect(ideas(page)).toHaveCount(3)
  await expect(alert(page)).toBeHidden()

  const idea = ideas(page).first()
  await idea.getByRole('button', { name: 'Schedule' }).click({ force: true })
  await expect(idea.getByRole('alert')).toHaveText('Generate the script first, then select a hook.')
  await failOnce(page, '**/api/scripts', 500)
  await idea.getByRole('button', { name: 'Generate Script' }).click()
  const banner = alert(page).filter({ hasText: 'Error: ' })
  await expect(banner).toHaveText('Error: An unknown error occurred while generating the script.')
  await failOnce(page, '**/api/scripts', 'network')
  await idea.getByRole('button', { name: 'Generate Script' }).click()
  await expect(banner).toHaveText(`Error: Failed to generate script: ${unreachable}`)
  await idea.getByRole('button', { name: 'Generate Script' }).click()
  await expect(idea.getByRole('button', { name: 'Generate New Script' })).toBeVisible()
  await expect(banner).toBeHidden()
  await idea.getByRole('button', { name: 'Schedule' }).click({ force: true })
  await expect(idea.getByRole('alert')).toHaveText('Please select a hook before scheduling.')
})

test('a custom idea that gets an invalid reply stays in its dialog with the error', async ({
  page,
  server,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_FAILED|status of 500/)
  await newCreator(page, server)
  await openStudio(page)
  await button(page, 'Script My Idea').click()
  const form = dialog(page, 'Script My Idea')
  const description = form.locator('textarea[name=description]')
  await expect(description).toBeFocused()
  await description.fill('How I keep a starter alive on holiday')
  const messages = [
    { type: 'started', generationId: 'x', ideaId: 'custom-1', composer: 'x' },
    { type: 'title', title: 'Half a reply' },
    { type: 'error', error: { status: 'INTERNAL', message: 'Failed to parse custom script response' } },
  ]
  await page.route(
    '**/api/scripts/custom',
    (route) =>
      route.fulfill({
        contentType: 'application/x-ndjson',
        body: messages.map((event) => `${JSON.stringify(event)}\n`).join(''),
      }),
    { times: 1 },
  )
  const generate = form.getByRole('button', { name: 'Generate Script' })
  await generate.click()
  await expect(form.getByRole('alert')).toHaveText('Error: Failed to parse custom script response')
  await failOnce(page, '**/api/scripts/custom', 500)
  await generate.click()
  await expect(form.getByRole('alert')).toHaveText(
    'Error: An unknown error occurred while scripting your idea.',
  )
  await failOnce(page, '**/api/scripts/custom', 'network')
  await generate.click()
  await expect(form.getByRole('alert')).toHaveText(`Error: Failed to generate custom script: ${unreachable}`)
  await expect(description).toHaveValue('How I keep a starter alive on holiday')
  await generate.click()
  await expect(form).toBeHidden()
  await expect(ideas(page)).toHaveCount(1)
})

test('the speaking-time bar is proportional to the time', async ({ page, server }) => {
  await newCreator(page, server)
  await addScript(page)
  await openStudio(page)
  const own = ideas(page).filter({ hasText: 'Speaking time' }).first()
  const bar = own.locator('[data-speaking-time]')
  await bar.scrollIntoViewIfNeeded()
  const shown = await bar.evaluate((fill) => {
    const { right, top, height } = fill.getBoundingClientRect()
    return document.elementFromPoint(right - 3, top + height / 2) === fill
  })
  expect(shown).toBe(true)
})

test('a calendar that failed to load is not replaced by a newly scheduled entry', async ({
  page,
  server,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 500/)
  await newCreator(page, server)
  await addScript(page, 0)
  await openStudio(page)
  const idea = ideas(page).first()
  const schedule = async (day: string) => {
    await idea.getByRole('button', { name: 'Schedule' }).click()
    await page.locator('input[name=scheduledDate]').fill(day)
    await button(page, 'Confirm Schedule').click()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await schedule(dayFromToday(0))
  await expect(page.getByText(/^Scheduled for /)).toBeVisible()
  await button(page, 'Script My Idea').click()
  await expect(page.locator('textarea[name=description]')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await schedule(dayFromToday(0))
  await expect(page.getByText(/^Already scheduled for .+ updated it/)).toBeVisible()
  await expect(agenda(page).getByRole('link')).toHaveCount(1)

  let isBroken = true
  await page.route('**/api/schedule', (route) =>
    isBroken && route.request().method() === 'GET' ? route.fulfill({ status: 500 }) : route.fallback(),
  )
  await page.reload()
  const calendar = page.getByRole('region', { name: 'Calendar' })
  await expect(calendar.getByRole('button', { name: 'Try again' })).toBeVisible()
  await schedule(dayFromToday(1))
  await expect(page.getByText(/^Scheduled for /)).toBeVisible()
  await expect(calendar.getByRole('button', { name: 'Try again' })).toBeVisible()
  isBroken = false
  await calendar.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('grid')).toBeVisible()
  const kept = (await (await page.request.get('/api/schedule')).json()) as { items: unknown[] }
  expect(kept.items).toHaveLength(2)
})

test('a scheduled script shows that its text was edited later, and can be updated', async ({
  page,
  server,
}) => {
  await newCreator(page, server)
  const entry = await addScheduledScript(page)
  const open = () => page.goto(`/ai-tools/scheduled-script?id=${entry.id}`)
  await open()
  await expect(page.getByRole('heading', { name: 'Caption generator' })).toBeVisible()
  await expect(button(page, 'Update')).toBeHidden()
  const script_parts = ['An edited beginning.', ...entry.script.script_parts.slice(1)]
  const edited = await page.request.patch(`/api/scripts/${entry.ideaId}`, {
    headers: { origin: server.url },
    data: { script_parts },
  })
  expect(edited.status()).toBe(200)
  await open()
  await expect(page.getByText('Your ideas have a different version of this script.')).toBeVisible()
  await expect(page.getByText('An edited beginning.')).toBeHidden()
  await button(page, 'Update').click()
  await expect(page.getByText('An edited beginning.')).toBeVisible()
  await expect(button(page, 'Update')).toBeHidden()
})

test('a failed request for a caption shows the specified text until a retry succeeds', async ({
  page,
  server,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_FAILED|status of 500/)
  await newCreator(page, server)
  await addScheduledScript(page)
  await openStudio(page)
  await agenda(page).getByRole('link').first().click()
  const box = page.getByRole('region', { name: 'Caption generator' })
  await box.getByRole('button', { name: 'TikTok' }).click()
  const generate = box.getByRole('button', { name: 'Generate Caption' })
  await failOnce(page, '**/api/captions', 'network')
  await generate.click()
  await expect(box.getByRole('alert')).toHaveText(`Error: Failed to generate caption: ${unreachable}`)
  await failOnce(page, '**/api/captions', 500)
  await generate.click()
  await expect(box.getByRole('alert')).toHaveText('Error: Failed to generate caption')
  await generate.click()
  await expect(box.getByRole('button', { name: 'Copy Caption' })).toBeVisible()
  await expect(box.getByRole('alert')).toBeHidden()
})
