import { z } from '@hono/zod-openapi'
import { AppError } from '#platform/common/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import { videoMessages } from '../../contract/messages.ts'
import { findVideo, type VideoRow } from './video.store.ts'

export const VideoId = z.object({ id: z.string().max(100) })

const uuid = z.uuid()

/** The user's own video. Another user's video or a malformed ID is not found. */
export async function requireVideo(db: Db, userId: string, id: string): Promise<VideoRow> {
  const found = uuid.safeParse(id).success ? await findVideo(db, userId, id) : undefined
  if (!found) throw unknownVideo()
  return found
}

export const unknownVideo = () => new AppError('NOT_FOUND', videoMessages.unknownVideo)
