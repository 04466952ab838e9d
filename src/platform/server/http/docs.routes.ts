import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { brand } from '#platform/common/brand.ts'
import { chooseEncoding, compress, etagOf } from './compress.ts'
import { renderDocs, type ApiDocument } from './render-docs.ts'
import { createRouter, type HttpEnv } from './router.ts'

/** The API description for programs and people. Built on first request, when every route is mounted. */
export function docsRoutes({
  app,
  siteUrl,
  version,
}: {
  app: OpenAPIHono<HttpEnv>
  siteUrl: string
  version: string
}) {
  const document = lazy(
    () =>
      app.getOpenAPI31Document({
        openapi: '3.1.0',
        info: {
          title: brand.name,
          version,
          description: `The API of ${brand.name}. Every error has one shape: see the schema Error.`,
        },
        servers: [{ url: siteUrl }],
      }) as unknown as ApiDocument,
  )
  const json = lazy(() => prepare(JSON.stringify(document()), 'application/json'))
  const page = lazy(async () => prepare(String(await renderDocs(document())), 'text/html; charset=utf-8'))
  return createRouter()
    .get('/openapi.json', (c) => send(c, json()))
    .get('/docs', async (c) => send(c, await page()))
}

function lazy<Value>(make: () => Value) {
  let cached: Value | undefined
  return () => (cached ??= make())
}

type Prepared = ReturnType<typeof prepare>

function prepare(text: string, type: string) {
  const bodies = compress(Buffer.from(text))
  return { type, etag: etagOf(bodies.identity), bodies }
}

function send(c: Context, { type, etag, bodies }: Prepared) {
  const cached = { etag, vary: 'accept-encoding', 'cache-control': 'no-cache' }
  if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, cached)
  const encoding = chooseEncoding(c.req.header('accept-encoding'), bodies)
  return c.body(bodies[encoding], 200, {
    ...cached,
    'content-type': type,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  })
}
