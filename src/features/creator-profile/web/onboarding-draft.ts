import { inStorage } from '#platform/web/browser-storage.ts'
import { parseDraft } from '#platform/web/form/draft.ts'
import { onboardingSteps } from '../contract/onboarding-fields.ts'
import type { OnboardingAnswers } from '../domain/onboarding-progress.ts'

const names = onboardingSteps.flatMap(({ fields }) => fields.map(({ name }) => name))

/** The answers survive a reload of the tab. */
export function readDraft(email: string): OnboardingAnswers {
  const draft = parseDraft(inStorage('session', (storage) => storage.getItem(keyOf(email))) ?? '') ?? {}
  return Object.fromEntries(
    names.flatMap((name) => (typeof draft[name] === 'string' ? [[name, draft[name]]] : [])),
  )
}

export function saveDraft(email: string, answers: OnboardingAnswers): void {
  inStorage('session', (storage) => storage.setItem(keyOf(email), JSON.stringify(answers)))
}

export function dropDraft(email: string): void {
  inStorage('session', (storage) => storage.removeItem(keyOf(email)))
}

const keyOf = (email: string) => `draft:onboarding:${email}`
