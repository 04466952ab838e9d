import { buffer } from 'node:stream/consumers'
import type { FileStore } from '#platform/server/files/file-store.ts'
import type { VideoRow } from './video.store.ts'

/** Where the files of a video are kept. */
export const videoKeys = {
  video: (id: string) => `videos/${id}/video.mp4`,
  poster: (id: string) => `videos/${id}/poster.jpg`,
  seedImage: (id: string, type: string) => `videos/${id}/seed.${type === 'image/png' ? 'png' : 'jpg'}`,
}

/** After the row: a file without a row is nobody's, a row without its file would be a broken promise. */
export async function removeVideoFiles(files: FileStore, { id, seedImageType }: FileOwner): Promise<void> {
  await files.remove(videoKeys.video(id))
  await files.remove(videoKeys.poster(id))
  if (seedImageType) await files.remove(videoKeys.seedImage(id, seedImageType))
}

type FileOwner = Pick<VideoRow, 'id' | 'seedImageType'>

export async function readAll(files: FileStore, key: string): Promise<Buffer | undefined> {
  const file = await files.open(key)
  return file ? buffer(file.stream) : undefined
}
