import { onboardingSteps, type OnboardingFieldName } from '../contract/onboarding-fields.ts'

/** The answers so far, as typed. */
export type OnboardingAnswers = Partial<Record<OnboardingFieldName, string>>

export const lastStep = onboardingSteps.length

/** Steps count from 1. Spaces alone are no answer. */
export const isStepFilled = (step: number, answers: OnboardingAnswers): boolean =>
  (onboardingSteps[step - 1]?.fields ?? []).every(({ name }) => (answers[name] ?? '').trim() !== '')

/** Where someone goes on who was interrupted: the first step with something missing, or the last. */
export function resumeAt(answers: OnboardingAnswers): number {
  const open = onboardingSteps.findIndex((_step, index) => !isStepFilled(index + 1, answers))
  return open < 0 ? lastStep : open + 1
}
