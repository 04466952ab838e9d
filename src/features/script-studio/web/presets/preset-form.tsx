import { FormNotice } from '#platform/web/form/form-notice.tsx'
import { useContractForm } from '#platform/web/form/use-contract-form.ts'
import { Checkbox } from '#platform/web/ui/checkbox.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { TextArea } from '#platform/web/ui/text-area.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { tones } from '#features/creator-profile/contract/choices.ts'
import { presetLengths } from '../../contract/choices.ts'
import { studioMessages } from '../../contract/messages.ts'
import { presetMessages } from '../../contract/preset-messages.ts'
import type { Preset } from '../../contract/preset.ts'
import { asChoices } from '../data/as-choices.ts'
import { usePresetChanges } from '../data/use-presets.ts'

type PresetFormProps = {
  formId: string
  preset: Preset | undefined
  canSearch: boolean
  onBusy: (isBusy: boolean) => void
  onDone: () => void
}

const texts = [
  { name: 'topics', label: presetMessages.topics, hint: presetMessages.topicsHint },
  { name: 'specificInstructions', label: presetMessages.instructions, hint: undefined },
] as const

export function PresetForm({ formId, preset, canSearch, onBusy, onDone }: PresetFormProps) {
  const toast = useToast()
  const { save } = usePresetChanges()
  const form = useContractForm({
    schema: () => import('../../contract/preset.ts').then(({ PresetInput }) => PresetInput),
    async submit(values) {
      onBusy(true)
      try {
        return await save(preset?.id, values)
      } finally {
        onBusy(false)
      }
    },
    // At the field if it has one, otherwise the specified message.
    failure: (error) => (error.fields ? '' : studioMessages.presetSaveFailed(error.status, error.message)),
    keepValues: true,
    draft: `preset:${preset?.id ?? 'new'}`,
    onSuccess: () => {
      toast({ text: presetMessages.saved })
      onDone()
    },
  })
  return (
    <form {...form.props} id={formId} className="grid gap-5 sm:grid-cols-2">
      <TextField
        {...form.field('name')}
        label={presetMessages.name}
        required
        defaultValue={preset?.name}
        className="sm:col-span-2"
      />
      <TextArea
        {...form.field('description')}
        label={presetMessages.description}
        hint={presetMessages.descriptionHint}
        rows={2}
        defaultValue={preset?.description}
        className="sm:col-span-2"
      />
      <Select
        {...form.field('tone')}
        label={presetMessages.tone}
        placeholder={presetMessages.likeProfile}
        choices={asChoices(tones)}
        defaultValue={preset?.tone}
      />
      <Select
        {...form.field('videoLength')}
        label={presetMessages.length}
        placeholder={presetMessages.likeProfile}
        choices={asChoices(presetLengths)}
        defaultValue={preset?.videoLength}
      />
      {texts.map(({ name, ...labels }) => (
        <TextArea
          key={name}
          {...form.field(name)}
          {...labels}
          rows={2}
          defaultValue={preset?.[name]}
          className="sm:col-span-2"
        />
      ))}
      <Checkbox
        {...form.field('enableWebSearch')}
        label={presetMessages.search}
        hint={canSearch ? undefined : presetMessages.searchHint}
        defaultChecked={preset?.enableWebSearch}
        className="sm:col-span-2"
      />
      <FormNotice of={form} className="sm:col-span-2" />
    </form>
  )
}
