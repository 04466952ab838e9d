import { buffer } from 'node:stream/consumers'
import type { FileStore } from '#platform/server/files/file-store.ts'
import type { VideoRow } from './video.store.ts'

/**
 * The storage keys of a video's files. Each claim uses its own name, so that workers cannot overwrite or
 * remove each other's files. Earlier versions used fixed names; their rows have no claim.
 */
export const videoKeys = {
  video: (id: string, claim: string | null) => `videos/${id}/${claim ?? 'video'}.mp4`,
  poster: (id: string, claim: string | null) => `videos/${id}/${claim ?? 'poster'}.jpg`,
  /** A line as a speech service spoke it. */
  speech: (id: string, name: string) => `videos/${id}/speech-${name}.wav`,
  seedImage: (id: string, type: string) => `videos/${id}/seed.${type === 'image/png' ? 'png' : 'jpg'}`,
}

type FileOwner = Pick<VideoRow, 'id' | 'seedImageType' | 'fileClaim' | 'worker' | 'speechFiles'>

/** Every file that a row may have, including those of the current attempt. */
export function keysOf({ id, seedImageType, fileClaim, worker, speechFiles }: FileOwner): string[] {
  const claims = new Set([null, fileClaim, worker])
  const keys = [...claims].flatMap((claim) => [videoKeys.video(id, claim), videoKeys.poster(id, claim)])
  keys.push(...speechFiles.map((name) => videoKeys.speech(id, name)))
  return seedImageType ? [...keys, videoKeys.seedImage(id, seedImageType)] : keys
}

export async function readAll(files: FileStore, key: string): Promise<Buffer | undefined> {
  const file = await files.open(key)
  return file ? buffer(file.stream) : undefined
}
