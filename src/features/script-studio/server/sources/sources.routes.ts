import { createRoute } from '@hono/zod-openapi'
import { AppError } from '#platform/common/errors.ts'
import { writeLimit } from '#platform/server/http/rate-limit.ts'
import { createRouter, jsonResponse, jsonBody, errorResponses } from '#platform/server/http/router.ts'
import { sourceMessages } from '../../contract/idea-messages.ts'
import { SourceDecision, SourceList, SourceParam } from '../../contract/idea.ts'
import { noteMessages } from '../../contract/notes.ts'
import { presentSource } from '../present-studio.ts'
import type { RouteDeps } from '../route-deps.ts'
import { decideSource } from './sources.store.ts'

export function sourceRoutes({ studio: { db }, limit, requireUser: middleware }: RouteDeps) {
  const router = createRouter()
  router.on('PUT', '/*', limit(writeLimit))
  return router.openapi(
    createRoute({
      method: 'put',
      path: '/{generationId}/{position}/decision',
      middleware,
      summary: 'Accept a search result as a note with its link, or dismiss it',
      request: { params: SourceParam, ...jsonBody(SourceDecision) },
      responses: { 200: jsonResponse('All results of the search.', SourceList), ...errorResponses },
    }),
    async (c) => {
      const wanted = { userId: c.var.user.id, ...c.req.valid('param'), ...c.req.valid('json') }
      const sources = await decideSource(db, wanted)
      if (sources === 'gone') throw new AppError('NOT_FOUND', sourceMessages.gone)
      if (sources === 'full')
        throw new AppError('RESOURCE_EXHAUSTED', noteMessages.limit, { httpStatus: 409 })
      return c.json({ items: sources.map(presentSource) }, 200)
    },
  )
}

export type SourceRoutes = ReturnType<typeof sourceRoutes>
