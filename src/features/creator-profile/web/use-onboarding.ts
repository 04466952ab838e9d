import { useState } from 'react'
import { asApiError } from '#platform/web/api-error.ts'
import { profileMessages } from '../contract/messages.ts'
import type { OnboardingInput } from '../contract/onboarding.ts'
import type { OnboardingFieldName } from '../contract/onboarding-fields.ts'
import { isStepFilled, lastStep, resumeAt } from '../domain/onboarding-progress.ts'
import { describeFailure } from './describe-failure.ts'
import { dropDraft, saveDraft, readDraft } from './onboarding-draft.ts'
import { onboardingProfile } from './profile-kinds.ts'
import { saveProfile } from './save-profile.ts'
import { useStoredProfile } from './use-profile.ts'

/** Answers and current step of the onboarding. */
export function useOnboarding(email: string) {
  const { stored, note } = useStoredProfile(onboardingProfile, email)
  const [answers, setAnswers] = useState(() => readDraft(email))
  const [step, setStep] = useState(() => resumeAt(answers))
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const isFilled = isStepFilled(step, answers)

  function answer(name: OnboardingFieldName, value: string) {
    const changed = { ...answers, [name]: value }
    saveDraft(email, changed)
    setAnswers(changed)
    setProblem(undefined)
  }

  function goTo(target: number) {
    setProblem(undefined)
    setStep(target)
  }

  function proceed() {
    if (busy) return
    if (!isFilled) return setProblem(profileMessages.incomplete)
    if (step < lastStep) return goTo(step + 1)
    setBusy(true)
    setProblem(undefined)
    complete()
      .catch((cause: unknown) => setProblem(describeFailure(asApiError(cause))))
      .finally(() => setBusy(false))
  }

  async function complete() {
    // The schema may be unavailable offline; the server validates anyway.
    const schema = await onboardingProfile.schema().catch(() => undefined)
    const checked = schema?.safeParse(answers)
    if (checked?.success === false)
      return setProblem(checked.error.issues[0]?.message ?? profileMessages.incomplete)
    const profile = checked?.data ?? (answers as OnboardingInput)
    try {
      const saved = await saveProfile(onboardingProfile, email, { profile, revision: 0 })
      dropDraft(email)
      if (saved) note(saved)
    } catch (cause) {
      // Completed meanwhile in another tab or on another device, whose answers win.
      if (asApiError(cause).status !== 'ABORTED') throw cause
      dropDraft(email)
      await stored.refetch()
    }
  }

  return { answers, answer, step, isFilled, busy, problem, proceed, goBack: () => goTo(step - 1) }
}
