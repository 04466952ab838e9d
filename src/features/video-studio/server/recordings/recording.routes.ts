import { createRoute, z } from '@hono/zod-openapi'
import { Readable } from 'node:stream'
import { writeLimit } from '#platform/server/http/rate-limit.ts'
import { createRouter, errorResponses, jsonResponse } from '#platform/server/http/router.ts'
import { Recording, RecordingList } from '../../contract/recording.ts'
import type { RouteDeps } from '../route-deps.ts'
import { presentRecording } from './present-recording.ts'
import { findRecordings, listRecordings, recordingKey } from './recording.store.ts'
import { removeRecording, storeRecording, unknownRecording } from './store-recording.ts'

const RecordingId = z.object({ id: z.string().max(100) })
const wav = { 'audio/wav': { schema: z.string().openapi({ format: 'binary' }) } }
const uuid = z.uuid()

/** A creator's own voice, recorded in the browser. */
export function recordingRoutes(deps: RouteDeps) {
  const { limit, requireUser: middleware, files } = deps
  const { db } = deps.database
  const router = createRouter()
  router.on(['POST', 'DELETE'], '/recordings/*', limit(writeLimit))
  router.on('POST', '/recordings', limit(writeLimit))

  return router
    .openapi(
      createRoute({
        method: 'post',
        path: '/recordings',
        middleware,
        summary: 'Upload a recording of your voice',
        request: { body: { content: wav, required: true } },
        responses: { 201: jsonResponse('Stored.', Recording), ...errorResponses },
      }),
      async (c) => {
        const bytes = new Uint8Array(await c.req.arrayBuffer())
        const stored = await storeRecording(deps, c.var.user.id, bytes, c.req.raw.signal)
        return c.json(presentRecording(stored), 201)
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/recordings',
        middleware,
        summary: 'List your recordings, oldest first',
        responses: { 200: jsonResponse('All of them.', RecordingList), ...errorResponses },
      }),
      async (c) => {
        const rows = await listRecordings(db, c.var.user.id)
        return c.json({ items: rows.map(presentRecording) }, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/recordings/{id}/audio.wav',
        middleware,
        summary: 'Get the sound of a recording',
        request: { params: RecordingId },
        responses: { 200: { description: 'The file.', content: wav }, ...errorResponses },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const [own] = uuid.safeParse(id).success ? await findRecordings(db, c.var.user.id, [id]) : []
        const file = own && (await files.open(recordingKey(own.id)))
        if (!file) throw unknownRecording()
        c.header('content-type', 'audio/wav')
        c.header('content-length', String(file.size))
        c.header('cache-control', 'private, max-age=3600')
        return c.body(Readable.toWeb(file.stream) as ReadableStream, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/recordings/{id}',
        middleware,
        summary: 'Delete a recording',
        request: { params: RecordingId },
        responses: { 204: { description: 'Deleted.' }, ...errorResponses },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        if (!uuid.safeParse(id).success) throw unknownRecording()
        await removeRecording(deps, c.var.user.id, id)
        return c.body(null, 204)
      },
    )
}

export type RecordingRoutes = ReturnType<typeof recordingRoutes>
