import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { ProgressBar } from '#platform/web/ui/progress-bar.tsx'
import { onboardingSteps, maxTagLength, type OnboardingField } from '../contract/onboarding-fields.ts'
import { lastStep } from '../domain/onboarding-progress.ts'
import { preloadSchemas } from './local-profiles.ts'
import { contentFields, maxDescriptionLength } from '../contract/content-fields.ts'
import { profileMessages } from '../contract/messages.ts'
import { Select } from '#platform/web/ui/select.tsx'
import { TextArea } from '#platform/web/ui/text-area.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { onboardingProfile } from './profile-kinds.ts'
import { useOnboarding } from './use-onboarding.ts'

const describeField = contentFields.find(({ name }) => name === 'description')

/** Eight questions in three steps, and the one that the content profile starts with. `lead` names the tool they unlock. */
export function OnboardingScreen({ email, lead }: { email: string; lead: ReactNode }) {
  const onboarding = useOnboarding(email)
  useEffect(() => preloadSchemas([onboardingProfile]), [])
  const { step, answers, isFilled, busy } = onboarding
  const heading = useStepHeading(step)
  const current = onboardingSteps[step - 1]
  if (!current) return null
  return (
    <div className="page-width py-10 lg:py-16">
      <section className="mx-auto w-full max-w-2xl rounded-lg border border-line bg-surface shadow-raised">
        <header className="border-b border-line p-6 sm:p-8">
          <h1 className="text-2xl">Creator Profile</h1>
          <p className="mt-2 max-w-prose text-ink-soft">{lead}</p>
          <ProgressBar
            label={`Step ${step} of ${lastStep}`}
            percent={(step / lastStep) * 100}
            className="mt-6"
          />
        </header>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            onboarding.proceed()
          }}
          className="p-6 sm:p-8"
        >
          <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
            {current.title}
          </h2>
          <p className="mt-1 text-ink-soft">{current.lead}</p>
          <div className="mt-6 grid items-end gap-x-6 gap-y-5 sm:grid-cols-2">
            {current.fields.map((field) => (
              <OnboardingControl
                key={field.name}
                field={field}
                value={answers[field.name] ?? ''}
                onAnswer={(value) => onboarding.answer(field.name, value)}
                onEnter={onboarding.proceed}
              />
            ))}
            {step === lastStep && onboarding.asksDescription && (
              <TextArea
                name="description"
                label={describeField?.label}
                hint={`${describeField?.hint} ${profileMessages.describeLater}`}
                rows={4}
                countTo={maxDescriptionLength}
                maxLength={maxDescriptionLength}
                defaultValue={onboarding.description}
                onChange={(event) => onboarding.describe(event.currentTarget.value)}
                className="sm:col-span-2"
              />
            )}
          </div>
          {onboarding.problem !== undefined && (
            <Notice kind="failure" className="mt-6">
              {onboarding.problem}
            </Notice>
          )}
          <div className="mt-8 flex flex-wrap justify-between gap-3">
            {step > 1 && (
              <Button size="lg" onClick={onboarding.goBack}>
                Previous
              </Button>
            )}
            <Button
              type="submit"
              variant="main"
              size="lg"
              disabled={!isFilled}
              busy={busy}
              busyText="Saving..."
              className="ml-auto"
            >
              {step === lastStep ? 'Complete Setup' : 'Next'}
            </Button>
          </div>
        </form>
      </section>
    </div>
  )
}

/** Moves focus to the heading of each new step to announce it, except on the first. */
function useStepHeading(step: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])
  return heading
}

type OnboardingControlProps = {
  field: OnboardingField
  value: string
  onAnswer: (value: string) => void
  onEnter: () => void
}

function OnboardingControl({ field, value, onAnswer, onEnter }: OnboardingControlProps) {
  const { name, label, choices, placeholder } = field
  const shared = { name, label, value, placeholder, required: true }
  return choices ? (
    <Select
      {...shared}
      choices={choices.map((choice) => ({ value: choice, label: choice }))}
      onChange={(event) => onAnswer(event.currentTarget.value)}
    />
  ) : (
    <TextField
      {...shared}
      maxLength={maxTagLength}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onKeyDown={(event) => {
        // The browser ignores Enter while the submit button is disabled.
        if (event.key !== 'Enter') return
        event.preventDefault()
        onEnter()
      }}
      onChange={(event) => onAnswer(event.currentTarget.value)}
    />
  )
}
