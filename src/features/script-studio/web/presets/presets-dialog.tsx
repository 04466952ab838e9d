import Plus from 'lucide-react/icons/plus'
import { useId, useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Spinner } from '#platform/web/ui/spinner.tsx'
import { studioMessages } from '../../contract/messages.ts'
import { presetMessages } from '../../contract/preset-messages.ts'
import type { Preset } from '../../contract/preset.ts'
import { usePresetChanges, usePresets } from '../data/use-presets.ts'
import { PresetForm } from './preset-form.tsx'

type PresetsDialogProps = { canSearch: boolean; onClose: () => void }

/** The list of presets; the form replaces it, so that no dialog opens over another. */
export function PresetsDialog({ canSearch, onClose }: PresetsDialogProps) {
  const formId = useId()
  const [edited, setEdited] = useState<Preset | 'new'>()
  const [doomed, setDoomed] = useState<Preset>()
  const [isBusy, setIsBusy] = useState(false)
  const { remove } = usePresetChanges()
  const backToList = () => setEdited(undefined)
  const preset = edited === 'new' ? undefined : edited
  const actions =
    edited === undefined ? (
      <Button variant="main" onClick={() => setEdited('new')}>
        <Plus size={16} aria-hidden="true" />
        {presetMessages.create}
      </Button>
    ) : (
      <>
        <Button onClick={backToList}>{presetMessages.cancel}</Button>
        <Button type="submit" form={formId} variant="main" busy={isBusy} busyText={presetMessages.saving}>
          {presetMessages.save}
        </Button>
      </>
    )
  return (
    <Dialog
      open
      onOpenChange={edited === undefined ? onClose : backToList}
      size="2xl"
      title={
        edited === undefined
          ? presetMessages.manageTitle
          : preset
            ? presetMessages.edit
            : presetMessages.create
      }
      description={presetMessages.lead}
      actions={actions}
    >
      {edited === undefined ? (
        <PresetList onEdit={setEdited} onDelete={setDoomed} />
      ) : (
        <PresetForm {...{ formId, preset, canSearch }} onBusy={setIsBusy} onDone={backToList} />
      )}
      <ConfirmDialog
        open={doomed !== undefined}
        onOpenChange={() => setDoomed(undefined)}
        title={studioMessages.presetDeleteQuestion}
        onConfirm={() => doomed && remove(doomed.id)}
      >
        {doomed && presetMessages.deleteHint(doomed.name)}
      </ConfirmDialog>
    </Dialog>
  )
}

type PresetListProps = { onEdit: (preset: Preset) => void; onDelete: (preset: Preset) => void }

function PresetList({ onEdit, onDelete }: PresetListProps) {
  const presets = usePresets()
  if (presets.isPending) return <Spinner />
  if (presets.isError)
    return (
      <ErrorState onRetry={() => void presets.refetch()} busy={presets.isFetching}>
        {presets.error.message}
      </ErrorState>
    )
  if (presets.data.length === 0)
    return <EmptyState title={presetMessages.empty}>{presetMessages.emptyHint}</EmptyState>
  return (
    <ul className="divide-y divide-line">
      {presets.data.map((preset) => (
        <PresetRow
          key={preset.id}
          preset={preset}
          onEdit={() => onEdit(preset)}
          onDelete={() => onDelete(preset)}
        />
      ))}
    </ul>
  )
}

function PresetRow({
  preset,
  onEdit,
  onDelete,
}: {
  preset: Preset
  onEdit: () => void
  onDelete: () => void
}) {
  const facts = [preset.tone, preset.videoLength, preset.enableWebSearch && presetMessages.webSearch].filter(
    Boolean,
  )
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold">{preset.name}</p>
        {preset.description !== '' && (
          <p className="line-clamp-2 text-sm text-ink-soft">{preset.description}</p>
        )}
        {facts.length > 0 && <p className="text-xs text-ink-soft">{facts.join(' · ')}</p>}
      </div>
      <div className="flex gap-2">
        <Button onClick={onEdit} aria-label={presetMessages.editNamed(preset.name)}>
          {presetMessages.editOne}
        </Button>
        <Button variant="quiet" onClick={onDelete} aria-label={presetMessages.deleteNamed(preset.name)}>
          {presetMessages.deleteOne}
        </Button>
      </div>
    </li>
  )
}
