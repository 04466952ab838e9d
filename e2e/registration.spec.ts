import { linkInMail } from './support/mailbox.ts'
import { newcomer, register } from './support/newcomer.ts'
import { signIn } from './support/team.ts'
import { expect, test } from './support/test.ts'

test('a user registers, confirms the address, resets the password and signs in', async ({
  page,
  server,
  allowConsoleError,
}) => {
  const user = newcomer()
  await register(page, user, '/account')
  await expect(page.getByText('Your email address isn’t confirmed yet')).toBeVisible()

  await page.goto(await linkInMail(server, user.email, /^Confirm your email address/))
  await expect(page.getByRole('status')).toContainText('Thank you, your email address is confirmed.')
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'Password' })).toBeVisible()
  await expect(page.getByText('Your email address isn’t confirmed yet')).toBeHidden()

  await page.getByRole('button', { name: `Account of ${user.email}` }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')

  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  // The sign-in page has an email field too.
  await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible()
  await page.getByLabel('Email').first().fill(user.email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('status')).toContainText('If there is an account with this address')
  const link = await linkInMail(server, user.email, /^Reset your/)
  await page.goto(link)
  await page.getByLabel('New Password', { exact: true }).fill('another fine password')
  await page.getByLabel('Confirm Password').fill('another fine password')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByRole('status')).toContainText('Your password has been changed.')

  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await signIn(page, { ...user, password: 'another fine password' })
  await expect(page).toHaveURL('/ai-tools/script-generator')

  allowConsoleError(/status of 400/)
  await page.goto('/')
  await page.goto(link)
  await page.getByLabel('New Password', { exact: true }).fill('a third fine password')
  await page.getByLabel('Confirm Password').fill('a third fine password')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByRole('alert')).toHaveText('This link has expired. Request a new one.')
})

test('registration reports what is invalid, and correcting it clears the message', async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 400/)
  await page.goto('/login?returnTo=/ai-tools/video-generator')
  await page.getByRole('link', { name: 'Create Account' }).click()
  await expect(page).toHaveURL('/register?returnTo=%2Fai-tools%2Fvideo-generator')
  const submit = page.getByRole('button', { name: 'Create Account' })
  await submit.click()
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
  await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible()

  const { email, password } = newcomer()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('123456')
  await page.getByLabel('Confirm Password').fill('123456')
  await submit.click()
  await expect(page.getByText('one of the most common passwords').first()).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await submit.click()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await page.getByLabel('Confirm Password').fill(password)
  await expect(page.getByText('Passwords do not match')).toBeHidden()

  await page.getByRole('button', { name: 'Show password' }).first().click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')

  await page.getByLabel('Email').fill('admin@crovest.local')
  await submit.click()
  const refusal = page.getByRole('alert')
  await expect(refusal).toHaveText('Registration failed. Please try again.')
  const main = page.getByRole('main')
  for (const [name, path] of [
    ['sign in', '/login'],
    ['reset your password', '/forgot-password'],
  ] as const)
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      `${path}?returnTo=%2Fai-tools%2Fvideo-generator`,
    )
  await page.getByLabel('Email').fill(email)
  await expect(refusal).toBeHidden()

  await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    '/login?returnTo=%2Fai-tools%2Fvideo-generator',
  )
  await submit.click()
  await expect(page).toHaveURL('/ai-tools/video-generator')
})

test('registration shows an error and keeps its input when the server is unreachable', async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/Failed to load resource/)
  const { email, password } = newcomer()
  await page.goto('/register')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password').fill(password)
  await page.route('**/api/auth/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('alert')).toHaveText('Registration failed. Please try again.')
  await expect(page.getByLabel('Email')).toHaveValue(email)
})

test('a clock that is years off locks no one out', async ({ page }) => {
  for (const year of ['2001-01-01', '2050-01-01']) {
    await page.clock.setFixedTime(new Date(year))
    await register(page, newcomer(), '/account')
    await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible()
    await expect(page.getByText('This device')).toBeVisible()
  }
})
