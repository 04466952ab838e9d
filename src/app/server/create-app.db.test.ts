import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ErrorEnvelope } from '#platform/common/errors.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp()
})
afterAll(() => running.close())

const refusal = async (response: Response) => ({
  http: response.status,
  ...((await response.json()) as ErrorEnvelope).error,
})
const newsletter = '/api/forms/newsletter'
const json = { 'content-type': 'application/json' }

test('the health check names the database', async () => {
  const response = await running.app.request('/api/health')
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ status: 'ok', database: running.database.kind })
})

test('a stopping process reports that it cannot serve', async () => {
  const stopping = await startTestApp()
  stopping.announceStop()
  expect(await refusal(await stopping.app.request('/api/health'))).toMatchObject({
    http: 503,
    status: 'UNAVAILABLE',
  })
  await stopping.close()
})

test('an unknown path gets an error envelope', async () => {
  for (const path of ['/api/nope', '/api', '/api/forms/', '/api/%00', '/api/%E0%A4%A'])
    expect(await refusal(await running.app.request(path))).toMatchObject({ http: 404, status: 'NOT_FOUND' })
})

test('rejects malformed JSON with 400', async () => {
  for (const body of ['{"email":', '', 'null', '[]', `${'['.repeat(20_000)}${']'.repeat(20_000)}`]) {
    const response = await running.app.request(newsletter, {
      method: 'POST',
      body,
      headers: { ...json, 'content-length': String(body.length) },
    })
    expect(await refusal(response)).toMatchObject({ http: 400, status: 'INVALID_ARGUMENT' })
  }
})

test('rejects a body of the wrong type with 415', async () => {
  for (const type of ['text/plain', 'application/xml', 'multipart/form-data; boundary=x', '']) {
    const response = await running.app.request(newsletter, {
      method: 'POST',
      body: 'email=a',
      headers: { 'content-type': type, 'content-length': '7' },
    })
    expect(await refusal(response)).toMatchObject({ http: 415, status: 'INVALID_ARGUMENT' })
  }
})

test('rejects an oversized body with 413, announced or not', async () => {
  const body = JSON.stringify({ email: 'x'.repeat(200_000) })
  const announced = { method: 'POST', body, headers: { ...json, 'content-length': String(body.length) } }
  expect(await refusal(await running.app.request(newsletter, announced))).toMatchObject({ http: 413 })
  const streamed = {
    method: 'POST',
    body: new Blob([body]).stream(),
    duplex: 'half',
    headers: { ...json, 'transfer-encoding': 'chunked' },
  }
  expect(await refusal(await running.app.request(newsletter, streamed))).toMatchObject({ http: 413 })
})

test('names all invalid fields', async () => {
  const response = await running.post(newsletter, { email: 'nobody' })
  expect(await refusal(response)).toEqual({
    http: 400,
    status: 'INVALID_ARGUMENT',
    message: 'Please enter a valid email address.',
    details: { fields: { email: 'Please enter a valid email address.' } },
  })
})

test('rejects a request from another site, with or without a session', async () => {
  const response = await running.post(
    newsletter,
    { email: 'a@example.org' },
    { origin: 'https://evil.example' },
  )
  expect(await refusal(response)).toMatchObject({ http: 403, status: 'PERMISSION_DENIED' })
})

test('rejects a request for another host with 421', async () => {
  const refused = await running.post(newsletter, { email: 'a@example.org' }, { host: 'evil.example' })
  expect(await refusal(refused)).toMatchObject({ http: 421, status: 'INVALID_ARGUMENT' })
  const taken = await running.post(newsletter, { email: 'a@example.org' }, { host: 'localhost:4000' })
  expect(taken.status).toBe(201)
})

test('every response has a request ID and the security headers', async () => {
  for (const path of ['/api/health', '/api/nope', '/api/openapi.json']) {
    const { headers } = await running.app.request(path)
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{5,}$/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
  }
})

test('the API document describes every path of the product', async () => {
  const document = (await (await running.app.request('/api/openapi.json')).json()) as {
    openapi: string
    paths: Record<string, unknown>
  }
  expect(document.openapi).toBe('3.1.0')
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining(['/api/health', '/api/forms/newsletter', '/api/projects']),
  )
  const page = await running.app.request('/api/docs')
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(await page.text()).toContain('/api/forms/newsletter')
})

test('patterns in the API document have no delimiters and flags, which only JavaScript knows', async () => {
  const text = await (await running.app.request('/api/openapi.json')).text()
  const patterns = [...text.matchAll(/"pattern":"((?:[^"\\]|\\.)*)"/g)].map(([, pattern = '']) => pattern)
  expect(patterns.length).toBeGreaterThan(0)
  expect(patterns.filter((pattern) => /\/[a-z]*$/.test(pattern))).toEqual([])
})

test.each(['/api/openapi.json', '/api/docs'])(
  '%s is compressed once and revalidated by its ETag',
  async (path) => {
    const plain = await running.app.request(path)
    for (const [accepted, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const packed = await running.app.request(path, { headers: { 'accept-encoding': accepted } })
      expect(packed.headers.get('content-encoding')).toBe(accepted)
      expect(packed.headers.get('vary')).toBe('accept-encoding')
      const unpacked = unpack(await packed.arrayBuffer()).toString()
      expect(unpacked === (await plain.clone().text())).toBe(true)
    }
    const headers = { 'if-none-match': plain.headers.get('etag') ?? 'none' }
    const again = await running.app.request(path, { headers })
    expect([again.status, await again.text()]).toEqual([304, ''])
  },
)

test('metrics are not public', async () => {
  expect((await running.app.request('/metrics')).status).toBe(404)
})

test('the home page queries no campaigns or investments while there are none', async () => {
  expect(await (await running.app.request('/api/projects?limit=3')).json()).toEqual({
    mode: 'reservations',
    items: [],
  })
  expect(await (await running.app.request('/api/investments/summary')).json()).toEqual({
    count: 0,
    amountCents: 0,
    earnedCents: 0,
  })
  expect(await refusal(await running.app.request('/api/projects?limit=-1'))).toMatchObject({ http: 400 })
})

test('a name with NUL is not found', async () => {
  for (const path of ['/api/forms/x%00', '/api/account/sessions/%00'])
    expect(await refusal(await running.app.request(path, { method: 'DELETE' }))).toMatchObject({
      http: 404,
      status: 'NOT_FOUND',
    })
})
