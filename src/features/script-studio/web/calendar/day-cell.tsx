import { useDroppable } from '@dnd-kit/core'
import type { DayProps } from 'react-day-picker'
import { formatDay } from '#platform/web/format.ts'
import { classes } from '#platform/web/ui/classes.ts'
import { CalendarEntry } from './calendar-entry.tsx'
import { useCalendarDays } from './entries-by-day.ts'

/** One day. Past days accept no drops. */
export function DayCell({ day, modifiers, children, role, style }: DayProps) {
  const { of, today } = useCalendarDays()
  const isPast = day.isoDate < today
  const { setNodeRef, isOver } = useDroppable({ id: day.isoDate, disabled: isPast })
  const entries = of.get(day.isoDate) ?? []
  return (
    <td
      {...{ role, style }}
      ref={setNodeRef}
      data-day={day.isoDate}
      aria-current={modifiers.today ? 'date' : undefined}
      className={classes(
        'h-16 border border-line p-0.5 align-top transition-colors sm:h-28 sm:p-1.5',
        isPast ? 'bg-sunken' : day.outside && 'bg-paper',
        isOver && 'bg-accent-wash',
      )}
    >
      <span className="sr-only">{formatDay(day.isoDate)}</span>
      <span
        aria-hidden="true"
        className={classes(
          'mb-1 inline-grid size-7 place-items-center rounded-full text-sm tabular-nums',
          modifiers.today
            ? 'bg-ink font-bold text-paper'
            : day.outside || isPast
              ? 'text-ink-soft'
              : 'text-ink',
        )}
      >
        {children}
      </span>
      <div className="flex flex-col gap-1">
        {entries.map((entry) => (
          <CalendarEntry key={entry.id} entry={entry} />
        ))}
      </div>
    </td>
  )
}
