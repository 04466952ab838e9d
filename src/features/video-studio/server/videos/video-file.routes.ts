import { createRoute, z } from '@hono/zod-openapi'
import { AppError } from '#platform/common/errors.ts'
import { createRouter, errorResponses } from '#platform/server/http/router.ts'
import { videoMessages } from '../../contract/messages.ts'
import { writeSrt, writeVtt } from '../../film/captions/subtitles.ts'
import type { RouteDeps } from '../route-deps.ts'
import { requireVideo, VideoId } from './require-video.ts'
import { Readable } from 'node:stream'
import type { Context } from 'hono'
import type { ByteRange, FileStore, StoredFile } from '#platform/server/files/file-store.ts'
import { streamEvents } from './stream-events.ts'
import { videoKeys } from './video-files.ts'
import type { VideoRow } from './video.store.ts'

const binary = (description: string, type: string) => ({
  description,
  content: { [type]: { schema: z.string().openapi({ format: 'binary' }) } },
})

/** Everything but JSON: the files of a video, and the event stream. */
export function videoFileRoutes(deps: RouteDeps) {
  const { database, files, requireUser: middleware } = deps
  const { db } = database
  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/videos/{id}/video.mp4',
        middleware,
        summary: 'Get the file of a video; supports range requests',
        request: { params: VideoId, query: z.object({ download: z.string().max(10).optional() }) },
        responses: {
          200: binary('The whole file.', 'video/mp4'),
          206: binary('The requested range.', 'video/mp4'),
          416: errorResponses[400],
          ...errorResponses,
        },
      }),
      async (c) => {
        const video = requireReady(await requireVideo(db, c.var.user.id, c.req.valid('param').id))
        const download = c.req.valid('query').download ? `crovest-${video.id.slice(0, 8)}.mp4` : undefined
        return serveFile(c, files, {
          key: videoKeys.video(video.id, video.fileClaim),
          size: video.size,
          download,
        })
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/videos/{id}/poster.jpg',
        middleware,
        summary: 'Get the poster of a video',
        request: { params: VideoId },
        responses: { 200: binary('The image.', 'image/jpeg'), ...errorResponses },
      }),
      async (c) => {
        const video = requireReady(await requireVideo(db, c.var.user.id, c.req.valid('param').id))
        return serveFile(c, files, { key: videoKeys.poster(video.id, video.fileClaim) })
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/videos/{id}/seed-image',
        middleware,
        summary: 'Get the starting image of a video',
        request: { params: VideoId },
        responses: { 200: binary('The image.', 'image/jpeg'), ...errorResponses },
      }),
      async (c) => {
        const video = await requireVideo(db, c.var.user.id, c.req.valid('param').id)
        if (!video.seedImageType) throw new AppError('NOT_FOUND', videoMessages.noFile)
        return serveFile(c, files, { key: videoKeys.seedImage(video.id, video.seedImageType) })
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/videos/{id}/subtitles.srt',
        middleware,
        summary: 'Get what is said in a video as SRT',
        request: { params: VideoId },
        responses: { 200: binary('The subtitles.', 'application/x-subrip'), ...errorResponses },
      }),
      async (c) => {
        const video = await requireVideo(db, c.var.user.id, c.req.valid('param').id)
        return serveSubtitles(c, video, 'srt')
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/videos/{id}/subtitles.vtt',
        middleware,
        summary: 'Get what is said in a video as WebVTT',
        request: { params: VideoId },
        responses: { 200: binary('The subtitles.', 'text/vtt'), ...errorResponses },
      }),
      async (c) => {
        const video = await requireVideo(db, c.var.user.id, c.req.valid('param').id)
        return serveSubtitles(c, video, 'vtt')
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/events',
        middleware,
        summary: 'Stream every change of your videos as server-sent events',
        responses: {
          200: binary('Each event carries a `VideoEvent`.', 'text/event-stream'),
          ...errorResponses,
        },
      }),
      (c) => streamEvents(c, c.var.user, deps),
    )
}

function serveSubtitles(c: Context, video: VideoRow, format: 'srt' | 'vtt') {
  const { captions, id } = requireReady(video)
  if (!captions) throw new AppError('NOT_FOUND', videoMessages.noSubtitles)
  const type = format === 'srt' ? 'application/x-subrip' : 'text/vtt'
  c.header('content-type', `${type}; charset=utf-8`)
  c.header('content-disposition', `attachment; filename="crovest-${id.slice(0, 8)}.${format}"`)
  return c.body(format === 'srt' ? writeSrt(captions) : writeVtt(captions), 200)
}

function requireReady(video: VideoRow): VideoRow {
  if (video.status !== 'completed') throw new AppError('NOT_FOUND', videoMessages.noFile)
  return video
}

type Request = { key: string; size?: number | null; download?: string | undefined }
type Found = StoredFile & { stream?: Readable }

/** Sends a file or the requested part. Content under a key never changes, so browsers may cache what isn't a download. */
export async function serveFile(c: Context, files: FileStore, { key, size, download }: Request) {
  const range = parseRange(c.req.header('range'), () => size ?? 0)
  const isHead = c.req.method === 'HEAD'
  const found: Promise<Found | null> = isHead ? files.describe(key, range) : files.open(key, range)
  const file = await found.catch((error: unknown) => {
    if (error instanceof AppError && error.httpStatus === 416)
      c.header('content-range', `bytes */${String(error.details?.size)}`)
    throw error
  })
  if (!file) throw new AppError('NOT_FOUND', videoMessages.noFile)
  const length = file.range ? file.range.end - file.range.start + 1 : file.size
  c.header('accept-ranges', 'bytes')
  c.header('content-type', file.contentType)
  c.header('content-length', String(length))
  // A download is saved by the person; identity papers must not stay in the browser as well.
  c.header('cache-control', download === undefined ? 'private, max-age=3600' : 'no-store')
  if (file.range) c.header('content-range', `bytes ${file.range.start}-${file.range.end}/${file.size}`)
  if (download !== undefined) {
    c.header('content-disposition', `attachment; filename="${download}"`)
    // In case something shows it all the same, such as a PDF viewer in the browser.
    c.header('content-security-policy', "default-src 'none'; sandbox")
  }
  const status = file.range ? 206 : 200
  return file.stream ? c.body(Readable.toWeb(file.stream) as ReadableStream, status) : c.body(null, status)
}

/**
 * A single range of bytes as browsers ask for it. Anything else, such as several ranges at once, is answered with the whole
 * file, as HTTP allows. 'The last n bytes' needs the size.
 */
function parseRange(header: string | undefined, size: () => number): ByteRange | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first === '') return { start: Math.max(0, size() - Number(last)) }
  return last === '' ? { start: Number(first) } : { start: Number(first), end: Number(last) }
}
