import { useId, type ComponentProps } from 'react'
import { classes } from './classes.ts'
import { FieldError, type FieldLabels } from './field.tsx'

type CheckboxProps = FieldLabels & Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'>

export function Checkbox({ label, hint, error, className, ...input }: CheckboxProps) {
  const id = useId()
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={classes('flex min-w-0 flex-col', className)}>
      <label className="flex min-h-10 items-center gap-3">
        <input
          {...input}
          type="checkbox"
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={described === '' ? undefined : described}
          className="size-5 shrink-0 accent-ink"
        />
        <span className="min-w-0">{label}</span>
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="-mt-1 pl-8 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
