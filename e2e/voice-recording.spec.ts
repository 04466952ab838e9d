import { expectNoViolations } from './support/axe.ts'
import { newCreator } from './support/prepared-creator.ts'
import { expect, test } from './support/test.ts'

test.use({
  // The browser's stand-in for a microphone beeps once a second.
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      // The headless shell has no way to ask for the microphone, so it must not try.
      args: [
        ...(launchOptions.args ?? []),
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    }),
})

test('a creator records a line by keyboard, and it becomes the voice of the video', async ({
  page,
  server,
}) => {
  await newCreator(page, server)
  await page.context().grantPermissions(['microphone'])
  await page.goto('/ai-tools/video-generator')
  await page.getByRole('button', { name: 'Generate Your First Video' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Prompt' }).fill('Read this aloud. Then read that.')
  await dialog.getByRole('radio', { name: 'Your voice' }).check()
  const recorder = dialog.getByRole('region', { name: 'Record your voice' })
  await expect(recorder.getByText('Line 1 of 2')).toBeVisible()
  await expect(recorder.getByText('Read this aloud.', { exact: true })).toBeVisible()
  await expectNoViolations(page)

  await recorder.getByRole('button', { name: 'All at once' }).press('Enter')
  await recorder.getByRole('button', { name: 'Record', exact: true }).press('Enter')
  await expect(recorder.getByText('Recording. Read the text aloud')).toBeVisible()
  // The stand-in has beeped when the recording is longer than a second.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2500)))
  await recorder.getByRole('button', { name: 'Stop' }).press('Enter')
  await expect(recorder.getByText(/^Recorded: \d/)).toBeVisible()
  await expect(recorder.getByRole('button', { name: 'Record again' })).toBeVisible()

  await dialog.getByRole('button', { name: 'Generate Video' }).click()
  await expect(dialog).toBeHidden()
  const read = async (path: string) => (await page.request.get(`/api/video-generator/${path}`)).json()
  const recordings = (await read('recordings')) as { items: { id: string }[] }
  const videos = (await read('videos')) as { items: { settings: object }[] }
  const { id } = recordings.items[0]!
  expect(videos.items[0]!.settings).toMatchObject({ voice: 'recording', recordings: [id] })

  await page.getByText('Your photos and recordings').click()
  await page.getByRole('button', { name: /^Delete Recording from / }).press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Delete it?' })
  await question.getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(page.getByText('You have no photos or recordings.')).toBeVisible()
  await expect(page.getByText('Your photos and recordings')).toBeFocused()
  expect(await read('recordings')).toEqual({ items: [] })
})

test('a refused microphone is explained', async ({ page, server }) => {
  await newCreator(page, server)
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await page.goto('/ai-tools/video-generator')
  await page.getByRole('button', { name: 'Generate Your First Video' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Prompt' }).fill('Read this aloud.')
  await dialog.getByRole('radio', { name: 'Your voice' }).check()
  await dialog.getByRole('button', { name: 'Record', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText(
    'Your browser doesn’t let this page use the microphone.',
  )
})
