import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { RisingBars } from './rising-bars.tsx'

type EmptyStateProps = {
  icon?: ReactNode
  title: ReactNode
  /** What this place is for. */
  children?: ReactNode
  /** The action that fills it. */
  action?: ReactNode
  className?: string
}

export function EmptyState({ icon, title, children, action, className }: EmptyStateProps) {
  return (
    <div
      className={classes(
        'flex flex-col items-center gap-2 rounded-lg border border-dashed border-edge px-6 py-10 text-center',
        className,
      )}
    >
      <div className="mb-1 text-ink-soft">{icon ?? <RisingBars scene="empty" className="w-20" />}</div>
      <p className="font-display text-lg font-bold">{title}</p>
      {children !== undefined && <p className="max-w-prose text-sm text-ink-soft">{children}</p>}
      {action !== undefined && <div className="mt-3">{action}</div>}
    </div>
  )
}
