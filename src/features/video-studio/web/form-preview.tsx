import { Suspense } from 'react'
import { lazyWithFallback } from '#platform/web/lazy-with-fallback.ts'
import { previewTexts } from '../contract/messages.ts'
import type { ScriptToFilm } from '../contract/video-request.ts'
import type { FormDraft } from './form-draft.ts'
import { FilmPreview } from './preview/film-preview.tsx'

const DownloadNow = lazyWithFallback(
  async () => (await import('./preview/download-now.tsx')).DownloadNow,
  () => null,
)

type FormPreviewProps = { draft: FormDraft; script: ScriptToFilm | null; photos: readonly string[] }

/** The video as the form describes it, once there are words. */
export function FormPreview({ draft, script, photos }: FormPreviewProps) {
  const { prompt, shape, style, handle, call_to_action, length, resolution, sound } = draft
  const hasWords = script !== null || prompt.trim() !== ''
  if (!hasWords) return <p className="hidden text-sm text-ink-soft md:block">{previewTexts.empty}</p>
  const { seconds, fps } = length
  const source = { prompt, script, seconds, fps, shape, style, handle, call_to_action, photos }
  return (
    <div className="md:sticky md:top-0 md:self-start">
      <FilmPreview source={source}>
        <Suspense fallback={null}>
          <DownloadNow source={source} resolution={resolution} hasMusic={sound} />
        </Suspense>
      </FilmPreview>
    </div>
  )
}
