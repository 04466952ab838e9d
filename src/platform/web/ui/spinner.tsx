import { classes } from './classes.ts'
import { SpinnerMark } from './spinner-mark.tsx'

/** A spinner with text for screen readers. */
export function Spinner({ text = 'Loading...', className }: { text?: string; className?: string }) {
  return (
    <div
      role="status"
      className={classes('flex items-center justify-center gap-3 p-8 text-ink-soft', className)}
    >
      <SpinnerMark className="size-5" />
      <span>{text}</span>
    </div>
  )
}
