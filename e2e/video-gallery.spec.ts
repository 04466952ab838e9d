import type { Page } from '@playwright/test'
import { expectNoViolations } from './support/axe.ts'
import { addScheduledScript, newCreator } from './support/prepared-creator.ts'
import { expect, test } from './support/test.ts'

async function makeVideo(page: Page, request: object) {
  await page.evaluate(async (body) => {
    const response = await fetch('/api/video-generator/generate', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ num_frames: 24, fps: 24, resolution: '480p', ...body }),
    })
    if (response.status !== 201) throw new Error(await response.text())
  }, request)
}

test('a card plays on hover and on focus, and offers download and share', async ({ page, server }) => {
  await newCreator(page, server)
  await page.goto('/ai-tools/video-generator')
  await makeVideo(page, { prompt: 'A fox', shape: '1:1' })
  await page.reload()
  const card = page.getByRole('listitem').filter({ hasText: 'A fox' })
  await expect(card.getByText('Completed', { exact: true })).toBeVisible()
  await expectNoViolations(page)

  // The journeys and axe ask for no motion; here it is what is looked at.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const film = card.locator('video')
  await expect(film).toHaveCount(0)
  await card.hover()
  await expect(film).toHaveJSProperty('muted', true)
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(film).toHaveCount(0)

  await page.getByRole('button', { name: 'New Video' }).focus()
  await page.keyboard.press('Tab')
  await expect(card.getByRole('button', { name: 'View Details' })).toBeFocused()
  await expect(film).toHaveCount(1)

  const download = page.waitForEvent('download')
  await card.getByRole('link', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toMatch(/^crovest-.*\.mp4$/)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await card.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Link copied. It opens only while you’re signed in.').first()).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/api\/video-generator\/videos\/[0-9a-f-]{36}\/video\.mp4$/)
})

test('a card stays still where motion is to be reduced', async ({ page, server }) => {
  await newCreator(page, server)
  await page.goto('/ai-tools/video-generator')
  await makeVideo(page, { prompt: 'A fox' })
  await page.reload()
  const card = page.getByRole('listitem').filter({ hasText: 'A fox' })
  await expect(card.getByText('Completed', { exact: true })).toBeVisible()
  await card.hover()
  await card.getByRole('button', { name: 'View Details' }).focus()
  await expect(card.locator('video')).toHaveCount(0)
})

test('a video of a script links to the script and its day in the calendar', async ({ page, server }) => {
  await newCreator(page, server)
  await page.goto('/ai-tools/video-generator')
  const { ideaId } = await addScheduledScript(page, 3)
  await makeVideo(page, { prompt: 'A fox', script_id: ideaId })
  await page.reload()
  const card = page.getByRole('listitem').filter({ hasText: 'A fox' })
  await card.getByRole('link', { name: /^Planned for / }).click()
  await expect(page.getByRole('heading', { name: 'Hook Options' })).toBeVisible()
  await page.goBack()
  await card.getByRole('link', { name: 'Script', exact: true }).click()
  await expect(page).toHaveURL(/script-generator\/script\?id=/)
  await expect(page.getByRole('heading', { name: 'Script', exact: true }).first()).toBeVisible()
})
