import type { Db } from '#platform/server/database/database.ts'
import type { Jobs } from '#platform/server/jobs/jobs.ts'
import { videoLine } from '../../contract/messages.ts'
import { queueRemoval } from '../jobs/queue-removal.ts'
import { deleteAllPhotos, listPhotos } from '../photos/photo.store.ts'
import { presentPhoto } from '../photos/present-photo.ts'
import { queuePhotoRemoval } from '../photos/store-photo.ts'
import { presentRecording } from '../recordings/present-recording.ts'
import { deleteAllRecordings, listRecordings } from '../recordings/recording.store.ts'
import { queueRecordingRemoval } from '../recordings/store-recording.ts'
import { presentVideo } from './present-video.ts'
import { videoKeys } from './video-files.ts'
import { findVideo, listAllVideos, removeAllVideos } from './video.store.ts'

/** Every video as its owner sees it, for the data export. */
export async function exportVideos(db: Db, userId: string) {
  return (await listAllVideos(db, userId)).map(presentVideo)
}

const maxLines = 100

/** When the owner last generated a video, but not which: videos are private. */
export async function listVideoLines(db: Db, userId: string) {
  const made = (await listAllVideos(db, userId)).slice(-maxLines)
  return made.map(({ createdAt, status }) => ({ at: createdAt, text: videoLine, detail: status }))
}

/** Every recording of the owner's voice, for the data export. */
export async function exportRecordings(db: Db, userId: string) {
  return (await listRecordings(db, userId)).map(presentRecording)
}

/** Every photo of the owner, for the data export. */
export async function exportPhotos(db: Db, userId: string) {
  return (await listPhotos(db, userId)).map(presentPhoto)
}

/**
 * Part of the transaction that deletes an account. The files are removed afterwards, and stay with their rows
 * if it fails.
 */
export async function removeVideosOf({ tx, jobs }: { tx: Db; jobs: Jobs }, userId: string) {
  await queueRemoval(tx, jobs, await removeAllVideos(tx, userId))
  await queuePhotoRemoval(tx, jobs, await deleteAllPhotos(tx, userId))
  await queueRecordingRemoval(tx, jobs, await deleteAllRecordings(tx, userId))
}

/** Where the files of a finished film are, if it is the user's. */
export async function findFilmFiles(db: Db, userId: string, id: string) {
  const video = await findVideo(db, userId, id)
  if (video?.status !== 'completed') return undefined
  return { video: videoKeys.video(id, video.fileClaim), poster: videoKeys.poster(id, video.fileClaim) }
}
