import { onboardingSteps, type OnboardingFieldName } from '../contract/onboarding-fields.ts'

/** The answers so far, as typed. */
export type OnboardingAnswers = Partial<Record<OnboardingFieldName, string | undefined>>

export const lastStep = onboardingSteps.length

/** Steps count from 1; blank answers don't count. */
export const isStepFilled = (step: number, answers: OnboardingAnswers): boolean =>
  (onboardingSteps[step - 1]?.fields ?? []).every(({ name }) => (answers[name] ?? '').trim() !== '')

/** Where to resume: the first incomplete step, or the last one. */
export function resumeAt(answers: OnboardingAnswers): number {
  const open = onboardingSteps.findIndex((_step, index) => !isStepFilled(index + 1, answers))
  return open < 0 ? lastStep : open + 1
}
