import type { ComponentProps } from 'react'
import { CharacterCounter } from './character-counter.tsx'
import { classes } from './classes.ts'
import { controlStyle } from './control-style.ts'
import { Field, type FieldLabels } from './field.tsx'

type TextAreaProps = FieldLabels &
  Omit<ComponentProps<'textarea'>, 'id' | 'className'> & {
    /** Shows how many characters are used; the schema sets the limit. */
    countTo?: number
  }

export function TextArea({ label, hint, error, required, className, countTo, ...area }: TextAreaProps) {
  const start = String(area.value ?? area.defaultValue ?? '').length
  return (
    <Field {...{ label, hint, error, required, className }}>
      {(wiring) => (
        <>
          <textarea
            rows={4}
            {...area}
            {...wiring}
            className={classes(controlStyle, 'field-sizing-content max-h-96 min-h-28 resize-y')}
          />
          {countTo !== undefined && <CharacterCounter controlId={wiring.id} limit={countTo} start={start} />}
        </>
      )}
    </Field>
  )
}
