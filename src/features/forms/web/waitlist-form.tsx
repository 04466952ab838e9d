import { useEffect, useState } from 'react'
import type { Audience } from '../contract/choices.ts'
import { waitlistFields } from '../contract/form-fields.ts'
import { waitlistMessages } from '../contract/form-messages.ts'
import { formPaths } from '../contract/form-paths.ts'
import { useVisitorForm } from './use-visitor-form.ts'
import { VisitorForm } from './visitor-form.tsx'

type WaitlistFormProps = { audience: Audience; onSubmitted?: () => void }

/** Keyed by audience, so that what was typed into one form never appears in another. */
export function WaitlistForm(props: WaitlistFormProps) {
  return <AudienceForm key={props.audience} {...props} />
}

function AudienceForm({ audience, onSubmitted }: WaitlistFormProps) {
  // Undefined before hydration, because the button must work without scripts.
  const [isFilled, setIsFilled] = useState<boolean>()
  const form = useVisitorForm({
    path: formPaths.waitlist,
    schema: () => import('../contract/waitlist.ts').then((module) => module.waitlistInputs[audience]),
    alert: waitlistMessages.alert,
    draft: `waitlist-${audience}`,
    onSuccess: () => {
      setIsFilled(false)
      onSubmitted?.()
    },
  })
  const { ref, onInput } = form.props
  useEffect(() => setIsFilled(ref.current !== null && isComplete(ref.current)), [ref])
  const watched: typeof form.props = {
    ...form.props,
    onInput: (event) => {
      onInput(event)
      setIsFilled(isComplete(event.currentTarget))
    },
  }

  return (
    <VisitorForm
      form={{ ...form, props: watched }}
      action={formPaths.waitlist}
      fields={waitlistFields[audience]}
      messages={waitlistMessages}
      send="Join the Waitlist"
      size="lg"
      isFilled={isFilled}
    >
      <input type="hidden" name="userType" value={audience} />
    </VisitorForm>
  )
}

function isComplete(form: HTMLFormElement): boolean {
  const required = form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[required]')
  return [...required].every(({ value }) => value.trim() !== '')
}
