import { onboardingAnswers, createAccount, enterTool } from '../support/creators.ts'
import { linkInMail } from '../support/mailbox.ts'
import { expect, testOnOwnServer } from '../support/test.ts'

// Nothing listens there.
const test = testOnOwnServer({ VIDEO_PROVIDER: 'http', VIDEO_BACKEND_URL: 'http://127.0.0.1:9' })

test('an unreachable video service is reported as a failure, with two ways to continue', async ({
  page,
  server,
  baseURL,
}) => {
  const ada = await createAccount(server)
  await enterTool(page, ada, 'video-generator')
  const headers = { origin: baseURL ?? '' }
  const onboarding = Object.assign({}, ...onboardingAnswers) as Record<string, string>
  expect((await page.request.put('/api/profile', { data: onboarding, headers })).ok()).toBe(true)
  const profile = { description: 'Short films about trains' }
  expect((await page.request.put('/api/profile/content', { data: profile, headers })).ok()).toBe(true)

  // A service may cost money, so it requires a confirmed address.
  const link = new URL(await linkInMail(server, ada.email, /^Confirm your/))
  await page.goto(`${link.pathname}${link.hash}`)
  await expect(page.getByRole('status')).toContainText('confirmed')

  await page.goto('/ai-tools/video-generator')
  await page.getByRole('button', { name: 'Generate Your First Video' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('textarea[name=prompt]').fill('A night train')
  await dialog.getByText('Advanced', { exact: true }).click()
  await dialog.locator('input[name=num_frames]').fill('24')
  await dialog.locator('select[name=resolution]').selectOption('480p')
  await dialog.getByRole('button', { name: 'Generate Video' }).click()
  await expect(dialog).toBeHidden()

  const cards = page.getByRole('listitem').filter({ hasText: 'A night train' })
  await expect(cards).toHaveCount(1)
  const failed = cards.filter({ hasText: 'the video service cannot be reached' })
  await expect(failed).toHaveCount(1, { timeout: 240_000 })
  await expect(failed.getByText('Demo without a video')).toHaveCount(0)

  await failed.getByRole('button', { name: 'Use the built-in renderer' }).click()
  await expect(cards).toHaveCount(2)
  const made = cards.filter({ hasText: 'Built-in renderer' })
  await expect(made.getByText('Completed', { exact: true })).toBeVisible({ timeout: 240_000 })

  const sent = page.waitForRequest('**/api/video-generator/generate')
  await failed.getByRole('button', { name: 'Try again' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ prompt: 'A night train', engine: null })
  await expect(cards).toHaveCount(3)
})
