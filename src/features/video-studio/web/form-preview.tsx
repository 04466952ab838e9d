import { Suspense } from 'react'
import { lazyWithFallback } from '#platform/web/lazy-with-fallback.ts'
import { previewTexts } from '../contract/messages.ts'
import type { ScriptToFilm } from '../contract/video-request.ts'
import type { FormDraft } from './form-draft.ts'
import { FilmPreview } from './preview/film-preview.tsx'
import { useNarration } from './recording/use-narration.ts'
import type { Voice } from './recording/use-voice.ts'

const DownloadNow = lazyWithFallback(
  async () => (await import('./preview/download-now.tsx')).DownloadNow,
  () => null,
)

type FormPreviewProps = {
  draft: FormDraft
  script: ScriptToFilm | null
  photos: readonly string[]
  voice: Voice
}

/** The video as the form describes it, once there are words. */
export function FormPreview({ draft, script, photos, voice }: FormPreviewProps) {
  const narration = useNarration(voice, { prompt: draft.prompt, script })
  const { prompt, shape, style, handle, call_to_action, length, resolution, sound } = draft
  const hasWords = script !== null || prompt.trim() !== ''
  if (!hasWords) return <p className="hidden text-sm text-ink-soft md:block">{previewTexts.empty}</p>
  const { seconds, fps } = length
  const spoken = narration?.lines ?? null
  const film = { prompt, script, seconds, fps, shape, style, sound, handle, call_to_action }
  const source = { ...film, photos, spoken }
  const isVoiceHere = voice.choice === 'none' || narration !== undefined
  return (
    <div className="md:sticky md:top-0 md:self-start">
      <FilmPreview source={source}>
        {isVoiceHere ? (
          <Suspense fallback={null}>
            <DownloadNow source={source} resolution={resolution} narration={narration ?? null} />
          </Suspense>
        ) : (
          <p className="text-center text-sm text-ink-soft">{previewTexts.voiceLater}</p>
        )}
      </FilmPreview>
    </div>
  )
}
