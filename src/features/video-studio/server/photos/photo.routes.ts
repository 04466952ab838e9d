import { createRoute, z } from '@hono/zod-openapi'
import { Readable } from 'node:stream'
import { writeLimit } from '#platform/server/http/rate-limit.ts'
import { createRouter, errorResponses, jsonResponse } from '#platform/server/http/router.ts'
import { Photo, PhotoList } from '../../contract/photo.ts'
import type { RouteDeps } from '../route-deps.ts'
import { findPhotos, listPhotos, photoKey } from './photo.store.ts'
import { presentPhoto } from './present-photo.ts'
import { removePhoto, storePhoto, unknownPhoto } from './store-photo.ts'

const PhotoId = z.object({ id: z.string().max(100) })
const binary = { schema: z.string().openapi({ format: 'binary' }) }
const picture = { 'image/jpeg': binary, 'image/png': binary }
const uuid = z.uuid()

/** A creator's photos for the scenes of their videos. */
export function photoRoutes(deps: RouteDeps) {
  const { limit, requireUser: middleware, files } = deps
  const { db } = deps.database
  const router = createRouter()
  router.on('DELETE', '/photos/*', limit(writeLimit))
  router.on('POST', '/photos', limit(writeLimit))

  return router
    .openapi(
      createRoute({
        method: 'post',
        path: '/photos',
        middleware,
        summary: 'Upload a photo for your videos',
        request: { body: { content: picture, required: true } },
        responses: { 201: jsonResponse('Stored.', Photo), ...errorResponses },
      }),
      async (c) => {
        const bytes = new Uint8Array(await c.req.arrayBuffer())
        const stored = await storePhoto(deps, c.var.user.id, bytes, c.req.raw.signal)
        return c.json(presentPhoto(stored), 201)
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/photos',
        middleware,
        summary: 'List your photos, oldest first',
        responses: { 200: jsonResponse('All of them.', PhotoList), ...errorResponses },
      }),
      async (c) => c.json({ items: (await listPhotos(db, c.var.user.id)).map(presentPhoto) }, 200),
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/photos/{id}/image',
        middleware,
        summary: 'Get a photo',
        request: { params: PhotoId },
        responses: { 200: { description: 'The image.', content: picture }, ...errorResponses },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const [own] = uuid.safeParse(id).success ? await findPhotos(db, c.var.user.id, [id]) : []
        const file = own && (await files.open(photoKey(own)))
        if (!file) throw unknownPhoto()
        c.header('content-type', own.type)
        c.header('content-length', String(file.size))
        c.header('cache-control', 'private, max-age=3600')
        return c.body(Readable.toWeb(file.stream) as ReadableStream, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/photos/{id}',
        middleware,
        summary: 'Delete a photo',
        request: { params: PhotoId },
        responses: { 204: { description: 'Deleted.' }, ...errorResponses },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        if (!uuid.safeParse(id).success) throw unknownPhoto()
        await removePhoto(deps, c.var.user.id, id)
        return c.body(null, 204)
      },
    )
}

export type PhotoRoutes = ReturnType<typeof photoRoutes>
