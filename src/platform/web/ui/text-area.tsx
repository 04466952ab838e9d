import { type ComponentProps, useEffect, useState } from 'react'

import { classes, controlStyle } from './classes.ts'

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

/** Counts the characters of the control with this ID, also after a form reset or a restored draft. */
function CharacterCounter({ controlId, limit, start }: { controlId: string; limit: number; start: number }) {
  const [length, setLength] = useState(start)
  useEffect(() => {
    const control = document.getElementById(controlId)
    if (!(control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement)) return
    const listening = new AbortController()
    const count = () => setLength(control.value.length)
    control.addEventListener('input', count, listening)
    // The reset event fires before the values change.
    control.form?.addEventListener('reset', () => setTimeout(count), listening)
    return () => listening.abort()
  }, [controlId])
  const over = length > limit
  return (
    <p
      className={classes(
        'self-end text-xs tabular-nums',
        over ? 'font-semibold text-danger' : 'text-ink-soft',
      )}
    >
      {length} / {limit}
    </p>
  )
}
