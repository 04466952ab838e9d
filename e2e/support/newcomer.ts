import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

export type Newcomer = { email: string; password: string }

export const newcomer = (): Newcomer => ({
  email: `${randomUUID().slice(0, 8)}@example.org`,
  password: 'a very fine password',
})

/** Registers on the page and waits for the tool it leads to. */
export async function register(page: Page, { email, password }: Newcomer, target = '/account') {
  await page.goto(`/register?returnTo=${encodeURIComponent(target)}`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password').fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL(target)
}
