import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { formatDay } from '#platform/web/format.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { calendarMessages } from '../../contract/calendar-messages.ts'
import { addDays, addMonths, gridOf, monthOf, type CalendarView } from '../../domain/calendar-days.ts'

type CalendarHeaderProps = {
  day: string
  today: string
  view: CalendarView
  onDay: (day: string) => void
  onView: (view: CalendarView) => void
}

/** Says which month or week is shown, and leads to others and back to today. */
export function CalendarHeader({ day, today, view, onDay, onView }: CalendarHeaderProps) {
  const step = (by: 1 | -1) => {
    // The first day, so that a long month doesn't decide which day is open in the next.
    const to = view === 'month' ? addMonths(monthOf(day).from, by) : addDays(gridOf(day, view).from, by * 7)
    const { to: last } = view === 'month' ? monthOf(to) : gridOf(to, view)
    onDay(to <= today && today <= last ? today : to)
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p aria-live="polite" className="font-display max-sm:flex-1 text-xl font-bold">
        {nameOf(day, view)}
      </p>
      <div className="flex gap-2 sm:mr-auto sm:ml-2">
        <Button size="icon" aria-label={calendarMessages.previous(view)} onClick={() => step(-1)}>
          <ChevronLeft size={18} aria-hidden="true" />
        </Button>
        <Button size="icon" aria-label={calendarMessages.next(view)} onClick={() => step(1)}>
          <ChevronRight size={18} aria-hidden="true" />
        </Button>
      </div>
      <div role="group" aria-label={calendarMessages.view} className="flex">
        {(['month', 'week'] as const).map((each) => (
          <Button
            key={each}
            aria-pressed={each === view}
            onClick={() => onView(each)}
            className={classes(
              each === 'month' ? 'rounded-r-none' : '-ml-px rounded-l-none',
              each === view && 'border-ink! bg-ink! text-paper!',
            )}
          >
            {calendarMessages[each]}
          </Button>
        ))}
      </div>
      <Button onClick={() => onDay(today)}>{calendarMessages.today}</Button>
    </div>
  )
}

function nameOf(day: string, view: CalendarView): string {
  const { from, to } = gridOf(day, 'week')
  if (view === 'week') return `${formatDay(from)} – ${formatDay(to)}`
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(undefined, options).format(new Date(`${day}T00:00:00Z`))
}
