import { useDroppable, useDraggable } from '@dnd-kit/core'
import GripVertical from 'lucide-react/icons/grip-vertical'
import Plus from 'lucide-react/icons/plus'
import type { DayProps, WeekProps } from 'react-day-picker'
import { Link } from 'react-router'
import { formatDay } from '#platform/web/format.ts'
import { classes } from '#platform/web/ui/classes.ts'
import { calendarMessages, statusNames } from '../../contract/calendar-messages.ts'
import type { ScheduledContent } from '../../contract/schedule.ts'
import { useCalendarDays } from './entries-by-day.ts'
import { EntryFacts, platformStripe, StatusMark } from './entry-facts.tsx'
import { EntryMenu } from './entry-menu.tsx'
import { viewerLink } from './viewer-link.ts'

/** A row of the grid; the week view has only one. */
export function WeekRow({ week, ...row }: WeekProps) {
  const { grid } = useCalendarDays()
  const isShown = week.days.some(({ isoDate }) => isoDate >= grid.from && isoDate <= grid.to)
  return isShown ? <tr {...row} /> : <></>
}

/** One day: free space adds an entry. Past days accept neither entries nor drops. */
export function DayCell({ day, modifiers, children, role, style }: DayProps) {
  const { of, today, view } = useCalendarDays()
  const isPast = day.isoDate < today
  const { setNodeRef, isOver } = useDroppable({ id: day.isoDate, disabled: isPast })
  const entries = of.get(day.isoDate) ?? []
  const isFaint = isPast || (day.outside && view === 'month')
  return (
    <td
      {...{ role, style }}
      ref={setNodeRef}
      data-day={day.isoDate}
      aria-current={modifiers.today ? 'date' : undefined}
      className={classes(
        'group/day relative h-16 border border-line p-0.5 align-top transition-colors sm:p-1.5',
        view === 'week' ? 'sm:h-72' : 'sm:h-28',
        isPast ? 'bg-sunken' : isFaint && 'bg-paper',
        isOver && 'bg-accent-wash',
      )}
    >
      <span className="sr-only">
        {formatDay(day.isoDate)}
        {entries.length > 0 && `, ${calendarMessages.scheduledOn(entries.length)}`}
      </span>
      {!isPast && <AddButton day={day.isoDate} />}
      <span
        aria-hidden="true"
        className={classes(
          'pointer-events-none relative mb-1 inline-grid size-7 place-items-center rounded-full text-sm tabular-nums',
          modifiers.today ? 'bg-ink font-bold text-paper' : isFaint ? 'text-ink-soft' : 'text-ink',
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

/** Fills the cell below its entries, so that a click anywhere in the free space adds to the day. */
function AddButton({ day }: { day: string }) {
  const { onAdd, onKey, tabStop } = useCalendarDays()
  return (
    <button
      type="button"
      data-add-day={day}
      aria-label={calendarMessages.addTo(formatDay(day))}
      tabIndex={tabStop === day ? 0 : -1}
      onClick={() => onAdd(day)}
      onKeyDown={(event) => onKey(event, day)}
      className="absolute inset-0 flex cursor-pointer items-start justify-end p-2 focus-visible:-outline-offset-2"
    >
      <Plus
        size={16}
        aria-hidden="true"
        className="hidden text-ink-soft opacity-0 transition-opacity group-focus-within/day:opacity-100 group-hover/day:opacity-100 sm:block"
      />
    </button>
  )
}

/** A link that can be dragged, with a handle for the keyboard and a menu where there is room for it. */
function CalendarEntry({ entry }: { entry: ScheduledContent }) {
  const { view } = useCalendarDays()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, isDragging } = useDraggable({
    id: entry.id,
  })
  const { onKeyDown, ...pointing } = listeners ?? {}
  return (
    <div
      ref={setNodeRef}
      style={transform ? { transform: `translate(${transform.x}px, ${transform.y}px)` } : undefined}
      className={classes(
        'relative flex min-h-10 items-stretch rounded-sm border border-l-4 border-line bg-paper text-xs text-ink select-none',
        entry.platform === null ? 'border-l-edge' : platformStripe[entry.platform],
        // Without this, releasing the pointer after a drag would follow the link.
        isDragging && 'pointer-events-none z-30 opacity-90 shadow-floating',
      )}
    >
      <div {...pointing} className="flex min-w-0 flex-1 cursor-grab touch-manipulation">
        <Link
          {...viewerLink(entry)}
          draggable={false}
          title={entry.title}
          className="min-w-0 flex-1 [-webkit-touch-callout:none] px-1 py-1 font-medium max-sm:grid max-sm:place-items-center sm:px-1.5"
        >
          <span className="line-clamp-2 break-words max-sm:sr-only">{entry.title}</span>
          <span className="sr-only">
            ({[statusNames[entry.status], entry.platform].filter(Boolean).join(', ')})
          </span>
          <StatusMark status={entry.status} className="sm:hidden" />
          <span aria-hidden="true">
            <EntryFacts
              entry={entry}
              isBrief={view === 'month'}
              className={classes('mt-0.5 font-normal', view === 'week' ? 'max-sm:hidden' : 'max-lg:hidden')}
            />
          </span>
        </Link>
      </div>
      <span className="hidden shrink-0 flex-col sm:flex">
        <button
          type="button"
          ref={setActivatorNodeRef}
          aria-roledescription={attributes['aria-roledescription']}
          aria-describedby={attributes['aria-describedby']}
          aria-label={`Move ${entry.title}, ${formatDay(entry.scheduledDate)}`}
          onKeyDown={onKeyDown as React.KeyboardEventHandler}
          {...pointing}
          className="grid min-h-6 w-6 flex-1 cursor-grab place-items-center text-ink-soft"
        >
          <GripVertical size={14} aria-hidden="true" />
        </button>
        <EntryMenu entry={entry} className="h-6! w-6! max-lg:hidden!" />
      </span>
    </div>
  )
}
