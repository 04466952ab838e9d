import { createRoute } from '@hono/zod-openapi'
import { utcDay } from '#platform/common/utc-day.ts'
import { readCursor, timeKey, writeCursor } from '#platform/server/cursor.ts'
import { writeLimit } from '#platform/server/http/rate-limit.ts'
import { createRouter, jsonResponse, jsonBody, errorResponses } from '#platform/server/http/router.ts'
import { VideoRequest } from '../../contract/video-request.ts'
import { Video, VideoDetails, VideoList, VideoQuery, VideoStarted } from '../../contract/video.ts'
import type { RouteDeps } from '../route-deps.ts'
import { deleteUnusedPhotos } from '../photos/photo.store.ts'
import { queuePhotoRemoval } from '../photos/store-photo.ts'
import { queueRemoval } from '../jobs/queue-removal.ts'
import { presentLimits, presentTransition, presentVideo } from './present-video.ts'
import { requireVideo, VideoId, unknownVideo } from './require-video.ts'
import { readAllowance } from './start-video.store.ts'
import { cancelVideo, startVideo } from './start-video.ts'
import { listTransitions, listVideos, removeRow, type VideoRow } from './video.store.ts'

/** A creator's actions on their videos. */
export function videoRoutes(deps: RouteDeps) {
  const { engines, limit, requireUser: middleware, scale } = deps
  const { db } = deps.database
  const router = createRouter()
  router.on(['POST', 'DELETE'], '/*', limit(writeLimit))
  return router
    .openapi(
      createRoute({
        method: 'post',
        path: '/generate',
        middleware,
        summary: 'Start a video',
        request: jsonBody(VideoRequest),
        responses: {
          201: jsonResponse('Started; `stage` of its status says whether it is queued.', VideoStarted),
          ...errorResponses,
        },
      }),
      async (c) => {
        const id = await startVideo(deps, c.var.user.id, c.req.valid('json'))
        return c.json({ prediction_id: id, status: 'processing' as const }, 201)
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/status/{id}',
        middleware,
        summary: 'Get the status of a video',
        request: { params: VideoId },
        responses: { 200: jsonResponse('The video.', Video), ...errorResponses },
      }),
      async (c) => {
        const video = await requireVideo(db, c.var.user.id, c.req.valid('param').id)
        return c.json(presentVideo(video), 200)
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/videos',
        middleware,
        summary: 'List your videos, newest first',
        request: { query: VideoQuery },
        responses: { 200: jsonResponse('One page.', VideoList), ...errorResponses },
      }),
      async (c) => {
        const { limit: most, cursor } = c.req.valid('query')
        const userId = c.var.user.id
        const rows = await listVideos(db, userId, { limit: most, before: readCursor(cursor, timeKey) })
        const page = rows.slice(0, most)
        const last = rows.length > most ? page.at(-1) : undefined
        const allowance = await readAllowance(db, userId, scale)
        const nextCursor = last ? writeCursor({ key: last.createdAt, id: last.id }) : null
        const engine = engines.configured.name
        const entries = await listEntries(deps, userId, page)
        const items = page.map(presentVideo)
        return c.json(
          {
            items,
            nextCursor,
            allowance,
            engine,
            limits: presentLimits(engine, deps.speech !== null),
            entries,
          },
          200,
        )
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/videos/{id}',
        middleware,
        summary: 'Get a video with its history',
        request: { params: VideoId },
        responses: { 200: jsonResponse('The video.', VideoDetails), ...errorResponses },
      }),
      async (c) => {
        const video = await requireVideo(db, c.var.user.id, c.req.valid('param').id)
        const history = await listTransitions(db, video.id)
        return c.json({ ...presentVideo(video), history: history.map(presentTransition) }, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/videos/{id}/cancellation',
        middleware,
        summary: 'Cancel a video',
        request: { params: VideoId },
        responses: { 200: jsonResponse('The video.', Video), ...errorResponses },
      }),
      async (c) => {
        const canceled = await cancelVideo(deps, c.var.user.id, c.req.valid('param').id)
        return c.json(presentVideo(canceled), 200)
      },
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/videos/{id}',
        middleware,
        summary: 'Delete a video with its files',
        request: { params: VideoId },
        responses: { 204: { description: 'Deleted.' }, ...errorResponses },
      }),
      async (c) => {
        await deleteVideo(deps, c.var.user.id, c.req.valid('param').id)
        return c.body(null, 204)
      },
    )
}

export type VideoRoutes = ReturnType<typeof videoRoutes>

async function listEntries({ scripts }: RouteDeps, userId: string, rows: readonly VideoRow[]) {
  const ids = new Set(rows.flatMap(({ scriptId }) => scriptId ?? []))
  return ids.size === 0 ? [] : scripts.listEntries(userId, [...ids], utcDay(new Date()))
}

type Deps = Pick<RouteDeps, 'database' | 'jobs' | 'events'>

/** The row goes now; its files, and what is still being made, go with a job of the same transaction. */
async function deleteVideo({ database, jobs, events }: Deps, userId: string, videoId: string) {
  const { id } = await requireVideo(database.db, userId, videoId)
  const removed = await database.transaction(async (tx) => {
    const found = await removeRow(tx, userId, id)
    if (found) {
      await queueRemoval(tx, jobs, [found])
      await queuePhotoRemoval(tx, jobs, await deleteUnusedPhotos(tx, userId, found.photos))
    }
    return found
  })
  if (!removed) throw unknownVideo()
  events.stop(id)
  events.emitRemoved(removed.userId, id)
}
