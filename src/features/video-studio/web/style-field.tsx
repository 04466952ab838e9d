import WandSparkles from 'lucide-react/icons/wand-sparkles'
import { Suspense } from 'react'
import { FieldError } from '#platform/web/ui/field.tsx'
import { lazyWithFallback } from '#platform/web/lazy-with-fallback.ts'
import type { VideoStyle } from '../contract/choices.ts'
import { formTexts } from '../contract/messages.ts'

type Swatch = { style: VideoStyle }

const StyleSwatch = lazyWithFallback<Swatch>(
  async () => (await import('./preview/style-swatch.tsx')).StyleSwatch,
  () => null,
)

type StyleFieldProps = {
  field: { name: string; error: string | undefined }
  styles: readonly VideoStyle[]
  defaultValue: VideoStyle | null
}

/** The styles as small films. */
export function StyleField({ field, styles, defaultValue }: StyleFieldProps) {
  return (
    <fieldset role="radiogroup" className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{formTexts.style}</legend>
      <div className="grid grid-cols-3 gap-2 sm:grid-cols-4">
        {[null, ...styles].map((style) => (
          <label
            key={style}
            className="relative flex cursor-pointer flex-col items-center gap-1.5 rounded-md border border-line bg-surface p-2 text-center transition-colors hover:border-ink has-checked:border-ink has-checked:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={field.name}
              value={style ?? ''}
              defaultChecked={style === defaultValue}
              className="sr-only"
            />
            <span aria-hidden="true" className="block aspect-4/5 w-full overflow-hidden rounded-sm bg-sunken">
              {style ? (
                <Suspense fallback={null}>
                  <StyleSwatch style={style} />
                </Suspense>
              ) : (
                <WandSparkles size={24} className="mx-auto h-full text-ink-soft" />
              )}
            </span>
            <span className="text-xs font-semibold">
              {style ? formTexts.styles[style] : formTexts.matchText}
            </span>
          </label>
        ))}
      </div>
      {field.error !== undefined && <FieldError id={`${field.name}-error`}>{field.error}</FieldError>}
    </fieldset>
  )
}
