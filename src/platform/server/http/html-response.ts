import { z } from '@hono/zod-openapi'
import { errorResponses } from './router.ts'

export const htmlResponse = (description: string) => ({
  description,
  content: { 'text/html': { schema: z.string() } },
})

/** The page behind an emailed link. */
export const linkPageResponses = {
  ...errorResponses,
  200: htmlResponse('The page.'),
  404: htmlResponse('A page saying that the link is not valid.'),
}
