import type { Db } from '#platform/server/database/database.ts'
import type { FileStore } from '#platform/server/files/file-store.ts'
import { presentVideo } from './present-video.ts'
import { removeVideoFiles } from './video-files.ts'
import { listAllVideos, removeAllVideos } from './video.store.ts'

/** For the file that a user takes away: every video as its owner sees it. */
export async function exportVideos(db: Db, userId: string) {
  return (await listAllVideos(db, userId)).map(presentVideo)
}

/** Before an account is deleted: the rows would go with it by themselves, the files would not. */
export async function removeVideosOf({ db, files }: { db: Db; files: FileStore }, userId: string) {
  for (const video of await removeAllVideos(db, userId)) await removeVideoFiles(files, video)
}
