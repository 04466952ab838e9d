import { expect, type Page } from '@playwright/test'

export const admin = { email: 'admin@crovest.local', password: 'the-admin-knows' }
export const associate = { email: 'associate@crovest.local', password: 'the-associate-knows' }

/** The environment of a server with these team passwords. */
export const teamPasswords = { ADMIN_PASSWORD: admin.password, ASSOCIATE_PASSWORD: associate.password }

export async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  const button = page.getByRole('button', { name: 'Sign In' })
  // The previous page may still be visible and has an email field in its footer.
  await expect(button).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await button.click()
}
