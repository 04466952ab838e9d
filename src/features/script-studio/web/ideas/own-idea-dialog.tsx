import { useId } from 'react'
import { FormNotice } from '#platform/web/form/form-notice.tsx'
import { useContractForm } from '#platform/web/form/use-contract-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { TextArea } from '#platform/web/ui/text-area.tsx'
import { tones } from '#features/creator-profile/contract/choices.ts'
import { customIdeaDefaults, goals, scriptLengths } from '../../contract/choices.ts'
import { ownIdeaMessages } from '../../contract/idea-messages.ts'
import { studioLimits } from '../../contract/limits.ts'
import type { CustomIdeaInput } from '../../contract/script.ts'
import { asChoices } from '../data/as-choices.ts'

type OwnIdeaDialogProps = { onWrite: (idea: CustomIdeaInput) => Promise<void>; onClose: () => void }

export function OwnIdeaDialog({ onWrite, onClose }: OwnIdeaDialogProps) {
  const formId = useId()
  const form = useContractForm({
    schema: () => import('../../contract/script.ts').then(({ CustomIdeaInput: schema }) => schema),
    submit: onWrite,
    failure: (error) => `Error: ${error.message}`,
    keepValues: true,
    draft: 'own-idea',
    onSuccess: onClose,
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="xl"
      title={ownIdeaMessages.title}
      actions={
        <>
          <Button onClick={onClose}>{ownIdeaMessages.cancel}</Button>
          <Button type="submit" form={formId} variant="main" busy={form.busy} busyText={ownIdeaMessages.busy}>
            {ownIdeaMessages.submit}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId} className="grid gap-5 sm:grid-cols-2">
        <TextArea
          {...form.field('description')}
          label={ownIdeaMessages.description}
          hint={ownIdeaMessages.descriptionHint}
          required
          rows={5}
          countTo={studioLimits.description}
          className="sm:col-span-2"
        />
        <Select
          {...form.field('goal')}
          label={ownIdeaMessages.goal}
          choices={asChoices(goals)}
          defaultValue={customIdeaDefaults.goal}
          className="sm:col-span-2"
        />
        <Select
          {...form.field('videoLength')}
          label={ownIdeaMessages.length}
          choices={asChoices(scriptLengths)}
          defaultValue={customIdeaDefaults.videoLength}
        />
        <Select
          {...form.field('tone')}
          label={ownIdeaMessages.tone}
          choices={asChoices(tones)}
          defaultValue={customIdeaDefaults.tone}
        />
        <FormNotice of={form} className="sm:col-span-2" />
      </form>
    </Dialog>
  )
}
