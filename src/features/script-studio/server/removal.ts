import { createRoute, type z } from '@hono/zod-openapi'
import { AppError } from '#platform/common/errors.ts'
import { errorResponses } from '#platform/server/http/router.ts'
import type { RouteDeps } from './route-deps.ts'

/** The route that removes one thing of one's own. */
export const removal = <Params extends z.ZodObject>(
  middleware: RouteDeps['requireUser'],
  params: Params,
  summary: string,
) =>
  createRoute({
    method: 'delete',
    path: '/{id}',
    middleware,
    summary,
    request: { params },
    responses: { 204: { description: 'It is gone.' }, ...errorResponses },
  })

export function requireRemoved(wasThere: boolean, missing: string) {
  if (!wasThere) throw new AppError('NOT_FOUND', missing)
}
