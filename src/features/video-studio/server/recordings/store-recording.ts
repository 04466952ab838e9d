import { randomUUID } from 'node:crypto'
import { AppError } from '#platform/common/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import { recordingMessages } from '../../contract/recording.ts'
import { removeVideoFiles } from '../jobs/video-job.ts'
import type { RouteDeps } from '../route-deps.ts'
import { refuseUpload } from '../uploads/refuse-upload.ts'
import { cleanInThread } from './clean-in-thread.ts'
import {
  deleteRecording,
  findRecordingRefusal,
  findRecordings,
  insertRecording,
  recordingKey,
  type RecordingRefusal,
  type RecordingRow,
} from './recording.store.ts'

type Deps = Pick<RouteDeps, 'database' | 'files' | 'jobs'>

/** Stores the samples of an upload and nothing else of it. */
export async function storeRecording(
  { database, files }: Deps,
  userId: string,
  bytes: Uint8Array,
  signal: AbortSignal,
): Promise<RecordingRow> {
  const refused = await findRecordingRefusal(database.db, userId, 1)
  if (refused) throw refuse(refused)
  const cleaned = await cleanInThread(bytes, { owner: userId, signal })
  if (!cleaned.ok) throw new AppError('INVALID_ARGUMENT', recordingMessages[cleaned.reason])
  const { content, seconds } = cleaned
  const id = randomUUID()
  await files.put(recordingKey(id), content, { contentType: 'audio/wav' })
  const recording = { id, userId, milliseconds: Math.round(seconds * 1000), size: content.length }
  try {
    const stored = await database.transaction((tx) => insertRecording(tx, recording))
    if (typeof stored === 'string') throw refuse(stored)
    return stored
  } catch (error) {
    // A commit whose answer was lost keeps its file.
    const isThere = await findRecordings(database.db, userId, [id]).catch(() => [recording])
    if (isThere.length === 0) await files.remove(recordingKey(id)).catch(() => undefined)
    throw error
  }
}

/** The row goes now, and its file with a job of the same transaction. */
export async function removeRecording({ database, jobs }: Deps, userId: string, id: string): Promise<void> {
  await database.transaction(async (tx) => {
    const deleted = await deleteRecording(tx, userId, id)
    if (!deleted) throw unknownRecording()
    await queueRecordingRemoval(tx, jobs, [deleted])
  })
}

export async function queueRecordingRemoval(
  tx: Db,
  jobs: RouteDeps['jobs'],
  removed: readonly RecordingRow[],
) {
  const keys = removed.map(({ id }) => recordingKey(id))
  if (keys.length > 0) await jobs.send(tx, removeVideoFiles, { keys })
}

/** The user's own recordings, in the order of a film's lines. */
export async function requireRecordings(db: Db, userId: string, ids: readonly string[]) {
  const found = await findRecordings(db, userId, ids)
  if (found.length < new Set(ids).size) throw unknownRecording()
  return found
}

const refuse = (reason: RecordingRefusal) =>
  reason === 'tooMany' ? new AppError('RESOURCE_EXHAUSTED', recordingMessages.tooMany) : refuseUpload(reason)

export const unknownRecording = () => new AppError('NOT_FOUND', recordingMessages.unknown)
