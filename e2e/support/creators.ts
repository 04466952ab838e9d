import type { Page } from '@playwright/test'
import type { BuiltServer } from './built-server.ts'
import { signBackIn, keepSession } from './sign-in-again.ts'
import { linkInMail } from './mailbox.ts'
import { newcomer, type Newcomer } from './newcomer.ts'
import { expect } from './test.ts'

/** A registered user without a profile. */
export async function createAccount({ url }: BuiltServer): Promise<Newcomer> {
  const creator = newcomer()
  const response = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(creator),
  })
  expect(response.status).toBe(200)
  keepSession(creator.email, response)
  return creator
}

/** Whoever backs a campaign confirmed an address first, by the link in the email. */
export async function createConfirmedAccount(server: BuiltServer): Promise<Newcomer> {
  const person = await createAccount(server)
  const link = await linkInMail(server, person.email, /^Confirm your email/)
  const response = await fetch(`${server.url}/api/auth/email-confirmation`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', origin: server.url },
    body: JSON.stringify({ token: link.split('#token=')[1] }),
  })
  expect(response.status).toBe(200)
  return person
}

/** The registration screen, for a new creator. */
export async function enterNewAccount(page: Page, server: BuiltServer): Promise<Newcomer> {
  const creator = await createAccount(server)
  await signBackIn(page, creator)
  await page.goto('/account')
  return creator
}

export async function enterTool(page: Page, creator: Newcomer, tool = 'course-builder') {
  await signBackIn(page, creator)
  await page.goto(`/ai-tools/${tool}`)
}

export const onboardingAnswers = [
  { followerCount: '10K-50K', primaryPlatform: 'Twitter/X', contentNiche: 'Music', socialMediaTag: '@ada' },
  { crovestInterest: 'Just exploring', investmentGoals: 'Hire help/team members' },
  { currentChallenges: 'Posting consistently', expectations: 'All of the above' },
]

/** Fills in one onboarding step, whatever its controls. */
export async function answerStep(page: Page, step: number) {
  for (const [name, value] of Object.entries(onboardingAnswers[step - 1] ?? {}))
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
