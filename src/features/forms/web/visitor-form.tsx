import { useId, type ReactNode } from 'react'
import type { ContractForm } from '#platform/web/form/use-contract-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { type FormField, messageLength } from '../contract/form-fields.ts'
import { Select } from '#platform/web/ui/select.tsx'
import { TextArea } from '#platform/web/ui/text-area.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { FormResult } from './form-result.tsx'
import { SpamTrapField } from './spam-trap-field.tsx'

type VisitorFormProps = {
  form: Pick<ContractForm<'email'>, 'props' | 'busy' | 'notice'> & {
    field: (name: never) => { error: string | undefined }
  }
  /** Where a browser without scripts submits to. */
  action: string
  fields: readonly FormField[]
  messages: { busy: string; failure: string }
  /** The button's label. */
  send: string
  size?: 'lg'
  /** If `false`, the button announces that fields are missing. Not `disabled`, because Tab would skip it. */
  isFilled?: boolean | undefined
  /** Hidden fields. */
  children?: ReactNode
}

/** Fields, honeypot, result and button of a public form. */
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
  const reasonId = useId()
  return (
    <form {...form.props} action={action} className="relative flex flex-col gap-5">
      {children}
      {fields.map((field) => (
        <FormControl key={field.name} field={field} error={form.field(field.name as never).error} />
      ))}
      <SpamTrapField />
      <FormResult notice={form.notice} failure={messages.failure} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type="submit"
          variant="main"
          {...(size && { size })}
          busy={form.busy}
          busyText={messages.busy}
          {...(isFilled === false && {
            'aria-disabled': true,
            'aria-describedby': reasonId,
            className: 'opacity-55',
          })}
        >
          {send}
        </Button>
        {isFilled === false && !form.notice && (
          <span id={reasonId} className="text-sm text-ink-soft">
            Fill in every field to join.
          </span>
        )}
      </div>
    </form>
  )
}

function FormControl({ field, error }: { field: FormField; error: string | undefined }) {
  const { name, label, hint, kind } = field
  const shared = { name, label, error, required: true, ...(hint !== undefined && { hint }) }
  switch (kind) {
    case 'choice':
      return (
        <Select
          {...shared}
          {...(field.placeholder !== undefined && { placeholder: field.placeholder })}
          choices={Object.entries(field.choices ?? {}).map(([value, text]) => ({ value, label: text }))}
        />
      )
    case 'message':
      return <TextArea {...shared} countTo={messageLength} />
    case 'email':
      return <TextField {...shared} type="email" autoComplete="email" inputMode="email" />
    case 'text':
      return <TextField {...shared} autoComplete="name" />
  }
}
