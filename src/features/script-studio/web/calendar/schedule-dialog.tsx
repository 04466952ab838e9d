import { useId, useState } from 'react'
import { FormNotice } from '#platform/web/form/form-notice.tsx'
import { useContractForm } from '#platform/web/form/use-contract-form.ts'
import { formatDay } from '#platform/web/format.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { calendarMessages } from '../../contract/calendar-messages.ts'
import { studioMessages } from '../../contract/messages.ts'
import { explain } from '../data/schedule-changes.ts'
import { useScheduleChanges } from '../data/use-schedule.ts'
import { today } from './entries-by-day.ts'
import { platformChoices, platformOf } from './platform-choices.ts'

type ScheduleDialogProps = { ideaId: string; title: string; hook: number; onClose: () => void }

export function ScheduleDialog({ ideaId, title, hook, onClose }: ScheduleDialogProps) {
  const formId = useId()
  const toast = useToast()
  const { schedule } = useScheduleChanges()
  const [firstDay] = useState(today)
  const [platform, setPlatform] = useState('')
  const form = useContractForm({
    schema: () =>
      import('../../contract/schedule.ts').then(({ ScheduleInput }) =>
        ScheduleInput.pick({ scheduledDate: true }),
      ),
    submit: ({ scheduledDate }) =>
      schedule(ideaId, hook, scheduledDate, platform === '' ? undefined : platformOf(platform)),
    // Errors of the date appear below it.
    failure: (error) => (error.fields ? '' : explain(error)),
    keepValues: true,
    onSuccess: ({ scheduledDate, createdAt, updatedAt }) => {
      const day = formatDay(scheduledDate)
      toast({
        text: createdAt === updatedAt ? calendarMessages.scheduled(day) : studioMessages.scheduledAgain(day),
      })
      onClose()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={calendarMessages.schedule}
      description={title}
      actions={
        <>
          <Button onClick={onClose}>{calendarMessages.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            variant="main"
            busy={form.busy}
            busyText={calendarMessages.scheduling}
          >
            {calendarMessages.confirmSchedule}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId} className="flex flex-col gap-4">
        <TextField
          {...form.field('scheduledDate')}
          label={calendarMessages.date}
          hint={calendarMessages.scheduleHint}
          type="date"
          required
          min={firstDay}
          defaultValue={firstDay}
        />
        <Select
          label={calendarMessages.platform}
          choices={platformChoices}
          value={platform}
          onChange={(event) => setPlatform(event.currentTarget.value)}
        />
        <FormNotice of={form} />
      </form>
    </Dialog>
  )
}
