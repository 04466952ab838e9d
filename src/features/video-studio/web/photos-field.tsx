import ArrowLeft from 'lucide-react/icons/arrow-left'
import X from 'lucide-react/icons/x'
import { Button } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/field.tsx'
import { photoLimits, photoTexts } from '../contract/photo.ts'
import type { Photos } from './use-photos.ts'

type PhotosFieldProps = { photos: Photos; hasSeedImage: boolean; refusal: string | undefined }

/** Photos that the scenes show one after another. */
export function PhotosField({ photos, hasSeedImage, refusal }: PhotosFieldProps) {
  const { items } = photos
  const error = photos.problem ?? refusal
  const most = photoLimits.perVideo - (hasSeedImage ? 1 : 0)
  return (
    <div className="flex flex-col gap-3 rounded-md border border-dashed border-edge p-4">
      <Field label={photoTexts.label} hint={photoTexts.hint}>
        {(wiring) => (
          <input
            {...wiring}
            type="file"
            name="photos"
            multiple
            accept="image/jpeg,image/png,.jpg,.jpeg,.png"
            aria-invalid={error !== undefined || undefined}
            onChange={(event) => {
              const input = event.currentTarget
              const files = [...(input.files ?? [])]
              void photos.add(files, most).then(() => (input.value = ''))
            }}
            // The list below says what was chosen.
            className="w-full min-w-0 text-sm text-transparent file:mr-3 file:min-h-10 file:cursor-pointer file:rounded-md file:border file:border-edge file:bg-surface file:px-4 file:font-semibold file:text-ink"
          />
        )}
      </Field>
      {error !== undefined && (
        <p role="alert" className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
      {items.length > 0 && (
        <ol aria-label={photoTexts.count(items.length)} className="grid grid-cols-3 gap-3 sm:grid-cols-4">
          {items.map(({ url }, index) => (
            <li key={url} className="flex flex-col gap-1">
              <img
                src={url}
                alt={photoTexts.photo(index + 1)}
                className="aspect-square w-full rounded-sm border border-line object-cover"
              />
              <div className="flex justify-between">
                <Button
                  size="icon"
                  variant="quiet"
                  disabled={index === 0}
                  aria-label={photoTexts.earlier(index + 1)}
                  onClick={() => photos.moveEarlier(index)}
                >
                  <ArrowLeft size={16} aria-hidden="true" />
                </Button>
                <Button
                  size="icon"
                  variant="quiet"
                  aria-label={photoTexts.remove(index + 1)}
                  onClick={() => photos.remove(url)}
                >
                  <X size={16} aria-hidden="true" />
                </Button>
              </div>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
