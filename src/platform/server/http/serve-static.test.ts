import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMetrics } from '../metrics.ts'
import { createSite } from './serve-static.ts'
import { loadSiteFiles } from './site-files.ts'

const home = '<html><script>start()</script><script src="/assets/a.js"></script></html>'
const files = {
  'index.html': home,
  'index.html.br': brotliCompressSync(home),
  'about/index.html': '<p>about</p>',
  '404/index.html': '<p>not here</p>',
  'admin/index.html': '<p>shell</p>',
  'assets/a-1a2b.js': 'a()',
  'robots.txt': 'User-agent: *',
  'sitemap.xml': '<loc>https://site.invalid/about</loc>',
  'sitemap.xml.br': brotliCompressSync('<loc>https://site.invalid/about</loc>'),
}

let server: Server
const folder = mkdtempSync(join(tmpdir(), 'site-'))

beforeAll(async () => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  const serve = createSite({
    secure: true,
    files: loadSiteFiles(folder, 'https://crovest.example'),
    metrics: createMetrics(),
    redirect: (path) => (path.startsWith('/old/') ? '/about?from=old' : undefined),
  })
  server = createServer((incoming, response) => {
    if (!serve(incoming, response)) response.writeHead(599).end('passed on')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>(
    (resolve, reject) => {
      const { port } = server.address() as AddressInfo
      request({ port, path, headers, method }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        )
      })
        .on('error', reject)
        .end()
    },
  )
}

test('finds a page by its path, with or without a query', async () => {
  expect((await get('/')).body.toString()).toBe(home)
  expect((await get('/about?from=x')).body.toString()).toBe('<p>about</p>')
})

test('serves brotli to a browser that accepts it', async () => {
  const { headers, body } = await get('/', { 'accept-encoding': 'gzip, deflate, br' })
  expect(headers['content-encoding']).toBe('br')
  expect(headers.vary).toBe('accept-encoding')
  expect(brotliDecompressSync(body).toString()).toBe(home)
  expect((await get('/', { 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBeUndefined()
})

test("every file contains the site's real origin, compressed or not", async () => {
  const named = '<loc>https://crovest.example/about</loc>'
  expect((await get('/sitemap.xml')).body.toString()).toBe(named)
  const { body } = await get('/sitemap.xml', { 'accept-encoding': 'br' })
  expect(brotliDecompressSync(body).toString()).toBe(named)
})

test('does not send an unchanged page again', async () => {
  const { headers } = await get('/')
  const again = await get('/', { 'if-none-match': String(headers.etag) })
  expect(again.status).toBe(304)
  expect(again.body).toHaveLength(0)
})

test('caches a hashed file forever and revalidates a page', async () => {
  expect((await get('/assets/a-1a2b.js')).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  )
  expect((await get('/')).headers['cache-control']).toBe('no-cache')
})

test("allows only a page's own inline scripts, by hash", async () => {
  const policy = String((await get('/')).headers['content-security-policy'])
  expect(policy).toMatch(/script-src 'self' 'sha256-[A-Za-z0-9+/]{43}='/)
  expect(policy.match(/script-src[^;]*/)?.[0]).not.toContain('unsafe-inline')
})

test('every page has the security headers', async () => {
  expect((await get('/about')).headers).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'x-request-id': expect.stringMatching(/.+/) as string,
  })
})

test('redirects a retired path to its successor, without the query', async () => {
  const { status, headers } = await get('/old/thing?q=1')
  expect([status, headers.location]).toEqual([302, '/about?from=old'])
})

test('an app path gets the shell, an unknown path the 404 page with its status', async () => {
  expect((await get('/admin')).body.toString()).toBe('<p>shell</p>')
  const unknown = await get('/nothing/here')
  expect([unknown.status, unknown.body.toString()]).toEqual([404, '<p>not here</p>'])
  expect((await get('/404')).status).toBe(404)
  expect((await get('/../package.json')).status).toBe(404)
})

test('redirects a trailing slash to the path without it', async () => {
  const { status, headers } = await get('/about/?a=1')
  expect([status, headers.location]).toEqual([308, '/about?a=1'])
  expect(headers['content-security-policy']).toContain("default-src 'self'")
})

test.each(['//evil.example/', '/\\evil.example/', '/%5cevil.example/', '/.//evil.example/', '/nothing/'])(
  'does not redirect the trailing slash of %j',
  async (path) => {
    const { status, headers } = await get(path)
    expect([status, headers.location]).toEqual([404, undefined])
  },
)

test.each([
  '/../package.json',
  '/..%2fpackage.json',
  '/%2e%2e/package.json',
  '/assets/..%5c..%5cpackage.json',
])('finds no file outside the site by %j', async (path) => {
  expect((await get(path)).status).toBe(404)
})

test('treats JavaScript property names as plain paths', async () => {
  for (const path of ['/__proto__', '/constructor', '/toString']) expect((await get(path)).status).toBe(404)
})

test('responds to HEAD without a body', async () => {
  const { status, headers, body } = await get('/', {}, 'HEAD')
  expect([status, headers['content-length'], body.length]).toEqual([200, String(home.length), 0])
})

test('passes API requests on', async () => {
  expect((await get('/api/health')).status).toBe(599)
  expect((await get('/metrics')).status).toBe(599)
  expect((await get('/about', {}, 'POST')).status).toBe(599)
  expect((await get('/nothing', { accept: 'application/json' })).status).toBe(599)
})
