import { apiErrorOf, asApiError } from '#platform/web/api-error.ts'
import { videoPaths } from '../../contract/paths.ts'
import type { Recording } from '../../contract/recording.ts'
import type { ScriptToFilm } from '../../contract/video-request.ts'
import { spokenLines } from '../../film/compose-film.ts'
import type { Mono } from '../../film/sound/stereo.ts'
import { writeWav } from '../../film/sound/wav.ts'
import { rememberUploads } from '../remember-uploads.ts'
import { chooseTakes, type Takes } from './takes.ts'

type Source = { prompt: string; script: ScriptToFilm | null }

const uploadOnce = rememberUploads(upload)

/** The IDs of the takes: one of everything, or one for each line; none if a line is missing. */
export async function uploadTakes(takes: Takes, source: Source): Promise<string[]> {
  const recordings: string[] = []
  for (const take of chooseTakes(takes, spokenLines(source))) recordings.push(await uploadOnce(take))
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
  return (content as Recording).id
}
