import { useId, useState } from 'react'
import { FormNotice } from '#platform/web/form/form-notice.tsx'
import { useContractForm } from '#platform/web/form/use-contract-form.ts'
import { formatDay } from '#platform/web/format.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { calendarMessages } from '../../contract/calendar-messages.ts'
import { studioLimits } from '../../contract/limits.ts'
import { explain } from '../data/schedule-changes.ts'
import { useHistory } from '../data/use-current-ideas.ts'
import { useScheduleChanges } from '../data/use-schedule.ts'
import { platformChoices, platformOf } from './platform-choices.ts'
import { IdeaPicker, useIdeaPick } from './idea-picker.tsx'

type AddDialogProps = { day: string; onClose: () => void }

const kinds = [
  ['ideas', calendarMessages.fromIdeas],
  ['own', calendarMessages.newIdea],
] as const

/** Adds one of the creator's ideas, or a new one, to a day. What was entered stays if that fails. */
export function AddDialog({ day, onClose }: AddDialogProps) {
  const formId = useId()
  const toast = useToast()
  const { plan, schedule } = useScheduleChanges()
  const [chosen, setKind] = useState<(typeof kinds)[number][0]>()
  const history = useHistory()
  // Without ideas there is nothing to choose from.
  const hasNoIdeas = history.data?.pages.every(({ items }) => items.length === 0) ?? false
  const kind = chosen ?? (hasNoIdeas ? 'own' : 'ideas')
  const [platform, setPlatform] = useState('')
  const done = () => {
    toast({ text: calendarMessages.added(formatDay(day)) })
    onClose()
  }
  const pick = useIdeaPick(async (idea, hook) => {
    await (hook === undefined
      ? plan({ ideaId: idea.id, title: idea.title, scheduledDate: day, platform: platformOf(platform) })
      : schedule(idea.id, hook, day, platformOf(platform)))
    done()
  })
  const own = useContractForm({
    schema: () =>
      import('../../contract/schedule.ts').then(({ PlanInput }) => PlanInput.pick({ title: true })),
    submit: ({ title }) => plan({ ideaId: null, title, scheduledDate: day, platform: platformOf(platform) }),
    failure: (error) => (error.fields?.['title'] === undefined ? explain(error) : ''),
    keepValues: true,
    draft: 'calendar-idea',
    onSuccess: done,
  })
  const isOwn = kind === 'own'
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="xl"
      title={calendarMessages.addTo(formatDay(day))}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={`${formId}-${kind}`}
            variant="main"
            busy={isOwn ? own.busy : pick.isBusy}
            busyText={calendarMessages.adding}
          >
            {calendarMessages.add}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <div role="group" aria-label={calendarMessages.addWhat} className="flex">
          {kinds.map(([value, label]) => (
            <Button
              key={value}
              aria-pressed={value === kind}
              onClick={() => setKind(value)}
              className={classes(
                value === 'ideas' ? 'rounded-r-none' : '-ml-px rounded-l-none',
                value === kind && 'border-ink! bg-ink! text-paper!',
              )}
            >
              {label}
            </Button>
          ))}
        </div>
        <form
          id={`${formId}-ideas`}
          hidden={isOwn}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void pick.submit()
          }}
        >
          <IdeaPicker pick={pick} />
        </form>
        {/* Only hidden, so that switching loses nothing. */}
        <form {...own.props} id={`${formId}-own`} hidden={!isOwn} className="flex flex-col gap-4">
          <TextField
            {...own.field('title')}
            label={calendarMessages.ideaLabel}
            hint={calendarMessages.ideaHint}
            required
            maxLength={studioLimits.title}
          />
          <FormNotice of={own} />
        </form>
        <Select
          label={calendarMessages.platform}
          choices={platformChoices}
          value={platform}
          onChange={(event) => setPlatform(event.currentTarget.value)}
        />
        {!isOwn && pick.problem !== undefined && <Notice kind="failure">{pick.problem}</Notice>}
      </div>
    </Dialog>
  )
}
