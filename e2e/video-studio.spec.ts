import { readFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import { expectNoViolations } from './support/axe.ts'
import { newOnboardedCreator } from './support/prepared-creator.ts'
import { expect, test } from './support/test.ts'
import { enterVideoStudio, openVideoDialog } from './support/video-studio.ts'

const photo = 'public/social/ai-tools.png'

async function openAdvanced(dialog: Locator) {
  await dialog.getByText('Advanced', { exact: true }).click()
  await expect(dialog.locator('input[name=num_frames]')).toBeVisible()
}

test('without a creator profile no video can be started, and the page says why', async ({ page, server }) => {
  await newOnboardedCreator(page, server)
  await page.goto('/ai-tools/video-generator')
  const start = page.getByRole('button', { name: 'Generate Your First Video' })
  await expect(start).toBeDisabled()
  await expect(
    page.getByText('Please set your creator profile first in the Script Generator tool.', { exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3)
  await expectNoViolations(page)

  await page.getByRole('button', { name: 'Set Creator Profile' }).click()
  await page.locator('textarea[name=description]').fill('Short films about trains')
  await page.getByRole('button', { name: 'Save Profile' }).click()
  await expect(start).toBeEnabled()
})

test('the dialog says what is wrong and keeps its input', async ({ page, server, allowConsoleError }) => {
  await enterVideoStudio(page, server)
  const dialog = await openVideoDialog(page)
  const generate = dialog.getByRole('button', { name: 'Generate Video' })
  const prompt = dialog.locator('textarea[name=prompt]')
  await openAdvanced(dialog)
  await expect(dialog.getByText('Duration: 10.0 seconds')).toBeVisible()
  await expect(dialog.locator('select[name=resolution]')).toHaveValue('768p')

  await prompt.fill('   ')
  await generate.click()
  await expect(
    dialog.getByText('Please enter a prompt describing the video you want to generate.', { exact: true }),
  ).toBeVisible()
  await expect(prompt).toBeFocused()
  await expectNoViolations(page)
  await prompt.fill('x'.repeat(2001))
  await expect(dialog.getByText('2001 / 2000')).toBeVisible()
  await expect(dialog.getByText('Please use at most 2000 characters.')).toBeVisible()

  const file = dialog.locator('input[name=seed_image]')
  const refusal = dialog.getByRole('alert')
  const photoBytes = readFileSync(photo)
  await file.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') })
  await expect(refusal).toHaveText('Please upload a valid JPG or PNG image file.')
  await file.setInputFiles({ name: 'p.png', mimeType: 'image/png', buffer: photoBytes.subarray(0, 4000) })
  await expect(refusal).toHaveText('This image is incomplete. Please upload it again.')
  await file.setInputFiles(photo)
  await expect(dialog.getByRole('img', { name: 'Preview of how the video starts' })).toBeVisible()
  await expect(refusal).toBeHidden()
  await dialog.getByRole('button', { name: 'Remove image' }).click()
  await expect(dialog.getByRole('img', { name: 'Preview of how the video starts' })).toBeHidden()

  // Pasted and dropped.
  for (const kind of ['paste', 'drop'] as const) {
    await prompt.evaluate(
      (area, { bytes, event }) => {
        const data = new DataTransfer()
        data.items.add(new File([Uint8Array.from(bytes)], 'clip.png', { type: 'image/png' }))
        const target = event === 'paste' ? area : document.querySelector('input[name=seed_image]')
        target?.dispatchEvent(
          event === 'paste'
            ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
            : new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }),
        )
      },
      { bytes: [...photoBytes], event: kind },
    )
    await expect(dialog.getByRole('img', { name: 'Preview of how the video starts' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Remove image' }).click()
  }

  await prompt.fill('A night train through snow')
  await dialog.locator('input[name=num_frames]').fill('48')
  await dialog.locator('select[name=fps]').selectOption('30')
  await expect(dialog.getByText('Duration: 1.6 seconds')).toBeVisible()
  allowConsoleError(/status of 500/)
  await page.route('**/api/video-generator/generate', (route) => route.fulfill({ status: 500 }), { times: 1 })
  await generate.click()
  await expect(refusal).toHaveText('An error occurred while generating your video. Please try again.')
  // Our own server responded, so no demo is shown.
  allowConsoleError(/status of 503/)
  const unavailable = { error: { status: 'UNAVAILABLE', message: 'Please try again in a moment.' } }
  await page.route(
    '**/api/video-generator/generate',
    (route) => route.fulfill({ status: 503, json: unavailable }),
    { times: 1 },
  )
  await generate.click()
  await expect(refusal).toHaveText('Please try again in a moment.')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await openVideoDialog(page)
  await expect(prompt).toHaveValue('A night train through snow')
  await expect(dialog.locator('input[name=seconds]')).toHaveValue('1.6')
  await openAdvanced(dialog)
  await expect(dialog.getByText('Duration: 1.6 seconds')).toBeVisible()
})

test('a video is made, watched, rendered again and deleted', async ({ page, server }) => {
  await enterVideoStudio(page, server)
  const dialog = await openVideoDialog(page)
  const long = `${'A night train rolls through snow. '.repeat(3)}And arrives.`
  await dialog.locator('textarea[name=prompt]').fill(long)
  await openAdvanced(dialog)
  await dialog.locator('input[name=num_frames]').fill('24')
  await dialog.locator('select[name=fps]').selectOption('24')
  await dialog.locator('select[name=resolution]').selectOption('480p')
  const sound = dialog.getByRole('checkbox', { name: 'Add background music' })
  await expect(sound).not.toBeChecked()
  await sound.check()
  await dialog.locator('input[name=seed_image]').setInputFiles(photo)
  await expect(dialog.getByRole('img', { name: 'Preview of how the video starts' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Generate Video' }).click()
  await expect(dialog).toBeHidden()

  const card = page.getByRole('listitem').filter({ hasText: 'A night train rolls' })
  await expect(card.getByRole('heading')).toHaveText(`${long.slice(0, 80)}…`)
  await expect(card.getByText('Completed', { exact: true })).toBeVisible()
  await expect(page.getByText('Your video is ready.', { exact: true }).first()).toBeVisible()
  await expect(card).toContainText('480p · 1.0 s')
  await expect(card).toContainText('Built-in renderer')
  await expect(card.locator('img')).toHaveJSProperty('complete', true)
  await expectNoViolations(page)

  await card.getByRole('button', { name: 'View Details' }).click()
  await expect(dialog.getByText(long, { exact: true })).toBeVisible()
  await expect(dialog).toContainText('480p (854 × 480)')
  await expect(dialog).toContainText('Background music')
  await expectNoViolations(page)
  const played = await dialog.locator('video').evaluate(async (video: HTMLVideoElement) => {
    video.muted = true
    const ended = new Promise((resolve) => video.addEventListener('ended', resolve))
    await video.play()
    await ended
    return { width: video.videoWidth, height: video.videoHeight, seconds: video.duration }
  })
  expect(played).toEqual({ width: 854, height: 480, seconds: 1 })
  const download = page.waitForEvent('download')
  await dialog.getByRole('link', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toMatch(/^crovest-.*\.mp4$/)

  await dialog.getByRole('button', { name: 'Render again' }).click()
  await expect(dialog.locator('textarea[name=prompt]')).toHaveValue(long)
  await expect(dialog.locator('input[name=num_frames]')).toHaveValue('24')
  await expect(sound).toBeChecked()
  await expect(dialog.getByRole('img', { name: 'Preview of how the video starts' })).toBeVisible()
  await dialog.locator('textarea[name=prompt]').fill('Now upright')
  await dialog.getByText('Reels, TikTok, Shorts').click()
  const sent = page.waitForRequest('**/api/video-generator/generate')
  await dialog.getByRole('button', { name: 'Generate Video' }).click()
  expect((await sent).postDataJSON()).toMatchObject({
    shape: '9:16',
    num_frames: 24,
    sound: true,
    seed_image: null,
    seed_image_of: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  const again = page.getByRole('listitem').filter({ hasText: 'Now upright' })
  await expect(again.getByText('Completed', { exact: true })).toBeVisible()

  await again.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Now upright')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(again).toBeHidden()
  await page.reload()
  await expect(card).toBeVisible()
  await expect(again).toBeHidden()
})

test('without server-sent events the page polls, and a video can be canceled', async ({ page, server }) => {
  await page.route('**/api/video-generator/events', (route) => route.fulfill({ status: 204 }))
  await enterVideoStudio(page, server)
  const dialog = await openVideoDialog(page)
  await dialog.locator('textarea[name=prompt]').fill('A long one to be stopped')
  await openAdvanced(dialog)
  await dialog.locator('input[name=num_frames]').fill('480')
  await dialog.locator('select[name=resolution]').selectOption('1080p')
  await dialog.getByRole('button', { name: 'Generate Video' }).click()
  const card = page.getByRole('listitem').filter({ hasText: 'A long one to be stopped' })
  await expect(card.getByText('Processing', { exact: true })).toBeVisible()
  await expect(card.getByRole('progressbar')).toBeVisible()
  await card.getByRole('button', { name: 'Cancel' }).click()
  await expect(card.getByText('Canceled', { exact: true })).toBeVisible()
})

test('a script sent from the studio becomes the scenes of a video', async ({
  page,
  server,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_FAILED/)
  await enterVideoStudio(page, server)
  const film = { title: 'Snow', hook: 'Nobody is awake', script_parts: ['One', 'Two'], visual_cues: [] }
  // The navigation state that a link leaves.
  await page.evaluate(
    (script) => history.replaceState({ usr: { film: script }, key: 'handed', idx: 0 }, ''),
    film,
  )
  const checker = '**/assets/video-request-*.js'
  await page.route(checker, (route) => route.abort())
  await page.reload()
  const notice = page.getByText('Check your connection and reload the page.')
  await expect(notice.first()).toBeVisible()
  await page.unroute(checker)
  await page.reload()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Made from your script ‘Snow’')
  await page.setViewportSize({ width: 360, height: 740 })
  expect((await dialog.getByText('The scenes follow its').boundingBox())?.width).toBeGreaterThan(200)
  await expect(dialog.locator('textarea[name=prompt]')).toHaveValue('Snow. Nobody is awake')
  await expect(dialog.locator('textarea[name=prompt]')).toBeFocused()
  await expect(dialog.getByRole('radio', { name: '9:16' })).toBeChecked()
  await expect(dialog.getByRole('checkbox', { name: 'Add background music' })).toBeChecked()
  await expect(dialog.getByText(/^Your 3 sentences need about \d+ s\./)).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Use \d+ s$/ })).toBeHidden()
  const sent = page.waitForRequest('**/api/video-generator/generate')
  await page.route('**/api/video-generator/generate', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Generate Video' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ script: film })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Video Generator' })).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('when the server is unreachable, a marked demo is shown instead', async ({
  page,
  server,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_FAILED/)
  await enterVideoStudio(page, server)
  const dialog = await openVideoDialog(page)
  await dialog.locator('textarea[name=prompt]').fill('Nobody hears this')
  await page.route('**/api/video-generator/generate', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Generate Video' }).click()
  const card = page.getByRole('listitem').filter({ hasText: 'Nobody hears this' })
  await expect(card.getByText('Demo without a video')).toBeVisible()
  await expect(card.getByText('Processing', { exact: true })).toBeVisible()
  await expect(card.getByText('Completed', { exact: true })).toBeVisible()
  await expect(card).toContainText('We couldn’t reach the server, so no video was made.')
  await card.getByRole('button', { name: 'View Details' }).click()
  await expect(dialog.locator('video')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Render again' }).click()
  await expect(dialog.locator('textarea[name=prompt]')).toHaveValue('Nobody hears this')
})
