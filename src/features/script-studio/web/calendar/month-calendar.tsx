import { DndContext, type DragEndEvent } from '@dnd-kit/core'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useMemo, useState, useId } from 'react'
import { DayPicker } from 'react-day-picker'
import { asApiError } from '#platform/web/api-error.ts'
import { formatDay } from '#platform/web/format.ts'
import { buttonStyle } from '#platform/web/ui/button-style.ts'
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { ScheduledContent } from '../../contract/schedule.ts'
import { useScheduleChanges } from '../data/use-schedule.ts'
import { DayCell } from './day-cell.tsx'
import { dragWords, findDay, useDragSensors } from './drag-by-day.ts'
import { EntriesByDay, type CalendarDays, today } from './entries-by-day.ts'
import { MonthAgenda } from './month-agenda.tsx'
import { FormNotice } from '#platform/web/form/form-notice.tsx'
import { useContractForm } from '#platform/web/form/use-contract-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'

const look = {
  root: 'relative',
  months: 'relative',
  nav: 'absolute top-0 right-0 flex gap-2',
  button_previous: buttonStyle('plain', 'icon'),
  button_next: buttonStyle('plain', 'icon'),
  month_caption: 'flex min-h-10 items-center',
  caption_label: 'font-display text-xl font-bold',
  month_grid: 'mt-4 w-full table-fixed border-collapse',
  weekday: 'pb-2 text-xs font-semibold text-ink-soft',
  today: '',
  outside: '',
}

/** The month as a grid, and as a list where the cells are too small to read. */
export function MonthCalendar({ entries }: { entries: readonly ScheduledContent[] }) {
  const [month, setMonth] = useState(() => atNoon(today()))
  const [chosen, setChosen] = useState<{ entry: ScheduledContent; to: 'move' | 'delete' }>()
  const toast = useToast()
  const { move, remove } = useScheduleChanges()
  const sensors = useDragSensors()

  const moveTo = async (entry: ScheduledContent, day: string) => {
    if (day === entry.scheduledDate) return
    await move(entry, day)
    const undo = () =>
      void move({ ...entry, scheduledDate: day }, entry.scheduledDate).catch((cause: unknown) =>
        toast({ kind: 'failure', text: asApiError(cause).message }),
      )
    toast({ text: `Moved to ${formatDay(day)}.`, action: { text: 'Undo', run: undo } })
  }
  const drop = ({ active, over }: DragEndEvent) => {
    const entry = entries.find(({ id }) => id === active.id)
    if (!entry || !over) return
    void moveTo(entry, String(over.id)).catch((cause: unknown) =>
      toast({ kind: 'failure', text: asApiError(cause).message }),
    )
  }
  const days = useMemo<CalendarDays>(
    () => ({
      of: Map.groupBy(entries, ({ scheduledDate }) => scheduledDate),
      today: today(),
      onChoose: (entry, to) => setChosen({ entry, to }),
    }),
    [entries],
  )
  const close = () => setChosen(undefined)
  return (
    <div className="rounded-lg border border-line bg-surface p-3 sm:p-5">
      <DndContext
        sensors={sensors}
        collisionDetection={findDay}
        accessibility={dragWords(entries)}
        onDragEnd={drop}
        autoScroll={false}
      >
        <EntriesByDay value={days}>
          <DayPicker
            month={month}
            onMonthChange={setMonth}
            weekStartsOn={0}
            showOutsideDays
            classNames={look}
            components={{ Day: DayCell, Chevron }}
            labels={{ labelPrevious: () => 'Previous month', labelNext: () => 'Next month' }}
          />
          <MonthAgenda month={month} />
        </EntriesByDay>
      </DndContext>
      {chosen?.to === 'move' && (
        <MoveDialog entry={chosen.entry} onMove={(day) => moveTo(chosen.entry, day)} onClose={close} />
      )}
      <ConfirmDialog
        open={chosen?.to === 'delete'}
        onOpenChange={close}
        title="Delete this scheduled script?"
        onConfirm={() => chosen && remove(chosen.entry.id)}
      >
        {chosen?.to === 'delete' &&
          `‘${chosen.entry.title}’ on ${formatDay(chosen.entry.scheduledDate)} will be removed from the calendar with its captions.`}
      </ConfirmDialog>
    </div>
  )
}

const atNoon = (day: string) => new Date(`${day}T12:00:00`)

function Chevron({ orientation = 'left' }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight
  return <Icon size={18} aria-hidden="true" />
}

type MoveDialogProps = {
  entry: ScheduledContent
  onMove: (day: string) => Promise<void>
  onClose: () => void
}

/** Moves an entry without dragging. */
function MoveDialog({ entry, onMove, onClose }: MoveDialogProps) {
  const formId = useId()
  const [firstDay] = useState(today)
  const form = useContractForm({
    schema: () =>
      import('../../contract/schedule.ts').then(({ RescheduleInput }) =>
        RescheduleInput.pick({ scheduledDate: true }),
      ),
    submit: ({ scheduledDate }) => onMove(scheduledDate),
    keepValues: true,
    onSuccess: onClose,
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Move to another day"
      description={entry.title}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="main" busy={form.busy} busyText="Moving...">
            Move
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId} className="flex flex-col gap-4">
        <TextField
          {...form.field('scheduledDate')}
          label="Date"
          type="date"
          required
          min={firstDay}
          defaultValue={entry.scheduledDate}
        />
        <FormNotice of={form} />
      </form>
    </Dialog>
  )
}
