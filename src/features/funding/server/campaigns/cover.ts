import { randomUUID } from 'node:crypto'
import { findFilmFiles, reencodeSeedImage, removeVideoFiles } from '#features/video-studio/server.ts'
import { AppError } from '#platform/common/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { FileStore } from '#platform/server/files/file-store.ts'
import type { Jobs } from '#platform/server/jobs/jobs.ts'
import type { Uploader } from '#platform/server/pictures/reencode-picture.ts'
import type { CampaignCover } from '../../contract/campaign-draft.ts'
import { campaignMessages as messages } from '../../contract/campaign-messages.ts'

export const coverKeys = {
  picture: ({ name }: CampaignCover) => `campaign-covers/${name}.jpg`,
  film: ({ name }: CampaignCover) => `campaign-covers/${name}.mp4`,
}

/** Only the pixels of an upload are stored. */
export async function storeCoverPicture(
  files: FileStore,
  bytes: Uint8Array,
  uploader: Uploader,
): Promise<CampaignCover> {
  const picture = await reencodeSeedImage(bytes, uploader)
  const cover: CampaignCover = { kind: 'picture', name: randomUUID() }
  await files.put(coverKeys.picture(cover), picture.bytes, { contentType: picture.type })
  return cover
}

/** A copy, so that the page keeps its cover when the creator deletes the film from the studio. */
export async function storeCoverFilm(
  { db, files }: { db: Db; files: FileStore },
  userId: string,
  videoId: string,
): Promise<CampaignCover> {
  const film = await findFilmFiles(db, userId, videoId)
  const [video, poster] = film ? [await files.open(film.video), await files.open(film.poster)] : []
  if (!video || !poster) {
    video?.stream.destroy()
    poster?.stream.destroy()
    throw new AppError('NOT_FOUND', messages.film)
  }
  const cover: CampaignCover = { kind: 'film', name: randomUUID() }
  try {
    await files.put(coverKeys.picture(cover), poster.stream, { contentType: 'image/jpeg' })
    await files.put(coverKeys.film(cover), video.stream, { contentType: 'video/mp4' })
  } catch (error) {
    poster.stream.destroy()
    video.stream.destroy()
    await removeCover(files, cover)
    throw error
  }
  return cover
}

/** For a cover that no campaign got. A failure hides no earlier one. */
export async function removeCover(files: FileStore, cover: CampaignCover) {
  const keys = [coverKeys.picture(cover), coverKeys.film(cover)]
  await Promise.allSettled(keys.map((key) => files.remove(key)))
}

/** Removes the files of covers that no version shows, after the transaction. */
export async function queueCoverRemoval(tx: Db, jobs: Jobs, covers: readonly (CampaignCover | null)[]) {
  const keys = covers.flatMap((cover) => (cover ? [coverKeys.picture(cover), coverKeys.film(cover)] : []))
  if (keys.length > 0) await jobs.send(tx, removeVideoFiles, { keys })
}
