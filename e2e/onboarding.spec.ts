import { expectNoViolations } from './support/axe.ts'
import { answerAll, onboardingAnswers, answerStep, createAccount, enterTool } from './support/creators.ts'
import { newOnboardedCreator } from './support/prepared-creator.ts'
import { expect, test } from './support/test.ts'

const allAnswers: Record<string, string> = Object.assign({}, ...onboardingAnswers)

test('a creator answers eight questions in three steps, says what they create, and gets to the tool', async ({
  page,
  server,
  allowConsoleError,
}) => {
  const creator = await createAccount(server)
  await enterTool(page, creator)
  const next = page.getByRole('button', { name: 'Next' })
  const progress = page.getByRole('progressbar', { name: 'Step 1 of 3' })
  await expect(page.getByRole('heading', { name: 'Creator Profile', level: 1 })).toBeVisible()
  await expect(progress).toHaveAttribute('aria-valuenow', '33')
  await expect(next).toBeDisabled()
  await page.locator('input[name=socialMediaTag]').press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Please fill in all fields before proceeding.')
  await expectNoViolations(page)

  await answerStep(page, 1)
  await page.locator('input[name=socialMediaTag]').fill('   ')
  await expect(next).toBeDisabled()
  await page.locator('input[name=socialMediaTag]').fill('@ada')
  await page.locator('input[name=socialMediaTag]').press('Enter')
  await expect(page.getByText('Step 2 of 3')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'You and Crovest' })).toBeFocused()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.locator('select[name=primaryPlatform]')).toHaveValue('Twitter/X')
  await next.click()
  await answerStep(page, 2)
  await page.reload()
  await expect(page.getByText('Step 3 of 3')).toBeVisible()

  const complete = page.getByRole('button', { name: 'Complete Setup' })
  await expect(complete).toBeDisabled()
  await answerStep(page, 3)
  const description = page.getByLabel('What do you create?')
  await description.fill('I restore old synthesizers')
  await expectNoViolations(page)
  allowConsoleError(/status of 500/)
  await page.route('**/api/profile', (route) => route.fulfill({ status: 500 }), { times: 1 })
  await complete.click()
  await expect(page.getByRole('alert')).toHaveText(
    'There was an error saving your profile. Please try again.',
  )
  await expect(page.locator('select[name=expectations]')).toHaveValue('All of the above')
  await expect(description).toHaveValue('I restore old synthesizers')
  await complete.click()
  await expect(page.getByRole('heading', { name: 'Course Builder' })).toBeVisible()

  const stored = (await (await page.request.get('/api/profile')).json()) as { profile: unknown }
  expect(stored).toMatchObject({ hasCompletedOnboarding: true, email: creator.email, profile: allAnswers })
  const content: unknown = await (await page.request.get('/api/profile/content')).json()
  expect(content).toMatchObject({
    profile: {
      description: 'I restore old synthesizers',
      platforms: 'Twitter/X',
      additionalInfo: 'My niche: Music',
    },
    revision: 1,
  })
  await page.goto('/ai-tools/video-generator')
  await expect(page.getByRole('heading', { name: 'Video Generator' })).toBeVisible()
})

test('interest in a tool is stored once, and a failure can be tried again', async ({
  page,
  server,
  allowConsoleError,
}) => {
  const { email } = await newOnboardedCreator(page, server)
  await page.goto('/ai-tools/offer-generator')
  const tell = page.getByRole('button', { name: 'Tell me when it is ready' })
  allowConsoleError(/status of 500/)
  await page.route('**/api/forms/tool_interest', (route) => route.fulfill({ status: 500 }), { times: 1 })
  await tell.click()
  await expect(page.getByRole('alert')).toContainText('An error occurred. Please try again.')
  const sent = page.waitForRequest('**/api/forms/tool_interest')
  await tell.click()
  expect((await sent).postDataJSON()).toMatchObject({ toolId: 'offer-generator', email })
  const done = page.getByRole('status').filter({ hasText: 'You’re on the list' })
  await expect(done).toContainText(`We’ll email ${email} when the Offer Generator is ready.`)
  await expectNoViolations(page)
  await page.reload()
  await expect(done).toBeVisible()
  await page.goto('/ai-tools/course-builder')
  await expect(tell).toBeVisible()
})

test('a profile that cannot be saved waits in the browser and is sent later', async ({
  page,
  server,
  context,
  allowConsoleError,
}) => {
  // 409: a save whose response was lost is sent again, and found to exist.
  allowConsoleError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of (503|409)/)
  // The network fails before the validation code has loaded.
  const checker = /\/assets\/onboarding-[\w-]{8}\.js$/
  await page.route(checker, (route) => route.abort())
  const creator = await createAccount(server)
  await enterTool(page, creator)
  await answerAll(page)
  const kept = () => page.evaluate((key) => localStorage.getItem(key), `crovest:profile:${creator.email}`)
  const notice = page.getByRole('status').filter({ hasText: 'Profile saved locally (database unavailable)' })
  const tool = page.getByRole('heading', { name: 'Course Builder' })

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Complete Setup' }).click()
  await expect(tool).toBeVisible()
  await expect(notice).toBeVisible()
  expect(JSON.parse((await kept()) ?? '')).toMatchObject({
    profile: allAnswers,
    savedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    savedLocally: true,
    savedToDatabase: false,
    databaseError: expect.stringContaining('We can’t reach the server'),
  })
  await expectNoViolations(page)

  // The network is back but the database is not; the next visit passes the gate anyway.
  await page.unroute(checker)
  await page.route('**/api/profile', (route) => route.fulfill({ status: 503 }))
  // Waits until each attempt has failed, because the result of a late one would reach a page that is gone.
  const refused = () =>
    page.waitForResponse((response) => response.request().method() === 'PUT' && response.status() === 503)
  const atOnce = refused()
  await context.setOffline(false)
  await atOnce
  const onArrival = refused()
  await page.reload()
  await expect(tool).toBeVisible()
  await expect(notice).toBeVisible()
  await onArrival

  await page.unroute('**/api/profile')
  await page.reload()
  await expect(page.getByText('Your profile is saved.', { exact: true })).toBeVisible()
  await expect(notice).toBeHidden()
  expect(await kept()).toBeNull()
  const stored: unknown = await (await page.request.get('/api/profile')).json()
  expect(stored).toMatchObject({ hasCompletedOnboarding: true, profile: allAnswers, revision: 1 })
})

test('a newer profile is never replaced by an older local copy', async ({
  page,
  server,
  context,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_INTERNET_DISCONNECTED|status of 409/)
  await newOnboardedCreator(page, server)
  await page.goto('/ai-tools/course-builder')
  const description = page.locator('textarea[name=description]')
  const save = page.getByRole('button', { name: 'Save Profile' })
  const setProfile = page.getByRole('button', { name: 'Set Creator Profile' })
  const editProfile = page.getByRole('button', { name: 'Edit Creator Profile' })
  const saveElsewhere = (text: string) =>
    page.request.put('/api/profile/content', {
      data: { description: text },
      headers: { origin: server.url },
    })

  await setProfile.click()
  await expect(page.locator('input[name=platforms]')).toHaveValue('Twitter/X')
  await save.click()
  await expect(page.getByText('Please describe what you create.')).toBeVisible()
  await expectNoViolations(page)
  await description.fill('Typed while offline')
  await page.locator('select[name=tone]').selectOption('Humorous & Light')
  await context.setOffline(true)
  await save.click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(editProfile).toBeFocused()
  await editProfile.click()
  await expect(description).toHaveValue('Typed while offline')
  await page.keyboard.press('Escape')

  expect((await saveElsewhere('From the other device')).status()).toBe(200)
  await context.setOffline(false)
  await expect(
    page.getByText('A newer profile was saved on another device, so we kept that one.', { exact: true }),
  ).toBeVisible()
  await editProfile.click()
  await expect(description).toHaveValue('From the other device')

  // A second save, before the newest version has been read, waits for it instead of failing again.
  const newest = Promise.withResolvers<void>()
  await page.route('**/api/profile/content', async (route) => {
    if (route.request().method() === 'GET') await newest.promise
    await route.continue()
  })
  await description.fill('Changed here, knowingly')
  await saveElsewhere('Changed there again')
  await save.click()
  await expect(page.getByRole('alert')).toContainText(
    'This profile was changed in another tab or on another device.',
  )
  await save.click()
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible()
  newest.resolve()
  await expect(page.getByRole('dialog')).toBeHidden()
  const stored: unknown = await (await page.request.get('/api/profile/content')).json()
  expect(stored).toMatchObject({ profile: { description: 'Changed here, knowingly' }, revision: 3 })
})

test('a tool stays usable with the local profile while it cannot be loaded, until sign-out', async ({
  page,
  server,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 50[03]/)
  const notice = page.getByRole('status').filter({ hasText: 'We couldn’t load your profile' })
  const copies = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('crovest:copy:')))
  const { email } = await newOnboardedCreator(page, server)
  await page.goto('/ai-tools/course-builder')
  const tool = page.getByRole('heading', { name: 'Course Builder' })
  await expect(tool).toBeVisible()
  await page.getByRole('button', { name: /^(Set|Edit) Creator Profile$/ }).click()
  await page.locator('textarea[name=description]').fill('Kept for bad days')
  await page.getByRole('button', { name: 'Save Profile' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await copies()).toHaveLength(2)

  await page.route('**/api/profile', (route) => route.fulfill({ status: 500 }))
  await page.route('**/api/profile/content', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ status: 503 }) : route.fallback(),
  )
  await page.reload()
  await expect(tool).toBeVisible()
  await expect(notice).toHaveCount(1)
  await page.getByRole('button', { name: 'Edit Creator Profile' }).click()
  await expect(page.locator('textarea[name=description]')).toHaveValue('Kept for bad days')
  await page.keyboard.press('Escape')
  await expectNoViolations(page)
  await page.unroute('**/api/profile')
  await page.unroute('**/api/profile/content')
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(notice).toBeHidden()

  await page.getByRole('button', { name: `Account of ${email}` }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
  expect(await copies()).toEqual([])
})
