import type { ReactNode } from 'react'
import type { ContractForm } from '#platform/web/form/use-contract-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import type { FormField } from '../contract/form-fields.ts'
import { FormControl } from './form-control.tsx'
import { FormResult } from './form-result.tsx'
import { SpamTrapField } from './spam-trap-field.tsx'

type VisitorFormProps = {
  form: Pick<ContractForm<'email'>, 'props' | 'busy' | 'notice'> & {
    field: (name: never) => { error: string | undefined }
  }
  /** Where a browser without scripts sends it. */
  action: string
  fields: readonly FormField[]
  messages: { busy: string; failure: string }
  /** The words on the button. */
  send: string
  size?: 'lg'
  isFilled?: boolean | undefined
  /** Hidden fields. */
  children?: ReactNode
}

/** What the forms that visitors fill in have in common: the fields, the trap, how it ended, and the button. */
export function VisitorForm({
  form,
  action,
  fields,
  messages,
  send,
  size,
  isFilled,
  children,
}: VisitorFormProps) {
  return (
    <form {...form.props} action={action} className="relative flex flex-col gap-5">
      {children}
      {fields.map((field) => (
        <FormControl key={field.name} field={field} error={form.field(field.name as never).error} />
      ))}
      <SpamTrapField />
      <FormResult notice={form.notice} failure={messages.failure} />
      <Button
        type="submit"
        variant="main"
        {...(size && { size })}
        busy={form.busy}
        busyText={messages.busy}
        disabled={isFilled === false}
        className="self-start"
      >
        {send}
      </Button>
    </form>
  )
}
