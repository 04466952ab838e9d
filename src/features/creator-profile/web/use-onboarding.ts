import { useState } from 'react'
import { asApiError } from '#platform/web/api-error.ts'
import { profileMessages } from '../contract/messages.ts'
import type { OnboardingInput } from '../contract/onboarding.ts'
import { type OnboardingFieldName, onboardingSteps } from '../contract/onboarding-fields.ts'
import { isStepFilled, lastStep, resumeAt, type OnboardingAnswers } from '../domain/onboarding-progress.ts'
import { describeFailure } from './describe-failure.ts'
import { inStorage } from '#platform/web/browser-storage.ts'
import { parseDraft } from '#platform/web/form/draft.ts'
import { onboardingProfile } from './profile-kinds.ts'
import { saveProfile } from './save-profile.ts'
import { useStoredProfile } from './use-profile.ts'

const names = onboardingSteps.flatMap(({ fields }) => fields.map(({ name }) => name))

/** The answers survive a reload of the tab. */
function readDraft(email: string): OnboardingAnswers {
  const draft = parseDraft(inStorage('session', (storage) => storage.getItem(keyOf(email))) ?? '') ?? {}
  return Object.fromEntries(
    names.flatMap((name) => (typeof draft[name] === 'string' ? [[name, draft[name]]] : [])),
  )
}

function saveDraft(email: string, answers: OnboardingAnswers): void {
  inStorage('session', (storage) => storage.setItem(keyOf(email), JSON.stringify(answers)))
}

function dropDraft(email: string): void {
  inStorage('session', (storage) => storage.removeItem(keyOf(email)))
}

const keyOf = (email: string) => `draft:onboarding:${email}`

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
