import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const newAddress = () => `${randomUUID()}@example.org`
const contactThanks = "Thank you for your message! We'll get back to you soon."

async function writeMessage(page: Page, email: string) {
  const form = page.locator('form[action="/api/forms/contact"]')
  await form.getByLabel('Name').fill('Ada Lovelace')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Message').fill('Hello 👩‍🎤\nשלום')
  return form
}

test('a visitor sends a message and gets a confirmation', async ({ page }) => {
  await page.goto('/contact')
  const form = await writeMessage(page, newAddress())
  await form.getByRole('button', { name: 'Send Message' }).click()

  await expect(form.getByRole('status')).toHaveText(contactThanks)
  await expect(form.getByLabel('Message')).toHaveValue('')
})

test('a message that fails to send shows an error and survives a reload', async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  await page.goto('/contact')
  const email = newAddress()
  const form = await writeMessage(page, email)
  await page.route('**/api/forms/contact', (route) => route.abort())
  await form.getByRole('button', { name: 'Send Message' }).click()

  const alert = form.getByRole('alert')
  await expect(alert).toContainText('Failed to submit contact form. Please try again.')
  await expect(alert).toContainText('There was an error submitting your message. Please try again.')
  await expect(form.getByLabel('Name')).toHaveValue('Ada Lovelace')

  await page.unroute('**/api/forms/contact')
  await page.reload()
  await expect(form.getByLabel('Email')).toHaveValue(email)
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(form.getByRole('status')).toHaveText(contactThanks)
})

test('an invalid address is reported at its field and nothing is lost', async ({ page }) => {
  await page.goto('/contact')
  const form = await writeMessage(page, 'nobody')
  await form.getByRole('button', { name: 'Send Message' }).click()

  await expect(form.getByText('Please enter a valid email address.')).toBeVisible()
  await expect(form.getByLabel('Email')).toBeFocused()
  await expect(form.getByLabel('Email')).toHaveValue('nobody')
})

test('a creator joins the waitlist once every field is filled', async ({ page }) => {
  await page.goto('/waitlist')
  const form = page.locator('form[action="/api/forms/waitlist"]')
  const join = form.getByRole('button', { name: 'Join the Waitlist' })
  await expect(join).toBeDisabled()
  await form.locator('[name=contentType]').selectOption('podcast')
  await form.locator('[name=fundingTarget]').selectOption('15k-50k')
  await expect(join).toBeDisabled()
  await form.getByLabel('Email').fill(newAddress())
  await join.click()

  await expect(form.getByRole('status')).toHaveText(
    "Thank you for joining the creators waitlist! We'll be in touch soon.",
  )
  await expect(join).toBeDisabled()
})

test('the waitlist button is reachable by keyboard and says what is missing or invalid', async ({ page }) => {
  await page.goto('/waitlist')
  const form = page.locator('form[action="/api/forms/waitlist"]')
  const join = form.getByRole('button', { name: 'Join the Waitlist' })
  await expect(join).toHaveAccessibleDescription('Fill in every field to join.')
  await form.getByLabel('Email').fill('nobody')
  await form.getByLabel('Email').press('Tab')
  await expect(join).toBeFocused()
  await join.press('Enter')
  await expect(form.getByText('Please enter a valid email address.')).toBeVisible()
  await expect(form.getByText('Please choose one of the options.')).toHaveCount(2)
  await expect(form.locator('[name=contentType]')).toBeFocused()
  await form.locator('[name=contentType]').selectOption('podcast')
  await form.locator('[name=fundingTarget]').selectOption('15k-50k')
  await expect(form.getByText('Fill in every field to join.')).toBeHidden()
  await join.press('Enter')
  await expect(form.getByLabel('Email')).toBeFocused()
  await expect(form.getByText('Please enter a valid email address.')).toBeVisible()
  await form.getByLabel('Email').fill(newAddress())
  await join.press('Enter')
  await expect(form.getByRole('status')).toContainText('Thank you for joining the creators waitlist!')
})

test('a visitor subscribes to the newsletter from the footer', async ({ page }) => {
  await page.goto('/')
  const form = page.locator('form[action="/api/forms/newsletter"]')
  await form.getByLabel('Email address').fill('nobody')
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(form.getByText('Please enter a valid email address.')).toBeVisible()
  await form.getByLabel('Email address').fill(newAddress())
  await form.getByRole('button', { name: 'Subscribe' }).click()

  await expect(form.getByRole('status')).toContainText('Thank you for subscribing!')
  await expect(form.getByLabel('Email address')).toHaveValue('')
})

test('a subscription that fails to send shows an error and survives a reload', async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_FAILED|Failed to load resource/)
  await page.goto('/')
  const form = page.locator('form[action="/api/forms/newsletter"]')
  const email = newAddress()
  await form.getByLabel('Email address').fill(email)
  await page.route('**/api/forms/newsletter', (route) => route.abort())
  await form.getByRole('button', { name: 'Subscribe' }).click()

  await expect(form.getByRole('alert')).toContainText('Failed to subscribe to newsletter. Please try again.')
  await page.reload()
  await expect(form.getByLabel('Email address')).toHaveValue(email)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('sends a message and shows a result page', async ({ page }) => {
    await page.goto('/contact')
    const form = await writeMessage(page, newAddress())
    await form.getByRole('button', { name: 'Send Message' }).click()

    await expect(page.getByRole('status')).toHaveText(contactThanks)
    await page.getByRole('link', { name: 'Back to the site' }).click()
    await expect(page).toHaveURL(/\/contact$/)
  })

  test('a rejected message keeps its input and can be corrected', async ({ page, allowConsoleError }) => {
    allowConsoleError(/400/)
    await page.goto('/contact')
    // The browser accepts this address, but the schema does not.
    const form = await writeMessage(page, 'ada@localhost')
    await form.getByRole('button', { name: 'Send Message' }).click()

    await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
    await expect(page.getByLabel('Message')).toHaveValue('Hello 👩‍🎤\nשלום')
    await page.getByLabel('Email').fill(newAddress())
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByRole('status')).toHaveText(contactThanks)
  })

  test('a creator joins the waitlist', async ({ page }) => {
    await page.goto('/waitlist')
    const form = page.locator('form[action="/api/forms/waitlist"]').first()
    await form.locator('[name=contentType]').selectOption('film')
    await form.locator('[name=fundingTarget]').selectOption('under-2k')
    await form.getByLabel('Email').fill(newAddress())
    await form.getByRole('button', { name: 'Join the Waitlist' }).click()

    await expect(page.getByRole('status')).toHaveText(
      "Thank you for joining the creators waitlist! We'll be in touch soon.",
    )
  })

  test('a visitor subscribes to the newsletter', async ({ page }) => {
    await page.goto('/')
    const form = page.locator('form[action="/api/forms/newsletter"]')
    await form.getByLabel('Email address').fill(newAddress())
    await form.getByRole('button', { name: 'Subscribe' }).click()

    await expect(page.getByRole('status')).toContainText('Thank you for subscribing!')
  })
})
