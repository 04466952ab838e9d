import type { ReactNode } from 'react'
import { formatNumber } from '#platform/web/format.ts'
import { reportMessages } from '../../contract/messages.ts'
import { shareOf } from '../../domain/change.ts'

export type Bar = {
  name: string
  value: number
  note?: ReactNode
  shown?: string
  color?: string
  /** Makes the name a button. */
  onPick?: () => void
}

/** A ranking with the name on the bar and the figure at the end of the line. */
export function BarList({ bars, max: whole }: { bars: readonly Bar[]; max?: number }) {
  if (bars.length === 0) return <p className="py-4 text-sm text-ink-soft">{reportMessages.nothingInPeriod}</p>
  const max = whole ?? Math.max(...bars.map(({ value }) => value))
  return (
    <ul className="flex flex-col gap-1.5">
      {bars.map(({ name, value, note, shown, color = 'var(--accent)', onPick }) => (
        <li key={name} className="flex items-center gap-1 text-sm sm:gap-3">
          <span className="relative min-w-0 flex-1 overflow-hidden rounded-sm bg-sunken wrap-anywhere">
            <span
              className="absolute inset-y-0 left-0 rounded-sm"
              style={{
                width: `${shareOf(value, max) * 100}%`,
                backgroundColor: `color-mix(in oklab, ${color} 28%, transparent)`,
              }}
            />
            {onPick ? (
              <button
                type="button"
                onClick={onPick}
                title={`Show only ${name}`}
                className="relative block w-full px-3 py-1.5 text-left underline-offset-4 hover:underline max-sm:min-h-10"
              >
                {name}
              </button>
            ) : (
              <span className="relative block px-3 py-1.5">{name}</span>
            )}
          </span>
          {note !== undefined && (
            <span className="w-14 shrink-0 text-right whitespace-nowrap text-ink-soft sm:w-16">{note}</span>
          )}
          <span className="w-12 shrink-0 text-right font-medium tabular-nums">
            {shown ?? formatNumber(value)}
          </span>
        </li>
      ))}
    </ul>
  )
}
