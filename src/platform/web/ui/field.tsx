import { useId, type ReactNode } from 'react'
import { classes } from './classes.ts'

export type FieldLabels = {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  required?: boolean | undefined
  /** For the outer box, to position it in a layout. */
  className?: string | undefined
}

/** Props that the control must carry, so that its label, hint and error are announced with it. */
export type ControlWiring = {
  id: string
  required: boolean | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type FieldProps = FieldLabels & { children: (wiring: ControlWiring) => ReactNode }

/** Label, hint, control and error, from top to bottom. */
export function Field({ label, hint, error, required, className, children }: FieldProps) {
  const id = useId()
  const hintId = hint === undefined ? undefined : `${id}-hint`
  const errorId = error === undefined ? undefined : `${id}-error`
  const described = [hintId, errorId].filter(Boolean).join(' ')
  return (
    <div className={classes('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {hintId && (
        <p id={hintId} className="-mt-1 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {children({
        id,
        required,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': described === '' ? undefined : described,
      })}
      {errorId && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="animate-enter text-sm font-medium text-danger">
      {children}
    </p>
  )
}
