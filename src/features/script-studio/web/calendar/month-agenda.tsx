import CalendarDays from 'lucide-react/icons/calendar-clock'
import Trash from 'lucide-react/icons/trash-2'
import { formatDay } from '#platform/web/format.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TextLink } from '#platform/web/ui/link.tsx'
import { useCalendarDays } from './entries-by-day.ts'
import { viewerLink } from './viewer-link.ts'

/** The month's entries by day, with all actions. */
export function MonthAgenda({ month }: { month: Date }) {
  const { of, onChoose } = useCalendarDays()
  const prefix = `${month.getFullYear()}-${String(month.getMonth() + 1).padStart(2, '0')}`
  const entries = [...of]
    .filter(([day]) => day.startsWith(prefix))
    .toSorted(([one], [other]) => one.localeCompare(other))
    .flatMap(([, found]) => found)
  if (entries.length === 0)
    return (
      <p className="mt-5 text-sm text-ink-soft">
        Nothing scheduled this month. Select a hook in a script, then choose Schedule.
      </p>
    )
  return (
    <ul aria-label="Scheduled this month" className="mt-5 divide-y divide-line border-t border-line">
      {entries.map((entry) => (
        <li key={entry.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
          <time dateTime={entry.scheduledDate} className="w-36 text-sm text-ink-soft">
            {formatDay(entry.scheduledDate)}
          </time>
          <TextLink {...viewerLink(entry)} className="min-w-0 flex-1 basis-52">
            {entry.title}
          </TextLink>
          <span className="-mr-2 flex text-ink-soft">
            <Button
              variant="quiet"
              aria-label={`Move ${entry.title} to another day`}
              onClick={() => onChoose(entry, 'move')}
            >
              <CalendarDays size={16} aria-hidden="true" />
              Move
            </Button>
            <Button
              variant="quiet"
              size="icon"
              aria-label={`Delete ${entry.title}`}
              onClick={() => onChoose(entry, 'delete')}
            >
              <Trash size={16} aria-hidden="true" />
            </Button>
          </span>
        </li>
      ))}
    </ul>
  )
}
