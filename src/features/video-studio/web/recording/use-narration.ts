import { useEffect, useState } from 'react'
import type { ScriptToFilm } from '../../contract/video-request.ts'
import type { Narration } from '../../film/captions/join-lines.ts'
import type { Voice } from './use-voice.ts'

type Source = { prompt: string; script: ScriptToFilm | null }

/** What was recorded as the film plays it; undefined while it is another voice or a line is missing. */
export function useNarration({ choice, takes }: Voice, { prompt, script }: Source): Narration | undefined {
  const [narration, setNarration] = useState<Narration>()
  const isRecorded = choice === 'recording' && takes.size > 0
  useEffect(() => {
    if (!isRecorded) return undefined
    let isLatest = true
    const read = async () => {
      const { readNarration } = await import('./read-narration.ts')
      if (isLatest) setNarration(readNarration(takes, { prompt, script }))
    }
    // Without its code the preview stays silent, and the server adds the voice.
    read().catch(() => undefined)
    return () => {
      isLatest = false
    }
  }, [isRecorded, takes, prompt, script])
  return isRecorded ? narration : undefined
}
