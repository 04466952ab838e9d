import type { Page } from '@playwright/test'

export const admin = { email: 'admin@crovest.local', password: 'the-admin-knows' }
export const associate = { email: 'associate@crovest.local', password: 'the-associate-knows' }

/** What a server is started with on which the team has these passwords. */
export const teamPasswords = { ADMIN_PASSWORD: admin.password, ASSOCIATE_PASSWORD: associate.password }

export async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}
