import { createRoute, z } from '@hono/zod-openapi'
import { randomUUID } from 'node:crypto'
import { removeVideoFiles, serveFile } from '#features/video-studio/server.ts'
import { AppError } from '#platform/common/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import { writeLimit } from '#platform/server/http/rate-limit.ts'
import { createRouter, errorResponses, jsonBody, jsonResponse } from '#platform/server/http/router.ts'
import {
  creatorMessages as messages,
  documentTypes,
  DocumentId,
  DocumentQuery,
  Verification,
  VerificationRequest,
  type CreatorDocument,
} from '../../contract/creators.ts'
import type { RouteDeps } from '../route-deps.ts'
import { findType } from './document-type.ts'
import {
  addDocument,
  documentKey,
  findDocument,
  findVerification,
  listDocuments,
  removeDocument,
  requestVerification,
  type DocumentRow,
} from './creator.store.ts'

const binary = { schema: z.string().openapi({ format: 'binary' }) }
const content = Object.fromEntries(documentTypes.map((type) => [type, binary]))
const responses = { 200: jsonResponse('Where it stands.', Verification), ...errorResponses }

/** How a creator shows the team who they are. Documents are private. */
export function verificationRoutes({ database, files, jobs, limit, guards }: RouteDeps) {
  const { db } = database
  const { requireUser: middleware } = guards
  const router = createRouter()
  router.on(['PUT'], '/creator-verification', limit(writeLimit))
  router.on(['POST'], '/creator-verification/documents', limit(writeLimit))
  router.on(['DELETE'], '/creator-verification/documents/:id', limit(writeLimit))
  return router
    .openapi(
      createRoute({
        method: 'get',
        path: '/creator-verification',
        middleware,
        summary: 'Get your verification',
        responses,
      }),
      async (c) => c.json(await presentVerification(db, c.var.user.id), 200),
    )
    .openapi(
      createRoute({
        method: 'put',
        path: '/creator-verification',
        middleware,
        summary: 'Ask the team to verify you',
        request: jsonBody(VerificationRequest),
        responses,
      }),
      async (c) => {
        await requestVerification(db, c.var.user.id, c.req.valid('json').legalName)
        return c.json(await presentVerification(db, c.var.user.id), 200)
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/creator-verification/documents',
        middleware,
        summary: 'Upload a document (PDF, JPG or PNG)',
        request: { query: DocumentQuery, body: { content, required: true } },
        responses: { 201: jsonResponse('Where it stands.', Verification), ...errorResponses },
      }),
      async (c) => {
        const bytes = new Uint8Array(await c.req.arrayBuffer())
        const contentType = findType(bytes)
        if (!contentType) throw new AppError('INVALID_ARGUMENT', messages.documentKind)
        const userId = c.var.user.id
        const document = {
          id: randomUUID(),
          userId,
          contentType,
          size: bytes.length,
          ...c.req.valid('query'),
        }
        await files.put(documentKey(document), bytes, { contentType })
        const added = await database.transaction((tx) => addDocument(tx, document))
        if (!added) {
          await files.remove(documentKey(document))
          throw new AppError('RESOURCE_EXHAUSTED', messages.tooMany)
        }
        return c.json(await presentVerification(db, userId), 201)
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/creator-verification/documents/{id}',
        middleware,
        summary: 'Download one of your documents',
        request: { params: DocumentId },
        responses: { 200: { description: 'The file.', content }, ...errorResponses },
      }),
      async (c) => {
        const found = await findDocument(db, c.req.valid('param').id, c.var.user.id)
        if (!found) throw unknownDocument()
        return serveFile(c, files, { key: documentKey(found), download: 'document' })
      },
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/creator-verification/documents/{id}',
        middleware,
        summary: 'Delete one of your documents',
        request: { params: DocumentId },
        responses: { 204: { description: 'Deleted.' }, ...errorResponses },
      }),
      async (c) => {
        await database.transaction(async (tx) => {
          const removed = await removeDocument(tx, c.var.user.id, c.req.valid('param').id)
          if (!removed) throw unknownDocument()
          await jobs.send(tx, removeVideoFiles, { keys: [documentKey(removed)] })
        })
        return c.body(null, 204)
      },
    )
}

export type VerificationRoutes = ReturnType<typeof verificationRoutes>

export const unknownDocument = () => new AppError('NOT_FOUND', messages.unknownDocument)

export async function presentVerification(db: Db, userId: string): Promise<Verification> {
  const found = await findVerification(db, userId)
  const documents = (await listDocuments(db, userId)).map(presentDocument)
  const { status = 'none', legalName = '', note = '' } = found ?? {}
  return { status, legalName, note, documents }
}

export const presentDocument = ({ id, name, size, createdAt }: DocumentRow): CreatorDocument => ({
  id,
  name,
  size,
  createdAt: createdAt.toISOString(),
})
