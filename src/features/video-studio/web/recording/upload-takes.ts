import { apiErrorOf, asApiError } from '#platform/web/api-error.ts'
import { videoPaths } from '../../contract/paths.ts'
import type { Recording } from '../../contract/recording.ts'
import type { ScriptToFilm } from '../../contract/video-request.ts'
import { spokenLines } from '../../film/compose-film.ts'
import type { Mono } from '../../film/sound/stereo.ts'
import { writeWav } from '../../film/sound/wav.ts'
import { chooseTakes, type Takes } from './takes.ts'

type Source = { prompt: string; script: ScriptToFilm | null }

/** A take is uploaded once, even if the order is sent again. */
const uploaded = new WeakMap<Mono, string>()

/** The IDs of the takes: one of everything, or one for each line; none if a line is missing. */
export async function uploadTakes(takes: Takes, source: Source): Promise<string[]> {
  const recordings: string[] = []
  for (const take of chooseTakes(takes, spokenLines(source)))
    recordings.push(uploaded.get(take) ?? (await upload(take)))
  return recordings
}

async function upload(take: Mono): Promise<string> {
  const response = await fetch(videoPaths.recordings, {
    method: 'POST',
    headers: { 'content-type': 'audio/wav' },
    credentials: 'same-origin',
    body: writeWav(take),
  }).catch((cause: unknown) => {
    throw asApiError(cause)
  })
  const content: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw apiErrorOf(response.status, content)
  const { id } = content as Recording
  uploaded.set(take, id)
  return id
}
