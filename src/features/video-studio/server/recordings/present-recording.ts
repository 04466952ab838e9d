import { videoPaths } from '../../contract/paths.ts'
import type { Recording } from '../../contract/recording.ts'
import type { RecordingRow } from './recording.store.ts'

export const presentRecording = ({ id, milliseconds, size, createdAt }: RecordingRow): Recording => ({
  id,
  url: videoPaths.recordingAudio(id),
  seconds: milliseconds / 1000,
  size,
  created_at: createdAt.toISOString(),
})
