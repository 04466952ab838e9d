import { createHash } from 'node:crypto'
import type { FileStore } from '#platform/server/files/file-store.ts'
import type { Log } from '#platform/server/log.ts'
import { voiceNotes } from '../../contract/messages.ts'
import { recordingLimits } from '../../contract/recording.ts'
import { isEnglish } from '../../film/captions/guess-english.ts'
import { joinParts, type Narration } from '../../film/captions/join-lines.ts'
import { wavSeconds } from '../../film/sound/wav.ts'
import { EngineError } from '../engines/engine.ts'
import { recordingKey } from '../recordings/recording.store.ts'
import { readAll, videoKeys } from '../videos/video-files.ts'
import type { VideoRow } from '../videos/video.store.ts'
import { speakWithGuide } from './guide-voice.ts'
import { narrateInThread } from './narrate-in-thread.ts'
import { SpeechError, type SpeechService } from './speech-service.ts'

export type VoiceDeps = {
  files: FileStore
  /** Null: none is configured. */
  speech: SpeechService | null
  log: Log
}

type Video = Pick<VideoRow, 'id' | 'voice' | 'recordings'>

type NarrationResult = { narration: Narration | null; notes: string[] }

const silent = (...notes: string[]): NarrationResult => ({ narration: null, notes })

/** Gives a film its voice. A voice that is not available is replaced by the next best, with a note that says so. */
export async function narrate(
  deps: VoiceDeps,
  video: Video,
  lines: readonly string[],
  signal: AbortSignal,
): Promise<NarrationResult> {
  switch (video.voice) {
    case 'guide':
      return guide(deps, lines, signal)
    case 'service':
      return serve(deps, video, lines, signal)
    case 'recording':
      return { narration: await playRecordings(deps, video, lines, signal), notes: [] }
    case 'none':
    case null:
      return silent()
  }
}

async function guide(
  { log }: VoiceDeps,
  lines: readonly string[],
  signal: AbortSignal,
): Promise<NarrationResult> {
  if (!isEnglish(lines.join(' '))) return silent(voiceNotes.notEnglish)
  try {
    const narration = joinParts(await speakWithGuide(lines, signal))
    return narration ? { narration, notes: [voiceNotes.guide] } : silent(voiceNotes.nothingToSay)
  } catch (error) {
    signal.throwIfAborted()
    log.error({ err: error }, 'the guide voice failed')
    return silent(voiceNotes.guideFailed)
  }
}

async function serve(
  deps: VoiceDeps,
  video: Video,
  lines: readonly string[],
  signal: AbortSignal,
): Promise<NarrationResult> {
  if (!deps.speech) return replace(deps, voiceNotes.noService, lines, signal)
  try {
    const sounds = await speakLines(deps, deps.speech, video.id, lines, signal)
    const { narration } = await narrateInThread({ sounds, lines }, signal)
    return narration
      ? { narration, notes: [] }
      : await replace(deps, voiceNotes.service.unusable, lines, signal)
  } catch (error) {
    if (!(error instanceof SpeechError)) throw error
    deps.log.warn({ err: error, video: video.id }, 'the speech service failed')
    return replace(deps, voiceNotes.service[error.problem], lines, signal)
  }
}

// As long as recordings can be, because all sound of a video is in memory at once; in stereo at 48 kHz it fits.
const maxSpeech = { seconds: recordingLimits.minutesPerVideo * 60, bytes: 120 * 1024 * 1024 }

/** Stops as soon as there is too much speech. */
async function speakLines(
  deps: VoiceDeps,
  speech: SpeechService,
  videoId: string,
  lines: readonly string[],
  signal: AbortSignal,
): Promise<Uint8Array[]> {
  const sounds: Uint8Array[] = []
  let [seconds, bytes] = [0, 0]
  for (const line of lines) {
    const sound = await speechOf(deps, speech, videoId, line, signal)
    seconds += wavSeconds(sound)
    bytes += sound.length
    if (seconds > maxSpeech.seconds || bytes > maxSpeech.bytes) throw new SpeechError('unusable')
    sounds.push(sound)
  }
  return sounds
}

/** The guide voice instead, and why. */
async function replace(deps: VoiceDeps, reason: string, lines: readonly string[], signal: AbortSignal) {
  const { narration, notes } = await guide(deps, lines, signal)
  return { narration, notes: [reason, ...notes] }
}

/** Speech that was paid for is stored, so that another attempt at the video does not ask for it again. */
async function speechOf(
  { files }: VoiceDeps,
  speech: SpeechService,
  videoId: string,
  line: string,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const key = videoKeys.speech(videoId, speechName(line))
  const stored = await readAll(files, key)
  if (stored) return stored
  const spoken = await speech.speak(line, signal)
  await files.put(key, spoken, { contentType: 'audio/wav' })
  return spoken
}

/** The name of a line's stored speech. */
export const speechName = (line: string) => createHash('sha256').update(line).digest('hex').slice(0, 32)

/** One recording of everything, or one for each line. */
async function playRecordings(
  { files }: VoiceDeps,
  { recordings }: Video,
  lines: readonly string[],
  signal: AbortSignal,
): Promise<Narration> {
  const sounds = await Promise.all(
    recordings.map(async (id) => (await readAll(files, recordingKey(id))) ?? fail()),
  )
  const { narration, unreadable } = await narrateInThread({ sounds, lines }, signal)
  return unreadable === 0 && narration ? narration : fail()
}

function fail(): never {
  throw new EngineError('recording')
}
