import CalendarClock from 'lucide-react/icons/calendar-clock'
import Ellipsis from 'lucide-react/icons/ellipsis'
import FileText from 'lucide-react/icons/file-text'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Trash from 'lucide-react/icons/trash-2'
import { Link } from 'react-router'
import { Button } from '#platform/web/ui/button.tsx'
import { Menu, MenuChoices, MenuItem, MenuSeparator } from '#platform/web/ui/menu.tsx'
import { calendarMessages, statusNames } from '../../contract/calendar-messages.ts'
import { scheduleStatuses, type ScheduleStatus } from '../../contract/choices.ts'
import type { ScheduledContent } from '../../contract/schedule.ts'
import { useCalendarDays } from './entries-by-day.ts'
import { isOutdated, StatusMark } from './entry-facts.tsx'
import { platformChoices, platformOf } from './platform-choices.ts'
import { useEntryActions } from './use-entry-actions.ts'
import { viewerLink } from './viewer-link.ts'

/** Everything that can be done with an entry. */
export function EntryMenu({ entry, className }: { entry: ScheduledContent; className?: string }) {
  const { onChoose } = useCalendarDays()
  const actions = useEntryActions()
  return (
    <Menu
      trigger={
        <Button
          variant="quiet"
          size="icon"
          aria-label={calendarMessages.actionsFor(entry.title)}
          className={className}
        >
          <Ellipsis size={18} aria-hidden="true" />
        </Button>
      }
    >
      <MenuItem asChild>
        <Link {...viewerLink(entry)}>
          <FileText size={16} aria-hidden="true" />
          {calendarMessages.open}
        </Link>
      </MenuItem>
      <MenuItem onSelect={() => onChoose(entry, 'move')}>
        <CalendarClock size={16} aria-hidden="true" />
        {calendarMessages.move}
      </MenuItem>
      {isOutdated(entry) && (
        <MenuItem onSelect={() => void actions.update(entry)}>
          <RefreshCw size={16} aria-hidden="true" />
          {calendarMessages.update}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuChoices
        label={calendarMessages.status}
        value={entry.status}
        onChoose={(status) => actions.setStatus(entry, status as ScheduleStatus)}
        choices={scheduleStatuses.map((status) => ({
          value: status,
          label: (
            <>
              <StatusMark status={status} />
              {statusNames[status]}
            </>
          ),
        }))}
      />
      <MenuSeparator />
      <MenuChoices
        label={calendarMessages.platform}
        value={entry.platform ?? ''}
        onChoose={(platform) => actions.setPlatform(entry, platformOf(platform))}
        choices={platformChoices}
      />
      <MenuSeparator />
      <MenuItem danger onSelect={() => onChoose(entry, 'delete')}>
        <Trash size={16} aria-hidden="true" />
        {calendarMessages.delete}
      </MenuItem>
    </Menu>
  )
}
