import Pencil from 'lucide-react/icons/pencil'
import { useId, useState } from 'react'
import { FormNotice } from '#platform/web/form/form-notice.tsx'
import { useContractForm } from '#platform/web/form/use-contract-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { calendarMessages } from '../../contract/calendar-messages.ts'
import { studioLimits } from '../../contract/limits.ts'

type EditableTitleProps = { title: string; onSave: (title: string) => Promise<unknown> }

export function EditableTitle({ title, onSave }: EditableTitleProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="mt-1 flex items-start gap-2">
      <h1 className="min-w-0 text-3xl break-words">{title}</h1>
      <Button
        variant="quiet"
        size="icon"
        aria-label={calendarMessages.editTitle}
        onClick={() => setIsOpen(true)}
      >
        <Pencil size={16} aria-hidden="true" />
      </Button>
      {isOpen && <TitleDialog {...{ title, onSave }} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

function TitleDialog({ title, onSave, onClose }: EditableTitleProps & { onClose: () => void }) {
  const formId = useId()
  const form = useContractForm({
    schema: () =>
      import('../../contract/schedule.ts').then(({ PlanInput }) => PlanInput.pick({ title: true })),
    submit: (input) => onSave(input.title),
    keepValues: true,
    onSuccess: onClose,
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={calendarMessages.editTitle}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="main" busy={form.busy} busyText="Saving...">
            Save
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId} className="flex flex-col gap-4">
        <TextField
          {...form.field('title')}
          label={calendarMessages.title}
          required
          maxLength={studioLimits.title}
          defaultValue={title}
        />
        <FormNotice of={form} />
      </form>
    </Dialog>
  )
}
