import { classes } from './classes.ts'
import { SpinnerMark } from './spinner-mark.tsx'

/** Waiting that a person can see and a screen reader can hear. */
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
