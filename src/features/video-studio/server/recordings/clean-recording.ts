import { recordingLimits } from '../../contract/recording.ts'
import { findSpeech } from '../../film/captions/find-pauses.ts'
import { readWav, writeWav } from '../../film/sound/wav.ts'

export type CleanRecording =
  | { ok: true; content: Uint8Array<ArrayBuffer>; seconds: number }
  | { ok: false; reason: 'kind' | 'tooLong' | 'silent' }

/** A file with the samples of an upload and nothing else of it. */
export function cleanRecording(bytes: Uint8Array): CleanRecording {
  const voice = readWav(bytes)
  if (!voice) return { ok: false, reason: 'kind' }
  const seconds = voice.samples.length / voice.rate
  if (seconds > recordingLimits.seconds) return { ok: false, reason: 'tooLong' }
  if (findSpeech(voice).length === 0) return { ok: false, reason: 'silent' }
  return { ok: true, content: writeWav(voice), seconds }
}
