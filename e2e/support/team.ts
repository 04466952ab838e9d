import type { Page } from '@playwright/test'
import { startBuiltServer, type BuiltServer } from './built-server.ts'
import { test as base } from './test.ts'

const passwords = { ADMIN_PASSWORD: 'the-admin-knows', ASSOCIATE_PASSWORD: 'the-associate-knows' }
export const admin = { email: 'admin@crovest.local', password: passwords.ADMIN_PASSWORD }

export const associate = { email: 'associate@crovest.local', password: passwords.ASSOCIATE_PASSWORD }

/** On a server whose team has known passwords. */
export const test = base.extend<object, { server: BuiltServer }>({
  server: [
    async ({ database }, use) => {
      const server = await startBuiltServer(database, passwords)
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

export async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}
