import { z } from '@hono/zod-openapi'

export const htmlAnswer = (description: string) => ({
  description,
  content: { 'text/html': { schema: z.string() } },
})
