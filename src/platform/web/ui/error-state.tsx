import RotateCw from 'lucide-react/icons/rotate-cw'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { classes } from './classes.ts'

type ErrorStateProps = {
  title?: ReactNode
  /** What to do about it. */
  children: ReactNode
  onRetry?: () => void
  busy?: boolean
  className?: string
}

/** Replaces a panel that failed to load. */
export function ErrorState({
  title = "This couldn't be loaded",
  children,
  onRetry,
  busy = false,
  className,
}: ErrorStateProps) {
  return (
    <div
      role="alert"
      className={classes('rounded-lg border border-danger bg-danger-wash px-6 py-8 text-center', className)}
    >
      <p className="font-display text-lg font-bold text-ink">{title}</p>
      <p className="mx-auto mt-1 max-w-prose text-sm text-ink">{children}</p>
      {onRetry && (
        <Button className="mt-4" busy={busy} busyText="Trying again..." onClick={onRetry}>
          <RotateCw size={16} aria-hidden="true" />
          Try again
        </Button>
      )}
    </div>
  )
}

/**
 * Replaces a part whose script failed to load. A browser may not request it again until the page is reloaded.
 */
export function LoadFailure() {
  return (
    <ErrorState onRetry={() => window.location.reload()}>
      Please check your connection and reload the page.
    </ErrorState>
  )
}
