import { createRoute } from '@hono/zod-openapi'
import { createRouter, jsonAnswer, jsonBody, errorResponses } from '#platform/server/http/router.ts'
import { Caption, CaptionInput } from '../../contract/caption.ts'
import { presentCaption } from '../present-studio.ts'
import { creatorOf, generationLimit, type RouteDeps } from '../route-deps.ts'
import { writeCaption } from './write-caption.ts'

export function captionRoutes({ studio, limit, requireUser: middleware }: RouteDeps) {
  const router = createRouter()
  router.on('POST', '/', limit(generationLimit))
  return router.openapi(
    createRoute({
      method: 'post',
      path: '/',
      middleware,
      summary: 'Write and store the caption of a scheduled script for a platform',
      request: jsonBody(CaptionInput),
      responses: { 200: jsonAnswer('The caption and its counts.', Caption), ...errorResponses },
    }),
    async (c) => {
      const asked = { ...c.req.valid('json'), signal: c.req.raw.signal }
      return c.json(presentCaption(await writeCaption(studio, creatorOf(c), asked)), 200)
    },
  )
}

export type CaptionRoutes = ReturnType<typeof captionRoutes>
