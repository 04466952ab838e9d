import { useEffect, useState } from 'react'
import { classes } from './classes.ts'

/** Counts the characters of the control with this ID, also after a form reset or a restored draft. */
export function CharacterCounter({
  controlId,
  limit,
  start,
}: {
  controlId: string
  limit: number
  start: number
}) {
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
