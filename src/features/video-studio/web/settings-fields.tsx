import { Select } from '#platform/web/ui/select.tsx'
import { frameRates, resolutions } from '../contract/choices.ts'
import type { Template } from './template.ts'

type Name = 'fps' | 'resolution' | 'orientation'
type SettingsFieldsProps = {
  settings: Template['settings']
  field: (name: Name) => { name: string; error: string | undefined }
}

const orientationChoices = [
  { value: 'landscape', label: 'Landscape (16:9)' },
  { value: 'portrait', label: 'Portrait (9:16)' },
]

export function SettingsFields({ settings, field }: SettingsFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Select
        label="Frames per second"
        choices={frameRates.map((rate) => ({ value: String(rate), label: `${rate} fps` }))}
        defaultValue={settings.fps}
        {...field('fps')}
      />
      <Select
        label="Resolution"
        choices={resolutions.map((resolution) => ({ value: resolution, label: resolution }))}
        defaultValue={settings.resolution}
        {...field('resolution')}
      />
      <Select
        label="Orientation"
        choices={orientationChoices}
        defaultValue={settings.orientation}
        {...field('orientation')}
      />
    </div>
  )
}
