import { useId, type ReactNode } from 'react'
import { classes } from './classes.ts'

type ProgressBarProps = {
  label: ReactNode
  /** 0 to 100; omit if unknown. */
  percent?: number
  tone?: 'ink' | 'gain'
  /** A marker on the bar, in percent: the point that counts as success. */
  markAt?: number
  className?: string
}

export function ProgressBar({ label, percent, tone = 'ink', markAt, className }: ProgressBarProps) {
  const id = useId()
  const rounded = percent === undefined ? undefined : Math.min(100, Math.max(0, Math.round(percent)))
  return (
    <div className={className}>
      <div className="mb-1.5 flex justify-between gap-4 text-sm">
        <span id={id}>{label}</span>
        {rounded !== undefined && <span className="font-semibold tabular-nums">{rounded}%</span>}
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={rounded}
        className="relative h-2.5 overflow-hidden rounded-full bg-line"
      >
        <div
          style={{ width: `${rounded ?? 100}%` }}
          className={classes(
            'h-full rounded-full transition-[width]',
            tone === 'gain' ? 'bg-gain' : 'bg-ink',
            rounded === undefined && 'animate-breathe',
          )}
        />
        {markAt !== undefined && (
          <div style={{ left: `${markAt}%` }} className="absolute inset-y-0 w-0.5 bg-accent" />
        )}
      </div>
    </div>
  )
}
