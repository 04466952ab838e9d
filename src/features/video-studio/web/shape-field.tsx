import { FieldError } from '#platform/web/ui/field.tsx'
import type { VideoShape } from '../contract/choices.ts'
import { formTexts } from '../contract/messages.ts'

type ShapeFieldProps = {
  field: { name: string; error: string | undefined }
  shapes: readonly VideoShape[]
  defaultValue: VideoShape
}

const outlines: Record<VideoShape, string> = {
  '9:16': 'h-8 w-[18px]',
  '1:1': 'size-7',
  '4:5': 'h-8 w-[26px]',
  '16:9': 'h-[18px] w-8',
}

/** The shapes of the feeds, each with its outline. */
export function ShapeField({ field, shapes, defaultValue }: ShapeFieldProps) {
  return (
    <fieldset role="radiogroup" className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{formTexts.shape}</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {shapes.map((shape) => (
          <label
            key={shape}
            className="relative flex min-h-11 cursor-pointer flex-col items-center gap-1.5 rounded-md border border-line bg-surface p-3 text-center transition-colors hover:border-ink has-checked:border-ink has-checked:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={field.name}
              value={shape}
              defaultChecked={shape === defaultValue}
              className="sr-only"
            />
            <span aria-hidden="true" className="flex h-9 items-center">
              <span className={`rounded-xs border-2 border-current ${outlines[shape]}`} />
            </span>
            <span className="text-sm font-semibold tabular-nums">{shape}</span>
            <span className="text-xs text-ink-soft">{formTexts.shapes[shape]}</span>
          </label>
        ))}
      </div>
      {field.error !== undefined && <FieldError id={`${field.name}-error`}>{field.error}</FieldError>}
    </fieldset>
  )
}
