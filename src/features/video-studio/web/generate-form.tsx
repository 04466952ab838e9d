import { useState } from 'react'
import { FormNotice } from '#platform/web/form/form-notice.tsx'
import { useContractForm } from '#platform/web/form/use-contract-form.ts'
import type { ApiError } from '#platform/web/api-error.ts'
import { Checkbox } from '#platform/web/ui/checkbox.tsx'
import { TextArea } from '#platform/web/ui/text-area.tsx'
import type { EngineName } from '../contract/choices.ts'
import { videoLimits } from '../contract/limits.ts'
import { videoMessages } from '../contract/messages.ts'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { Field } from '#platform/web/ui/field.tsx'
import { durationOf } from '../domain/describe-video.ts'
import { orderVideo, type Ordered } from './order-video.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import type { ScriptToFilm } from '../contract/video-request.ts'
import { SeedImageField } from './seed-image-field.tsx'
import { SettingsFields } from './settings-fields.tsx'
import type { Template } from './template.ts'
import { useSeedImage } from './use-seed-image.ts'

const { least, most, step } = videoLimits.frames

type FramesSliderProps = {
  error: string | undefined
  defaultValue: number
  /** The current values of the controls. */
  num_frames: number
  fps: number
}

function FramesSlider({ error, defaultValue, num_frames, fps }: FramesSliderProps) {
  const duration = `${durationOf({ num_frames, fps })} seconds`
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
            aria-valuetext={`${num_frames} frames, ${duration}`}
            className="min-h-10 w-full accent-accent"
          />
          <p className="flex justify-between text-sm text-ink-soft tabular-nums">
            <span>{num_frames} frames</span>
            <output htmlFor={wiring.id}>Duration: {duration}</output>
          </p>
        </>
      )}
    </Field>
  )
}

type GenerateFormProps = {
  formId: string
  email: string
  template: Template
  engine: EngineName | undefined
  onBusy: (busy: boolean) => void
  onOrdered: (ordered: Ordered) => void
}

export function GenerateForm({ formId, email, template, engine, onBusy, onOrdered }: GenerateFormProps) {
  const { num_frames, fps } = template.settings
  const [length, setLength] = useState<{ num_frames: number; fps: number }>({ num_frames, fps })
  const [script, setScript] = useState(template.script)
  const seed = useSeedImage(template.seedImageOf)
  const form = useContractForm({
    schema: () => import('../contract/video-request.ts').then((contract) => contract.VideoForm),
    draft: template.draft,
    keepValues: true,
    async submit(values) {
      onBusy(true)
      try {
        return await orderVideo(email, { ...values, ...seed.fields, script })
      } finally {
        onBusy(false)
      }
    },
    onSuccess: onOrdered,
    failure: describeFailure,
  })
  return (
    <form
      {...form.props}
      id={formId}
      onPaste={(event) => {
        const file = event.clipboardData.files[0]
        if (!file) return
        event.preventDefault()
        void seed.choose(file)
      }}
      className="flex flex-col gap-5"
    >
      {script && <ScriptNotice script={script} onDrop={() => setScript(null)} />}
      <TextArea
        label="Prompt"
        hint="What should the video show and say? Each sentence becomes a scene."
        required
        rows={4}
        countTo={videoLimits.prompt}
        defaultValue={template.prompt}
        {...form.field('prompt')}
      />
      <div
        className="flex flex-col gap-5"
        onInput={({ currentTarget }) => setLength((before) => readLength(currentTarget) ?? before)}
      >
        <FramesSlider {...length} defaultValue={num_frames} error={form.field('num_frames').error} />
        <SettingsFields settings={template.settings} field={form.field} />
        {engine === 'embedded' && (
          <Checkbox
            {...form.field('sound')}
            label="Add soft background music"
            hint="Soft chords that match the mood and change with each scene."
            defaultChecked={template.settings.sound}
          />
        )}
      </div>
      <SeedImageField seed={seed} refusal={form.field('seed_image').error} />
      <EndCardFields template={template} field={form.field} />
      <FormNotice of={form} />
    </form>
  )
}

// Read from the controls, because a restored draft fills them without React.
function readLength(fields: HTMLElement) {
  const frames = fields.querySelector<HTMLInputElement>('[name=num_frames]')
  const rate = fields.querySelector<HTMLSelectElement>('[name=fps]')
  return frames && rate ? { num_frames: Number(frames.value), fps: Number(rate.value) } : undefined
}

/** Fields show their own errors; internal ones stay hidden. */
function describeFailure({ status, message, fields }: ApiError): string {
  if (fields) return ''
  return status === 'INTERNAL' || status === 'UNKNOWN' ? videoMessages.fallback : message
}

type Name = 'handle' | 'call_to_action'
type EndCardFieldsProps = {
  template: Template
  field: (name: Name) => { name: string; error: string | undefined }
}

/** What the last picture says. */
function EndCardFields({ template, field }: EndCardFieldsProps) {
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-2 text-sm text-ink-soft">End card (optional)</legend>
      <TextField label="Your handle" placeholder="@you" defaultValue={template.handle} {...field('handle')} />
      <TextField
        label="Call to action"
        placeholder="Follow for part two"
        defaultValue={template.call_to_action}
        {...field('call_to_action')}
      />
    </fieldset>
  )
}

/** Says that the scenes do not come from the prompt, and offers that they do. */
function ScriptNotice({ script, onDrop }: { script: ScriptToFilm; onDrop: () => void }) {
  const scenes = script.script_parts.length
  return (
    <Notice
      kind="information"
      title={script.title === '' ? 'Made from your script' : `Made from your script ‘${script.title}’`}
      actions={<Button onClick={onDrop}>Use the prompt</Button>}
    >
      The scenes follow its {scenes === 1 ? 'one part' : `${scenes} parts`}; the prompt sets the mood.
    </Notice>
  )
}
