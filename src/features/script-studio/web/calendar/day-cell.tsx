import { useDroppable, useDraggable } from '@dnd-kit/core'
import type { DayProps } from 'react-day-picker'
import { formatDay } from '#platform/web/format.ts'
import { classes } from '#platform/web/ui/classes.ts'
import GripVertical from 'lucide-react/icons/grip-vertical'
import { Link } from 'react-router'
import type { ScheduledContent } from '../../contract/schedule.ts'
import { viewerLink } from './viewer-link.ts'
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

/** A scheduled script on its day: a link that can be dragged, with a handle for the keyboard. */
function CalendarEntry({ entry }: { entry: ScheduledContent }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, isDragging } = useDraggable({
    id: entry.id,
  })
  const { onKeyDown, ...pointing } = listeners ?? {}
  return (
    <div
      ref={setNodeRef}
      {...pointing}
      style={transform ? { transform: `translate(${transform.x}px, ${transform.y}px)` } : undefined}
      className={classes(
        'group relative flex min-h-10 cursor-grab touch-manipulation items-stretch rounded-sm border-l-4 border-accent bg-accent-wash text-xs text-ink select-none sm:min-h-0',
        // Without this, releasing the pointer after a drag would follow the link.
        isDragging && 'pointer-events-none z-30 opacity-90 shadow-floating',
      )}
    >
      <Link
        {...viewerLink(entry)}
        draggable={false}
        title={entry.title}
        className="min-w-0 flex-1 [-webkit-touch-callout:none] px-1 py-0.5 font-medium sm:px-1.5 sm:py-1"
      >
        <span className="line-clamp-2 break-words">{entry.title}</span>
      </Link>
      <button
        type="button"
        ref={setActivatorNodeRef}
        aria-roledescription={attributes['aria-roledescription']}
        aria-describedby={attributes['aria-describedby']}
        aria-label={`Move ${entry.title}, ${formatDay(entry.scheduledDate)}`}
        onKeyDown={onKeyDown as React.KeyboardEventHandler}
        className="hidden w-5 shrink-0 place-items-center text-ink-soft sm:grid"
      >
        <GripVertical size={14} aria-hidden="true" />
      </button>
    </div>
  )
}
