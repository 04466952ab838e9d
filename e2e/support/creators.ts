import type { Page } from '@playwright/test'
import { startBuiltServer, type BuiltServer } from './built-server.ts'
import { signIn } from './team.ts'
import { expect, test as base } from './test.ts'

/** Two people who have told nothing about themselves yet. */
export const ada = { email: 'ada@crovest.local', password: 'ada-knows-this' }
export const ben = { email: 'ben@crovest.local', password: 'ben-knows-this' }

/** A server on which they have an account. */
export const creatorAccounts = {
  ADMIN_EMAIL: ada.email,
  ADMIN_PASSWORD: ada.password,
  ASSOCIATE_EMAIL: ben.email,
  ASSOCIATE_PASSWORD: ben.password,
}

/** On a server of their own, which no other journey has led them through the onboarding of. */
export const test = base.extend<object, { server: BuiltServer }>({
  server: [
    async ({ database }, use) => {
      const server = await startBuiltServer(database, creatorAccounts)
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

export async function enterTool(page: Page, creator: typeof ada, tool = 'course-builder') {
  await page.goto(`/ai-tools/${tool}`)
  await expect(page.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible()
  await signIn(page, creator)
}

export const answers = [
  { followerCount: '10K-50K', primaryPlatform: 'Twitter/X', contentNiche: 'Music', socialMediaTag: '@ada' },
  { crovestInterest: 'Just exploring', investmentGoals: 'Hire help/team members' },
  { currentChallenges: 'Posting consistently', expectations: 'All of the above' },
]

/** Fills in one step of the onboarding, in whatever controls it has. */
export async function answerStep(page: Page, step: number) {
  for (const [name, value] of Object.entries(answers[step - 1] ?? {}))
    if (name === 'socialMediaTag') await page.locator(`input[name=${name}]`).fill(value)
    else await page.locator(`select[name=${name}]`).selectOption(value)
}

/** Everything up to the last button. */
export async function answerAll(page: Page) {
  for (const step of [1, 2]) {
    await answerStep(page, step)
    await page.getByRole('button', { name: 'Next' }).click()
  }
  await answerStep(page, 3)
}
