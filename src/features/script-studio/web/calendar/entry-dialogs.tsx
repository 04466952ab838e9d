import { useId, useState } from 'react'
import { FormNotice } from '#platform/web/form/form-notice.tsx'
import { useContractForm } from '#platform/web/form/use-contract-form.ts'
import { formatDay } from '#platform/web/format.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { calendarMessages } from '../../contract/calendar-messages.ts'
import type { ScheduledContent } from '../../contract/schedule.ts'
import { today } from './entries-by-day.ts'

type MoveDialogProps = {
  entry: ScheduledContent
  onMove: (day: string) => Promise<void>
  onClose: () => void
}

/** Moves an entry without dragging. */
export function MoveDialog({ entry, onMove, onClose }: MoveDialogProps) {
  const formId = useId()
  const [firstDay] = useState(today)
  const form = useContractForm({
    schema: () =>
      import('../../contract/schedule.ts').then(({ ScheduleInput }) =>
        ScheduleInput.pick({ scheduledDate: true }),
      ),
    submit: ({ scheduledDate }) => onMove(scheduledDate),
    keepValues: true,
    onSuccess: onClose,
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={calendarMessages.move}
      description={entry.title}
      actions={
        <>
          <Button onClick={onClose}>{calendarMessages.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            variant="main"
            busy={form.busy}
            busyText={calendarMessages.moving}
          >
            {calendarMessages.moveNow}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId} className="flex flex-col gap-4">
        <TextField
          {...form.field('scheduledDate')}
          label={calendarMessages.date}
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

type DeleteQuestionProps = {
  entry: ScheduledContent | undefined
  onDelete: (entry: ScheduledContent) => Promise<void>
  onClose: () => void
}

export function DeleteQuestion({ entry, onDelete, onClose }: DeleteQuestionProps) {
  return (
    <ConfirmDialog
      open={entry !== undefined}
      onOpenChange={onClose}
      title={calendarMessages.deleteQuestion}
      onConfirm={() => entry && onDelete(entry)}
    >
      {entry && calendarMessages.deleteAnswer(entry.title, formatDay(entry.scheduledDate))}
    </ConfirmDialog>
  )
}
