import { useId, useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { RadioGroup } from '#platform/web/ui/radio-group.tsx'
import { Spinner } from '#platform/web/ui/spinner.tsx'
import { presetMessages } from '../../contract/preset-messages.ts'
import { usePresets } from '../data/use-presets.ts'

type SelectPresetDialogProps = { onClose: () => void; onGenerate: (presetId: string | null) => void }

export function SelectPresetDialog({ onClose, onGenerate }: SelectPresetDialogProps) {
  const formId = useId()
  const presets = usePresets()
  const [chosen, setChosen] = useState('')
  const choices = (presets.data ?? []).map(({ id, name, description }) => ({
    value: id,
    label: name,
    ...(description !== '' && { hint: <span className="line-clamp-2">{description}</span> }),
  }))
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={presetMessages.selectTitle}
      description={presetMessages.selectLead}
      actions={
        <>
          <Button onClick={onClose}>{presetMessages.cancel}</Button>
          <Button type="submit" form={formId} variant="main">
            {presetMessages.generate}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          onGenerate(chosen === '' ? null : chosen)
        }}
        className="flex flex-col gap-4"
      >
        {presets.isPending && <Spinner />}
        {presets.isError && (
          <ErrorState onRetry={() => void presets.refetch()} busy={presets.isFetching}>
            {presets.error.message}
          </ErrorState>
        )}
        <RadioGroup
          name="presetId"
          label={presetMessages.generateWith}
          value={chosen}
          onChange={(event) => setChosen(event.currentTarget.value)}
          choices={[{ value: '', label: presetMessages.none, hint: presetMessages.noneHint }, ...choices]}
        />
      </form>
    </Dialog>
  )
}
