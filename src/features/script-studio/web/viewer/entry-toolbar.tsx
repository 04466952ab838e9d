import CalendarClock from 'lucide-react/icons/calendar-clock'
import Presentation from 'lucide-react/icons/presentation'
import Trash from 'lucide-react/icons/trash-2'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { lazyWithFallback } from '#platform/web/lazy-with-fallback.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { LoadFailure } from '#platform/web/ui/error-state.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { calendarMessages, statusNames } from '../../contract/calendar-messages.ts'
import { scheduleStatuses, type ScheduleStatus } from '../../contract/choices.ts'
import { studioPaths } from '../../contract/paths.ts'
import { prompterMessages } from '../../contract/script-messages.ts'
import type { ScheduledContent } from '../../contract/schedule.ts'
import { spokenLines } from '../../domain/render-script.ts'
import { DeleteQuestion, MoveDialog } from '../calendar/entry-dialogs.tsx'
import { platformChoices, platformOf } from '../calendar/platform-choices.ts'
import { useEntryActions } from '../calendar/use-entry-actions.ts'
import { ScriptExports } from '../script/script-exports.tsx'

const Teleprompter = lazyWithFallback(
  async () => (await import('../script/teleprompter.tsx')).Teleprompter,
  LoadFailure,
)

/** Status, platform and everything else that can be done with the entry. */
export function EntryToolbar({ entry }: { entry: ScheduledContent }) {
  const { title, script, selectedHook } = entry
  const [opened, setOpened] = useState<'prompter' | 'move' | 'delete'>()
  const actions = useEntryActions()
  const navigate = useNavigate()
  const close = () => setOpened(undefined)
  const hasScript = script.script_parts.length > 0
  return (
    <div className="mt-4 flex flex-col gap-3">
      <div className="grid max-w-md grid-cols-2 gap-3">
        <Select
          label={calendarMessages.status}
          value={entry.status}
          choices={scheduleStatuses.map((value) => ({ value, label: statusNames[value] }))}
          onChange={(event) => actions.setStatus(entry, event.currentTarget.value as ScheduleStatus)}
        />
        <Select
          label={calendarMessages.platform}
          value={entry.platform ?? ''}
          choices={platformChoices}
          onChange={(event) => actions.setPlatform(entry, platformOf(event.currentTarget.value))}
        />
      </div>
      <div className="-ml-4 flex flex-wrap">
        {hasScript && (
          <Button variant="quiet" onClick={() => setOpened('prompter')}>
            <Presentation size={16} aria-hidden="true" />
            {prompterMessages.open}
          </Button>
        )}
        <Button variant="quiet" onClick={() => setOpened('move')}>
          <CalendarClock size={16} aria-hidden="true" />
          {calendarMessages.move}
        </Button>
        {hasScript && <ScriptExports entry={{ title, script, selectedHook }} scriptId={entry.ideaId} />}
        <Button variant="quiet" className="text-danger!" onClick={() => setOpened('delete')}>
          <Trash size={16} aria-hidden="true" />
          {calendarMessages.delete}
        </Button>
      </div>
      {opened === 'prompter' && (
        <Suspense fallback={null}>
          <Teleprompter title={title} lines={spokenLines({ script, selectedHook })} onClose={close} />
        </Suspense>
      )}
      {opened === 'move' && (
        <MoveDialog entry={entry} onMove={(day) => actions.moveTo(entry, day)} onClose={close} />
      )}
      <DeleteQuestion
        entry={opened === 'delete' ? entry : undefined}
        onClose={close}
        onDelete={async () => {
          await actions.remove(entry)
          await navigate(studioPaths.calendar, { replace: true })
        }}
      />
    </div>
  )
}
