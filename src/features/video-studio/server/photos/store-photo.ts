import { randomUUID } from 'node:crypto'
import { AppError } from '#platform/common/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import { photoMessages } from '../../contract/photo.ts'
import { removeVideoFiles } from '../jobs/video-job.ts'
import type { RouteDeps } from '../route-deps.ts'
import { refuseUpload } from '../uploads/refuse-upload.ts'
import { reencodeSeedImage } from '../videos/read-seed-image.ts'
import {
  deletePhoto,
  findPhotos,
  findPhotoRefusal,
  insertPhoto,
  photoKey,
  type PhotoRefusal,
  type PhotoRow,
} from './photo.store.ts'

type Deps = Pick<RouteDeps, 'database' | 'files' | 'jobs'>

/** Stores the pixels of an upload and nothing else of it. */
export async function storePhoto(
  { database, files }: Deps,
  userId: string,
  bytes: Uint8Array,
  signal: AbortSignal,
): Promise<PhotoRow> {
  // Decoding is expensive, so check the limits first.
  const refused = await findPhotoRefusal(database.db, userId, 1)
  if (refused) throw refuse(refused)
  const picture = await reencodeSeedImage(bytes, { owner: userId, signal }, 'photo')
  const photo = { id: randomUUID(), userId, type: picture.type, size: picture.bytes.length }
  await files.put(photoKey(photo), picture.bytes, { contentType: picture.type })
  try {
    const stored = await database.transaction((tx) => insertPhoto(tx, photo))
    if (typeof stored === 'string') throw refuse(stored)
    return stored
  } catch (error) {
    // A commit whose answer was lost keeps its file.
    const isThere = await findPhotos(database.db, userId, [photo.id]).catch(() => [photo])
    if (isThere.length === 0) await files.remove(photoKey(photo)).catch(() => undefined)
    throw error
  }
}

/** The row goes now, and its file with a job of the same transaction. */
export async function removePhoto({ database, jobs }: Deps, userId: string, id: string): Promise<void> {
  await database.transaction(async (tx) => {
    const deleted = await deletePhoto(tx, userId, id)
    if (!deleted) throw unknownPhoto()
    await queuePhotoRemoval(tx, jobs, [deleted])
  })
}

export async function queuePhotoRemoval(tx: Db, jobs: RouteDeps['jobs'], removed: readonly PhotoRow[]) {
  if (removed.length > 0) await jobs.send(tx, removeVideoFiles, { keys: removed.map(photoKey) })
}

/** All of them must be the user's own. */
export async function requirePhotos(db: Db, userId: string, ids: readonly string[]) {
  const found = await findPhotos(db, userId, ids)
  if (found.length < new Set(ids).size) throw unknownPhoto()
}

export const unknownPhoto = () => new AppError('NOT_FOUND', photoMessages.unknown)

const refuse = (reason: PhotoRefusal) =>
  reason === 'tooMany' ? new AppError('RESOURCE_EXHAUSTED', photoMessages.tooMany) : refuseUpload(reason)
