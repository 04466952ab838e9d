import type { OpenAPIHono } from '@hono/zod-openapi'
import { renderDocs, type ApiDocument } from './render-docs.ts'
import { createRouter, type HttpEnv } from './router.ts'

/** The description of the API, for programs and for people. Made on the first request, when every route is mounted. */
export function docsRoutes({
  app,
  siteUrl,
  version,
}: {
  app: OpenAPIHono<HttpEnv>
  siteUrl: string
  version: string
}) {
  let kept: ApiDocument | undefined
  const document = () =>
    (kept ??= app.getOpenAPI31Document({
      openapi: '3.1.0',
      info: {
        title: 'Crovest',
        version,
        description: 'The API of Crovest. Every error has one shape: see the schema Error.',
      },
      servers: [{ url: siteUrl }],
    }) as unknown as ApiDocument)
  return createRouter()
    .get('/openapi.json', (c) => c.json(document()))
    .get('/docs', (c) => c.html(renderDocs(document())))
}
