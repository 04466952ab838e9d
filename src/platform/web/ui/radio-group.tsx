import { useId, type ComponentProps, type ReactNode } from 'react'
import { classes } from './classes.ts'
import { FieldError, type FieldLabels } from './field.tsx'

export type RadioChoice = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean }

type RadioGroupProps = FieldLabels &
  Omit<ComponentProps<'input'>, 'id' | 'className' | 'type' | 'value' | 'defaultValue' | 'checked'> & {
    name: string
    choices: readonly RadioChoice[]
    value?: string | undefined
    defaultValue?: string | undefined
  }

/** A visible choice among a few options. Native radios support arrow keys and forms. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, hint, error, required, className, choices, value, defaultValue, ...input } = props
  const id = useId()
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`]
    .filter(Boolean)
    .join(' ')
  return (
    <fieldset
      role="radiogroup"
      className={classes('flex min-w-0 flex-col gap-2', className)}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={described === '' ? undefined : described}
    >
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="-mt-2 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {choices.map((choice) => (
        <label
          key={choice.value}
          className="flex min-h-11 items-start gap-3 rounded-md border border-line bg-surface px-3 py-2.5 transition-colors hover:border-ink has-checked:border-ink has-checked:bg-sunken has-disabled:opacity-55"
        >
          <input
            {...input}
            type="radio"
            required={required}
            value={choice.value}
            disabled={choice.disabled}
            {...(value === undefined
              ? { defaultChecked: choice.value === defaultValue }
              : { checked: choice.value === value })}
            className="mt-0.5 size-5 shrink-0 accent-ink"
          />
          <span className="min-w-0">
            {choice.label}
            {choice.hint !== undefined && <span className="block text-sm text-ink-soft">{choice.hint}</span>}
          </span>
        </label>
      ))}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
