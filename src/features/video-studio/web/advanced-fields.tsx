import ChevronDown from 'lucide-react/icons/chevron-down'
import { Field } from '#platform/web/ui/field.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { frameRates, resolutions } from '../contract/choices.ts'
import { videoLimits } from '../contract/limits.ts'
import { formTexts } from '../contract/messages.ts'
import { framesOfLength, type Length } from '../domain/choose-length.ts'
import { durationOf } from '../domain/describe-video.ts'
import type { Template } from './template.ts'

type Name = 'num_frames' | 'fps' | 'resolution'
type AdvancedFieldsProps = {
  settings: Template['settings']
  /** The initial and the current length. */
  initial: Length
  length: Length
  field: (name: Name) => { name: string; error: string | undefined }
}

/** Frames, their rate and the resolution. Opens by itself when one of them has an error. */
export function AdvancedFields({ settings, initial, length, field }: AdvancedFieldsProps) {
  const hasError = (['num_frames', 'fps', 'resolution'] as const).some((name) => field(name).error)
  return (
    <details className="group rounded-md border border-line" {...(hasError && { open: true })}>
      <summary className="flex min-h-11 cursor-pointer items-center justify-between px-4 text-sm font-semibold">
        {formTexts.advanced}
        <ChevronDown size={16} aria-hidden="true" className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-5 px-4 pt-1 pb-4">
        <FramesSlider error={field('num_frames').error} defaultValue={initial.num_frames} length={length} />
        <div className="grid gap-4 sm:grid-cols-2">
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
        </div>
      </div>
    </details>
  )
}

const { least, most, step } = videoLimits.frames

type FramesSliderProps = { error: string | undefined; defaultValue: number; length: Length }

/** Ends at the most frames that a service takes; longer videos are chosen in seconds. */
function FramesSlider({ error, defaultValue, length }: FramesSliderProps) {
  const frames = framesOfLength(length)
  const duration = `${durationOf({ num_frames: frames, fps: length.fps })} seconds`
  return (
    <Field label="Number of frames" error={error}>
      {(wiring) => (
        <>
          <input
            {...wiring}
            type="range"
            name="num_frames"
            min={least}
            max={most}
            step={step}
            defaultValue={defaultValue}
            aria-valuetext={`${frames} frames, ${duration}`}
            className="min-h-10 w-full accent-accent"
          />
          <p className="flex justify-between text-sm text-ink-soft tabular-nums">
            <span>{frames} frames</span>
            <output htmlFor={wiring.id}>Duration: {duration}</output>
          </p>
        </>
      )}
    </Field>
  )
}
