import type { Page } from '@playwright/test'
import { expectNoViolations } from './support/axe.ts'
import type { BuiltServer } from './support/built-server.ts'
import { signBackIn } from './support/sign-in-again.ts'
import { enterNewAccount } from './support/creators.ts'
import { admin } from './support/team.ts'
import { expect, test } from './support/test.ts'

const screens: Record<string, (page: Page, server: BuiltServer) => Promise<void>> = {
  'the registration': async (page) => {
    await page.goto('/register')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
  'the registration, with its complaints': async (page) => {
    await page.goto('/register')
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible()
  },
  'the way back to a forgotten password': async (page) => {
    await page.goto('/forgot-password')
    await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible()
  },
  'the choice of a new password': async (page) => {
    await page.goto('/reset-password#token=x')
    await expect(page.getByRole('button', { name: 'Save password' })).toBeVisible()
  },
  'the account, unconfirmed': async (page, server) => {
    await enterNewAccount(page, server)
    await expect(page.getByText('This device')).toBeVisible()
  },
  'the sign-in for a tool': async (page) => {
    await page.goto('/login')
    await expect(page.getByLabel('Email')).toBeVisible()
  },
  'the sign-in for the team, with its complaints': async (page) => {
    await page.goto('/login?returnTo=/admin')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText('Please enter your password.')).toBeVisible()
  },
  'the admin area': async (page) => {
    await signBackIn(page, admin)
    await page.goto('/admin?tab=team')
    await expect(page.getByRole('table')).toBeVisible()
  },
  'the account menu': async (page) => {
    await signBackIn(page, admin)
    await page.goto('/admin')
    await page.getByRole('button', { name: /^Account of/ }).click()
    await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible()
  },
}

for (const [name, open] of Object.entries(screens))
  test(`${name} has no axe violations, light or dark`, async ({ page, server }) => {
    await open(page, server)
    await expectNoViolations(page)
  })
