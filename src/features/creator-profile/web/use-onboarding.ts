import { useState } from 'react'
import { asApiError } from '#platform/web/api-error.ts'
import { profileMessages } from '../contract/messages.ts'
import type { OnboardingInput } from '../contract/onboarding.ts'
import { type OnboardingFieldName, onboardingSteps } from '../contract/onboarding-fields.ts'
import { isStepFilled, lastStep, resumeAt, type OnboardingAnswers } from '../domain/onboarding-progress.ts'
import { prefillContent } from '../domain/prefill-content.ts'
import { describeFailure } from './describe-failure.ts'
import { inStorage } from '#platform/web/browser-storage.ts'
import { parseDraft } from '#platform/web/form/draft.ts'
import { useLocalText } from './local-profiles.ts'
import { contentProfile, onboardingProfile } from './profile-kinds.ts'
import { saveProfile } from './save-profile.ts'
import { useStoredProfile } from './use-profile.ts'

const names = onboardingSteps.flatMap(({ fields }) => fields.map(({ name }) => name))

type Draft = { answers: OnboardingAnswers; description: string }

/** The answers survive a reload of the tab. */
function readDraft(email: string, prefill: OnboardingAnswers = {}): Draft {
  const draft = parseDraft(inStorage('session', (storage) => storage.getItem(keyOf(email))) ?? '') ?? {}
  const answers = Object.fromEntries(
    names.flatMap((name) => (typeof draft[name] === 'string' ? [[name, draft[name]]] : [])),
  )
  return {
    answers: { ...prefill, ...answers },
    description: typeof draft.description === 'string' ? draft.description : '',
  }
}

function saveDraft(email: string, { answers, description }: Draft): void {
  const draft = JSON.stringify({ ...answers, description })
  inStorage('session', (storage) => storage.setItem(keyOf(email), draft))
}

function dropDraft(email: string): void {
  inStorage('session', (storage) => storage.removeItem(keyOf(email)))
}

const keyOf = (email: string) => `draft:onboarding:${email}`

/** Answers and current step of the onboarding. */
export function useOnboarding(email: string) {
  const { stored, note } = useStoredProfile(onboardingProfile, email)
  const [draft, setDraft] = useState(() => readDraft(email, stored.data?.prefill))
  const { answers, description } = draft
  const content = useContentStep(email)
  const [step, setStep] = useState(() => resumeAt(answers))
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const isFilled = isStepFilled(step, answers)

  function change(changed: Draft) {
    saveDraft(email, changed)
    setDraft(changed)
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
    // First, because the page leaves the onboarding once its answers are saved.
    await content.save(profile, description.trim())
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

  return {
    answers,
    answer: (name: OnboardingFieldName, value: string) =>
      change({ answers: { ...answers, [name]: value }, description }),
    description,
    describe: (text: string) => change({ answers, description: text }),
    asksDescription: content.isAsked,
    step,
    isFilled,
    busy,
    problem,
    proceed,
    goBack: () => goTo(step - 1),
  }
}

/** 'What do you create?' starts the content profile, unless the creator already has one. */
function useContentStep(email: string) {
  const { stored, note } = useStoredProfile(contentProfile, email)
  const isKept = useLocalText(contentProfile, email) !== null
  const [saved, setSaved] = useState<{ description: string; revision: number }>()

  async function save(answers: OnboardingInput, description: string) {
    if (!isAsked || description === '' || description === saved?.description) return
    const revision = saved?.revision ?? 0
    try {
      const answer = await saveProfile(contentProfile, email, {
        profile: prefillContent(answers, description),
        revision,
      })
      setSaved({ description, revision: answer?.revision ?? revision })
      if (answer) note(answer)
    } catch (cause) {
      // Saved meanwhile in another tab or on another device, whose profile wins.
      if (asApiError(cause).status !== 'ABORTED') throw cause
    }
  }

  const isAsked = saved !== undefined || (!stored.data?.profile && !isKept)
  return { isAsked, save }
}
