import { useEffect, useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import type { CallLocation } from '#features/analytics/contract/button-names.ts'
import { track } from '#features/analytics/web.ts'
import { whenIdle } from '#platform/web/when-idle.ts'
import { Button } from '#platform/web/ui/button.tsx'
import type { ButtonVariant } from '#platform/web/ui/button-style.ts'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { joinMessages } from '../contract/site-messages.ts'
import { formPaths } from '../contract/form-paths.ts'
import { SpamTrapField } from './spam-trap-field.tsx'

type JoinFormProps = { waitlist: string; text: string; location: CallLocation; variant?: ButtonVariant }

/**
 * One email field. The waitlist page asks the rest and stores the entry; without scripts the server answers
 * with a page that asks the same.
 */
export function JoinForm({ waitlist, text, location, variant = 'main' }: JoinFormProps) {
  const navigate = useNavigate()
  const [error, setError] = useState<string>()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const field = form.elements.namedItem('email') as HTMLInputElement
    const problem = describeProblem(field)
    setError(problem)
    if (problem !== undefined) return field.focus()
    track({ eventType: 'waitlist_click', buttonText: text, location })
    import('./keep-address.ts').then(
      ({ keepAddress }) => {
        keepAddress(field.value.trim())
        void navigate(waitlist, { state: { step: 2 } })
      },
      () => form.submit(),
    )
  }

  return (
    <form
      method="post"
      action={formPaths.waitlist}
      noValidate
      onSubmit={submit}
      className="relative max-w-lg"
    >
      <input type="hidden" name="step" value="address" />
      <div className="flex flex-col gap-3 sm:flex-row sm:items-start">
        <TextField
          label={joinMessages.email}
          name="email"
          type="email"
          autoComplete="email"
          required
          error={error}
          onInput={() => setError(undefined)}
          className="sm:flex-1"
        />
        <Button
          type="submit"
          variant={variant}
          size="lg"
          data-track={`cta-${location}`}
          className="sm:mt-7 sm:min-h-11 sm:py-2"
        >
          {text}
        </Button>
      </div>
      <SpamTrapField />
      <JoinedCount />
    </form>
  )
}

function describeProblem({ value, validity }: HTMLInputElement): string | undefined {
  if (value.trim() === '') return joinMessages.missing
  // Browsers accept 'ada@localhost', the waitlist doesn't.
  const hasDomain = value.lastIndexOf('.') > value.lastIndexOf('@')
  return validity.valid && hasDomain ? undefined : joinMessages.invalid
}

/** How many have joined, in place of the hint and as tall. Nothing changes while there are few. */
function JoinedCount() {
  const [text, setText] = useState<string>(joinMessages.hint)
  useEffect(
    () =>
      whenIdle(() => {
        readCount().then(
          (count) => count && setText(joinMessages.joined(count)),
          () => undefined,
        )
      }),
    [],
  )
  return <p className="mt-2 min-h-6 text-sm text-ink-soft">{text}</p>
}

async function readCount(): Promise<string | undefined> {
  const { count } = (await (await fetch(formPaths.waitlistCount)).json()) as { count: number | null }
  return count === null ? undefined : groupThousands(count)
}

/** Without Intl, whose first use blocks a phone. */
const groupThousands = (count: number) =>
  count < 1000 ? String(count) : `${Math.floor(count / 1000)},${String(count % 1000).padStart(3, '0')}`
