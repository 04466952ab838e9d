import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { classes, controlStyle } from './classes.ts'

import { Field, type FieldLabels } from './field.tsx'

export type Choice = { value: string; label: string; disabled?: boolean }

type SelectProps = FieldLabels &
  Omit<ComponentProps<'select'>, 'id' | 'className' | 'children' | 'multiple'> & {
    choices: readonly Choice[]
    /** An empty first option: 'Select a platform'. */
    placeholder?: string
  }

/** A native select, because phones have their own, better picker. */
export function Select({
  label,
  hint,
  error,
  required,
  className,
  choices,
  placeholder,
  ...select
}: SelectProps) {
  return (
    <Field {...{ label, hint, error, required, className }}>
      {(wiring) => (
        <div className="relative flex">
          <select {...select} {...wiring} className={classes(controlStyle, 'appearance-none truncate pr-10')}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value} disabled={choice.disabled}>
                {choice.label}
              </option>
            ))}
          </select>
          <ChevronDown
            size={18}
            aria-hidden="true"
            className="pointer-events-none absolute top-3 right-3 text-ink-soft"
          />
        </div>
      )}
    </Field>
  )
}
