import { classes } from './classes.ts'

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

/** Just the spinning ring, next to words that say what is happening. */
export function SpinnerMark({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'inline-block size-4 shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent',
        className,
      )}
    />
  )
}
