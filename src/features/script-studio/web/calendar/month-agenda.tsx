import CalendarDays from 'lucide-react/icons/calendar-days'
import Plus from 'lucide-react/icons/plus'
import { formatDay } from '#platform/web/format.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { TextLink } from '#platform/web/ui/link.tsx'
import { calendarMessages } from '../../contract/calendar-messages.ts'
import type { ScheduledContent } from '../../contract/schedule.ts'
import type { Span } from '../../domain/calendar-days.ts'
import { useCalendarDays } from './entries-by-day.ts'
import { EntryFacts, platformStripe } from './entry-facts.tsx'
import { EntryMenu } from './entry-menu.tsx'
import { viewerLink } from './viewer-link.ts'

/** Where a phone jumps to from a day of the grid. */
export const agendaDayId = (day: string) => `agenda-${day}`

/** The entries by day, with all actions. A wide week shows them in its grid instead. */
export function MonthAgenda({ shown }: { shown: Span }) {
  const { of, view, today, onAdd } = useCalendarDays()
  const days = [...of]
    .filter(([day]) => day >= shown.from && day <= shown.to)
    .toSorted(([one], [other]) => one.localeCompare(other))
  const isNow = today >= shown.from && today <= shown.to
  if (days.length === 0)
    return (
      <EmptyState
        className="mt-5"
        icon={<CalendarDays size={24} aria-hidden="true" />}
        title={calendarMessages.nothing(view)}
        action={isNow && <Button onClick={() => onAdd(today)}>{calendarMessages.planToday}</Button>}
      >
        {calendarMessages.nothingHint}
      </EmptyState>
    )
  return (
    <ul
      aria-label={calendarMessages.agenda(view)}
      className={classes('mt-5 divide-y divide-line border-t border-line', view === 'week' && 'sm:hidden')}
    >
      {days.map(([day, entries]) => (
        <li
          key={day}
          id={agendaDayId(day)}
          tabIndex={-1}
          className="scroll-mt-24 gap-x-4 py-2 sm:flex sm:items-start"
        >
          <AgendaDay day={day} />
          <ul className="flex min-w-0 flex-1 flex-col gap-2">
            {entries.map((entry) => (
              <AgendaEntry key={entry.id} entry={entry} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

function AgendaDay({ day }: { day: string }) {
  const { today, onAdd } = useCalendarDays()
  return (
    <div className="flex min-h-10 items-center gap-1 sm:w-52 sm:shrink-0">
      <time
        dateTime={day}
        className={classes('flex-1 text-sm', day === today ? 'font-bold text-ink' : 'text-ink-soft')}
      >
        {day === today && `${calendarMessages.today}, `}
        {formatDay(day)}
      </time>
      {day >= today && (
        <Button
          variant="quiet"
          size="icon"
          aria-label={calendarMessages.addTo(formatDay(day))}
          onClick={() => onAdd(day)}
        >
          <Plus size={16} aria-hidden="true" />
        </Button>
      )}
    </div>
  )
}

function AgendaEntry({ entry }: { entry: ScheduledContent }) {
  const { platform } = entry
  return (
    <li
      className={classes(
        'flex min-h-10 items-start gap-2 border-l-4 pl-3',
        platform === null ? 'border-l-edge' : platformStripe[platform],
      )}
    >
      <div className="min-w-0 flex-1 py-1">
        <TextLink {...viewerLink(entry)} className="block break-words">
          {entry.title}
        </TextLink>
        <EntryFacts entry={entry} className="text-sm" />
      </div>
      <EntryMenu entry={entry} className="shrink-0" />
    </li>
  )
}
