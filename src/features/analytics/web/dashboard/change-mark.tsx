import type { ReactNode } from 'react'
import { formatPercent } from '#platform/web/format.ts'
import { classes } from '#platform/web/ui/classes.ts'
import type { Compared } from '../../contract/reports.ts'
import { changeOf } from '../../domain/change.ts'

/** The change from the previous window. The sign carries the meaning; color is only a hint. */
export function ChangeMark({ of }: { of: Compared }) {
  if (of.before === undefined) return <Later>+00.0%</Later>
  const change = changeOf(of)
  if (change === undefined) return <span className="text-ink-soft">{of.count > 0 ? 'new' : '–'}</span>
  // Beyond tenfold the previous count was close to zero and an exact percentage is meaningless.
  if (change > 10) return <span className="text-gain">&gt; 10×</span>
  const sign = change > 0 ? '+' : change < 0 ? '−' : '±'
  return (
    <span className={classes('tabular-nums', change > 0 && 'text-gain', change < 0 && 'text-danger')}>
      {sign}
      {formatPercent(Math.abs(change))}
    </span>
  )
}

/** Keeps the place of a figure that has not been loaded yet. */
export const Later = ({ children }: { children: ReactNode }) => (
  <span aria-hidden="true" className="rounded-sm bg-line text-transparent select-none">
    {children}
  </span>
)
