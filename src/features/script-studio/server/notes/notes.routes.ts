import { createRoute, z } from '@hono/zod-openapi'
import { AppError } from '#platform/common/errors.ts'
import { readCursor, timeKey, writeCursor } from '#platform/server/cursor.ts'
import { writeLimit } from '#platform/server/http/rate-limit.ts'
import { createRouter, jsonResponse, jsonBody, errorResponses } from '#platform/server/http/router.ts'
import {
  Note,
  NoteBatch,
  NoteEdit,
  NoteList,
  noteMessages,
  NotePage,
  NoteQuery,
} from '../../contract/notes.ts'
import { removal, requireRemoved } from '../removal.ts'
import type { RouteDeps } from '../route-deps.ts'
import { addNotes, editNote, findNote, listNotes, removeNote } from './notes.store.ts'
import { presentNote } from './present-note.ts'

const Id = z.object({ id: z.uuid() })
const one = { 200: jsonResponse('The note.', Note), ...errorResponses }

export function noteRoutes({ studio: { db }, limit, requireUser: middleware }: RouteDeps) {
  const router = createRouter()
  router.on(['POST', 'PATCH', 'DELETE'], '/*', limit(writeLimit))
  return router
    .openapi(
      createRoute({
        method: 'get',
        path: '/',
        middleware,
        summary: 'Search your notebook, newest first',
        request: { query: NoteQuery },
        responses: { 200: jsonResponse('One page.', NotePage), ...errorResponses },
      }),
      async (c) => {
        const { cursor, ...search } = c.req.valid('query')
        const before = readCursor(cursor, timeKey)
        const { page, hasMore } = await listNotes(db, c.var.user.id, { ...search, before })
        const last = page.at(-1)
        const nextCursor = hasMore && last ? writeCursor({ key: last.createdAt, id: last.id }) : null
        return c.json({ items: page.map(presentNote), nextCursor }, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/',
        middleware,
        summary: 'Add one or several notes, all or none',
        request: jsonBody(NoteBatch),
        responses: { 201: jsonResponse('The new notes, in the order sent.', NoteList), ...errorResponses },
      }),
      async (c) => {
        const added = await addNotes(db, c.var.user.id, c.req.valid('json').notes)
        if (added === 'full')
          throw new AppError('RESOURCE_EXHAUSTED', noteMessages.limit, { httpStatus: 409 })
        return c.json({ items: added.map(presentNote) }, 201)
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/{id}',
        middleware,
        summary: 'Get a note',
        request: { params: Id },
        responses: one,
      }),
      async (c) => {
        const note = await findNote(db, c.var.user.id, c.req.valid('param').id)
        if (!note) throw new AppError('NOT_FOUND', noteMessages.gone)
        return c.json(presentNote(note), 200)
      },
    )
    .openapi(
      createRoute({
        method: 'patch',
        path: '/{id}',
        middleware,
        summary: 'Edit a note; scripts that use it stay unchanged',
        request: { params: Id, ...jsonBody(NoteEdit) },
        responses: one,
      }),
      async (c) => {
        const note = await editNote(db, c.var.user.id, c.req.valid('param').id, c.req.valid('json'))
        if (!note) throw new AppError('NOT_FOUND', noteMessages.gone)
        return c.json(presentNote(note), 200)
      },
    )
    .openapi(removal(middleware, Id, 'Delete a note; scripts that use it stay'), async (c) => {
      requireRemoved(await removeNote(db, c.var.user.id, c.req.valid('param').id), noteMessages.gone)
      return c.body(null, 204)
    })
}

export type NoteRoutes = ReturnType<typeof noteRoutes>
