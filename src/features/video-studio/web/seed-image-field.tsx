import ImagePlus from 'lucide-react/icons/image-plus'
import { useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { Field } from '#platform/web/ui/field.tsx'
import { videoLimits } from '../contract/limits.ts'
import type { SeedImage } from './use-seed-image.ts'

const hint = `JPG or PNG, at most ${videoLimits.seedImage.bytes / 1024 / 1024} MB. Choose a file, drop it here, or paste it.`

/** The starting image, by file, drag and drop, or paste. */
export function SeedImageField({ seed, refusal }: { seed: SeedImage; refusal: string | undefined }) {
  const [isOver, setIsOver] = useState(false)
  const error = seed.problem ?? refusal
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        void seed.choose(event.dataTransfer.files[0])
      }}
      className={classes(
        'flex flex-col gap-3 rounded-md border border-dashed p-4 transition-colors',
        isOver ? 'border-accent bg-accent-wash' : 'border-edge',
      )}
    >
      <Field label="Starting image (optional)" hint={hint}>
        {(wiring) => (
          <input
            {...wiring}
            type="file"
            name="seed_image"
            accept="image/jpeg,image/png,.jpg,.jpeg,.png"
            aria-invalid={error !== undefined || undefined}
            onChange={(event) => {
              const input = event.currentTarget
              const file = input.files?.[0]
              // Cleared, so that the same file can be selected again after it was removed.
              void seed.choose(file).then(() => (input.value = ''))
            }}
            // The browser’s own ‘No file chosen’ would contradict a pasted image.
            className="w-full min-w-0 text-sm text-transparent file:mr-3 file:min-h-10 file:cursor-pointer file:rounded-md file:border file:border-edge file:bg-surface file:px-4 file:font-semibold file:text-ink"
          />
        )}
      </Field>
      {error !== undefined && (
        <p role="alert" className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
      {seed.preview === undefined ? (
        <ImagePlus size={24} aria-hidden="true" className="hidden self-center text-ink-soft sm:block" />
      ) : (
        <div className="flex items-center gap-4">
          <img
            src={seed.preview}
            alt="Preview of how the video starts"
            onError={seed.cannotBeShown}
            className="max-h-32 max-w-[60%] rounded-sm border border-line object-contain"
          />
          <Button onClick={seed.remove}>Remove image</Button>
        </div>
      )}
    </div>
  )
}
