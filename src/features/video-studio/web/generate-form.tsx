import { useMemo, useState } from 'react'
import { FormNotice } from '#platform/web/form/form-notice.tsx'
import { useContractForm } from '#platform/web/form/use-contract-form.ts'
import type { ApiError } from '#platform/web/api-error.ts'
import { classes } from '#platform/web/ui/classes.ts'
import { Checkbox } from '#platform/web/ui/checkbox.tsx'
import { TextArea } from '#platform/web/ui/text-area.tsx'
import type { EngineName } from '../contract/choices.ts'
import { engineLimits, videoLimits } from '../contract/limits.ts'
import { formTexts, videoMessages } from '../contract/messages.ts'
import type { VideoOptions } from '../contract/video.ts'
import { lengthFields, lengthOf } from '../domain/choose-length.ts'
import { estimateLength, isExtract } from '../film/estimate-length.ts'
import { AdvancedFields } from './advanced-fields.tsx'
import { EndCardFields } from './end-card-fields.tsx'
import { FormPreview } from './form-preview.tsx'
import {
  followPrompt,
  hasOwnLength,
  ownLength,
  readForm,
  setLines,
  setNumber,
  setOwnLength,
  writeLength,
  type FormDraft,
} from './form-draft.ts'
import { LengthField } from './length-field.tsx'
import { LinesField } from './lines-field.tsx'
import { orderVideo, type Ordered } from './order-video.ts'
import { saidLines, scriptOfLines } from './said-lines.ts'
import { ScriptLines } from './script-lines.tsx'
import { useVoice } from './recording/use-voice.ts'
import { VoiceField } from './recording/voice-field.tsx'
import { PhotosField } from './photos-field.tsx'
import { SeedImageField } from './seed-image-field.tsx'
import { ShapeField } from './shape-field.tsx'
import { StyleField } from './style-field.tsx'
import type { Template } from './template.ts'
import { usePhotos } from './use-photos.ts'
import { useSeedImage } from './use-seed-image.ts'

type GenerateFormProps = {
  formId: string
  email: string
  template: Template
  engine: EngineName | undefined
  limits: VideoOptions | undefined
  onBusy: (busy: boolean) => void
  onOrdered: (ordered: Ordered) => void
}

export function GenerateForm(props: GenerateFormProps) {
  const { formId, email, template, engine, onBusy, onOrdered } = props
  const { settings } = template
  const initial = lengthOf(settings)
  const offered = props.limits ?? earlierLimits(engine)
  const { seconds: span, shapes, styles, sound: hasSound, voices = [], photos: photoCount = 0 } = offered
  const [draft, setDraft] = useState<FormDraft>(() => draftOf(template))
  const [chosen, setChosen] = useState(template.script)
  const isBuiltIn = engine === 'embedded'
  const scriptFor = ({ prompt, lines = '' }: { prompt: string; lines?: string | undefined }) =>
    chosen ?? (isBuiltIn ? scriptOfLines(lines, prompt) : null)
  const { prompt, lines } = draft
  // The same object while nothing changes, because the preview reads recordings again for another one.
  const script = useMemo(
    () => chosen ?? (isBuiltIn ? scriptOfLines(lines, prompt) : null),
    [chosen, isBuiltIn, lines, prompt],
  )
  const seed = useSeedImage(template.seedImageOf)
  const photos = usePhotos(settings.photos)
  const voice = useVoice(template)
  const form = useContractForm({
    schema: () => import('../contract/video-request.ts').then((contract) => contract.VideoForm),
    draft: template.draft,
    keepValues: true,
    async submit({ seconds, num_frames, lines, ...values }) {
      onBusy(true)
      try {
        const length = lengthFields({ seconds, num_frames, fps: values.fps })
        const script = scriptFor({ prompt: values.prompt, lines })
        const script_id = chosen && template.scriptId
        const spoken = await voice.fields({ prompt: values.prompt, script })
        const pictures = { ...seed.fields, ...(await photos.fields()) }
        return await orderVideo(email, { ...values, ...length, ...pictures, ...spoken, script, script_id })
      } finally {
        onBusy(false)
      }
    },
    onSuccess: onOrdered,
    failure: describeFailure,
  })

  function follow(element: HTMLFormElement, changed: string) {
    let next = readForm(element, draft, changed)
    if (changed === 'prompt') next.lines = followPrompt(element, next, draft.prompt)
    if (isBuiltIn) next = followNeed(element, next, changed)
    writeLength(element, next.length)
    setDraft(next)
  }

  const needOf = (said: FormDraft) => estimateLength({ ...said, script: scriptFor(said) })
  const bestLength = ({ seconds }: { seconds: number }) => Math.min(span.most, Math.max(span.least, seconds))

  /** The length follows what the text needs until the creator chooses another one. */
  function followNeed(element: HTMLFormElement, next: FormDraft, changed: string): FormDraft {
    const needed = needOf(next)
    const isNeeded = next.length.seconds === bestLength(needed)
    if (changed === 'seconds' || changed === 'num_frames') setOwnLength(element, !isNeeded)
    if (isNeeded || needed.sentences === 0 || hasOwnLength(element)) return next
    setNumber(element, 'seconds', bestLength(needed))
    return readForm(element, next, 'seconds')
  }

  const shownPhotos = [
    ...(seed.preview === undefined ? [] : [seed.preview]),
    ...photos.items.map(({ url }) => url),
  ]
  const needed = needOf(draft)
  const isShort = isBuiltIn && needed.sentences > 0 && isExtract({ ...draft, script }, draft.length.seconds)
  return (
    <div className={classes('grid gap-6', isBuiltIn && 'md:grid-cols-[1fr_15rem]')}>
      <form
        {...form.props}
        id={formId}
        onInput={(event) => {
          follow(event.currentTarget, (event.target as Partial<HTMLInputElement>).name ?? '')
          form.props.onInput(event)
        }}
        onPaste={(event) => {
          const file = event.clipboardData.files[0]
          if (!file) return
          event.preventDefault()
          void seed.choose(file)
        }}
        className="flex flex-col gap-5"
      >
        {chosen && <ScriptLines script={chosen} onChange={setChosen} />}
        <TextArea
          label="Prompt"
          hint={isBuiltIn ? formTexts.wordsHint : formTexts.promptHint}
          required
          rows={4}
          countTo={videoLimits.prompt}
          defaultValue={template.prompt}
          {...form.field('prompt')}
        />
        {isBuiltIn && !chosen && (
          <LinesField
            field={form.field('lines')}
            lines={draft.lines}
            prompt={draft.prompt}
            onReplace={(lines) => {
              const element = form.props.ref.current
              if (!element) return
              setLines(element, lines)
              announceInput(element, 'lines')
            }}
          />
        )}
        {/* Kept with the draft. */}
        <input type="checkbox" hidden name={ownLength} defaultChecked={hasChosenLength(template)} />
        <LengthField
          field={form.field('seconds')}
          defaultValue={initial.seconds}
          limits={span}
          needed={needed}
          seconds={draft.length.seconds}
          isShort={isShort}
          onUse={(seconds) => {
            const element = form.props.ref.current
            if (!element) return
            setNumber(element, 'seconds', seconds)
            announceInput(element, 'seconds')
          }}
        />
        <ShapeField field={form.field('shape')} shapes={shapes} defaultValue={settings.shape} />
        {styles.length > 0 && (
          <StyleField field={form.field('style')} styles={styles} defaultValue={settings.style ?? null} />
        )}
        {hasSound && (
          <Checkbox
            {...form.field('sound')}
            label={formTexts.music}
            hint={formTexts.musicHint}
            defaultChecked={settings.sound}
          />
        )}
        {voices.length > 0 && (
          <VoiceField
            {...{ voice, voices }}
            source={{ prompt: draft.prompt, script }}
            error={form.field('recordings').error}
          />
        )}
        <SeedImageField seed={seed} refusal={form.field('seed_image').error} />
        {photoCount > 0 && (
          <PhotosField
            photos={photos}
            hasSeedImage={seed.preview !== undefined}
            refusal={form.field('photos').error}
          />
        )}
        <EndCardFields template={template} field={form.field} />
        <AdvancedFields {...{ settings, initial, length: draft.length }} field={form.field} />
        <FormNotice of={form} />
      </form>
      {isBuiltIn && <FormPreview draft={draft} script={script} photos={shownPhotos} voice={voice} />}
    </div>
  )
}

/** Setting a value by code fires no input event, so this dispatches one. */
function announceInput(form: HTMLFormElement, name: string): void {
  form.querySelector(`[name=${name}]`)?.dispatchEvent(new Event('input', { bubbles: true }))
}

/** A video that is made again keeps its length. */
const hasChosenLength = ({ prompt, script }: Template) => prompt !== '' && script === null

/** An earlier version of the server tells no limits. */
function earlierLimits(engine: EngineName = 'embedded') {
  const { seconds, shapes, hasSound, styles } = engineLimits[engine]
  return { seconds, shapes, sound: hasSound, styles, voices: undefined, photos: undefined }
}

const linesOf = ({ prompt, lines }: Template) => lines ?? saidLines(prompt)

function draftOf(template: Template): FormDraft {
  const { prompt, handle, call_to_action, settings } = template
  const { fps, resolution, shape, sound, style = null } = settings
  const length = { ...lengthOf(settings), fps }
  return { prompt, lines: linesOf(template), handle, call_to_action, sound, resolution, shape, style, length }
}

/** Fields show their own errors; internal ones stay hidden. */
function describeFailure({ status, message, fields }: ApiError): string {
  if (fields) return ''
  return status === 'INTERNAL' || status === 'UNKNOWN' ? videoMessages.fallback : message
}
