import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export type BadgeTone = 'neutral' | 'accent' | 'gain' | 'warn' | 'danger'

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-sunken text-ink-soft',
  accent: 'bg-accent-wash text-accent-text',
  gain: 'bg-gain-wash text-gain',
  warn: 'bg-warn-wash text-warn',
  danger: 'bg-danger-wash text-danger',
}

/** A status in one word. The word carries the meaning; the color only supports it. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-semibold',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}
