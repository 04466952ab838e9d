import { createRoute, type z } from '@hono/zod-openapi'
import { AppError } from '#platform/common/errors.ts'
import { errorResponses } from '#platform/server/http/router.ts'
import type { RouteDeps } from './route-deps.ts'

/** A route that deletes one of the user's own resources. */
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
    responses: { 204: { description: 'Deleted.' }, ...errorResponses },
  })

export function requireRemoved(wasThere: boolean, missing: string) {
  if (!wasThere) throw new AppError('NOT_FOUND', missing)
}
