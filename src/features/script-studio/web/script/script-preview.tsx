import { useState } from 'react'
import { useEndCard } from '#features/creator-profile/web.ts'
import { FilmPreview } from '#features/video-studio/web.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { filmMessages } from '../../contract/film-messages.ts'
import type { PartialScript } from '../../contract/script.ts'
import { toFilm } from '../../domain/to-film.ts'
import { PhonePreview } from './phone-preview.tsx'

type ScriptPreviewProps = { title: string; script: PartialScript; selectedHook: number | null }

/** How a script sounds, line by line, and how it looks as a video. The drawing code loads with the video. */
export function ScriptPreview({ title, script, selectedHook }: ScriptPreviewProps) {
  const [isFilm, setIsFilm] = useState(false)
  return (
    <div className="flex flex-col items-center gap-4">
      {isFilm ? (
        <ScriptFilm {...{ title, script, selectedHook }} />
      ) : (
        <PhonePreview {...{ script, selectedHook }} />
      )}
      <Button variant="quiet" onClick={() => setIsFilm(!isFilm)}>
        {isFilm ? filmMessages.asLines : filmMessages.asVideo}
      </Button>
    </div>
  )
}

function ScriptFilm(entry: ScriptPreviewProps) {
  const endCard = useEndCard()
  const { handle = '', callToAction: call_to_action = '' } = endCard ?? {}
  const source = {
    prompt: entry.title,
    script: toFilm(entry),
    seconds: null,
    fps: 24,
    shape: '9:16',
    style: null,
    handle,
    call_to_action,
    photos: [],
    spoken: null,
    sound: false,
  } as const
  return <FilmPreview source={source} />
}
