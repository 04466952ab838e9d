import { useEffect, useState } from 'react'
import { useContractForm } from '#platform/web/form/use-contract-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import type { Audience } from '../contract/audiences.ts'
import { waitlistFields } from '../contract/form-fields.ts'
import { waitlistMessages } from '../contract/form-messages.ts'
import { formPaths } from '../contract/form-paths.ts'
import { describeFailure } from './describe-failure.ts'
import { FormControl } from './form-control.tsx'
import { FormResult } from './form-result.tsx'
import { SpamTrapField } from './spam-trap-field.tsx'

type WaitlistFormProps = { audience: Audience; onSubmitted?: () => void }

/** One form for each audience: what was typed into one never shows in another. */
export function WaitlistForm(props: WaitlistFormProps) {
  return <AudienceForm key={props.audience} {...props} />
}

function AudienceForm({ audience, onSubmitted }: WaitlistFormProps) {
  // Not known before the script is there: without it the button has to work.
  const [isFilled, setIsFilled] = useState<boolean>()
  const form = useContractForm({
    schema: () => import('../contract/waitlist.ts').then((module) => module.waitlistInputs[audience]),
    submit: async (values, submission) => {
      const { postForm } = await import('./post-form.ts')
      return postForm(formPaths.waitlist, values, submission)
    },
    success: ({ message }) => message,
    failure: (error) => describeFailure(error, waitlistMessages.alert),
    onSuccess: () => {
      setIsFilled(false)
      onSubmitted?.()
    },
    draft: `waitlist-${audience}`,
  })
  const { ref, onInput } = form.props
  // To the types only what all three forms share is a field.
  const errorOf = (name: string) => form.field(name as 'email').error
  useEffect(() => setIsFilled(ref.current !== null && isComplete(ref.current)), [ref])

  return (
    <form
      {...form.props}
      onInput={(event) => {
        onInput(event)
        setIsFilled(isComplete(event.currentTarget))
      }}
      action={formPaths.waitlist}
      className="relative flex flex-col gap-5"
    >
      <input type="hidden" name="userType" value={audience} />
      {waitlistFields[audience].map((field) => (
        <FormControl key={field.name} field={field} error={errorOf(field.name)} />
      ))}
      <SpamTrapField />
      <FormResult notice={form.notice} failure={waitlistMessages.failure} />
      <Button
        type="submit"
        variant="main"
        size="lg"
        busy={form.busy}
        busyText={waitlistMessages.busy}
        disabled={isFilled === false}
        className="self-start"
      >
        Join the Waitlist
      </Button>
    </form>
  )
}

function isComplete(form: HTMLFormElement): boolean {
  const required = form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[required]')
  return [...required].every(({ value }) => value.trim() !== '')
}
