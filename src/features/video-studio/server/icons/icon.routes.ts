import { createRoute, z } from '@hono/zod-openapi'
import { AppError } from '#platform/common/errors.ts'
import { createRouter, errorResponses } from '#platform/server/http/router.ts'
import { videoMessages } from '../../contract/messages.ts'
import { readIcon } from './read-icon.ts'

const svg = { 'image/svg+xml': { schema: z.string() } }

/** The pictures of films, for the browser's preview. They are the same for everyone. */
export function iconRoutes() {
  return createRouter().openapi(
    createRoute({
      method: 'get',
      path: '/icons/{name}',
      summary: 'Get an icon of the built-in renderer',
      request: { params: z.object({ name: z.string().max(100) }) },
      responses: { 200: { description: 'The image.', content: svg }, ...errorResponses },
    }),
    (c) => {
      const icon = readIcon(c.req.valid('param').name)
      if (icon === undefined) throw new AppError('NOT_FOUND', videoMessages.unknownIcon)
      c.header('content-type', 'image/svg+xml')
      c.header('cache-control', 'public, max-age=604800')
      return c.body(icon, 200)
    },
  )
}
