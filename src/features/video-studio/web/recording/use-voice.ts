import { useState } from 'react'
import type { VideoVoice } from '../../contract/choices.ts'
import type { ScriptToFilm } from '../../contract/video-request.ts'
import type { Template } from '../template.ts'
import type { Takes } from './takes.ts'

/** The voice that was chosen in the form, and the recordings for it. */
export function useVoice({ settings }: Template) {
  const [choice, setChoice] = useState<VideoVoice>(settings.voice ?? 'none')
  const [takes, setTakes] = useState<Takes>(new Map())

  /** Uploads what was recorded. 'Render again' without a new take uses the earlier recordings. */
  async function fields(source: { prompt: string; script: ScriptToFilm | null }) {
    if (choice === 'none') return { voice: null, recordings: [] }
    if (choice !== 'recording') return { voice: choice, recordings: [] }
    const earlier = settings.recordings ?? []
    if (takes.size === 0) return { voice: choice, recordings: earlier }
    const { uploadTakes } = await import('./upload-takes.ts')
    return { voice: choice, recordings: await uploadTakes(takes, source) }
  }

  return { choice, setChoice, takes, setTakes, fields }
}

export type Voice = ReturnType<typeof useVoice>
