import { z } from '@hono/zod-openapi'

export const htmlResponse = (description: string) => ({
  description,
  content: { 'text/html': { schema: z.string() } },
})
