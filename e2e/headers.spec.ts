import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { APIResponse } from '@playwright/test'
import { pages } from '../src/app/pages.ts'
import { expect, test } from './support/test.ts'

const client = join(import.meta.dirname, '..', 'build', 'client')

const expected = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/** The headers of every response. */
async function expectGuarded(response: APIResponse) {
  const headers = response.headers()
  expect(headers, response.url()).toMatchObject(expected)
  expect(headers['permissions-policy']).toContain('camera=()')
  expect(headers['x-powered-by']).toBeUndefined()
  expect(headers['server']).toBeUndefined()
  const policy = Object.fromEntries(
    (headers['content-security-policy'] ?? '').split('; ').map((rule) => {
      const [name = '', ...values] = rule.split(' ')
      return [name, values.join(' ')]
    }),
  )
  expect(policy).toMatchObject({
    'default-src': "'self'",
    'connect-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  })
  // Scripts from this site, plus the page's own by hash, so that nothing injected can run.
  expect(policy['script-src']).toMatch(/^'self'( 'sha256-[\w+/]{43}=')*$/)
  if (headers['content-type']?.startsWith('text/html'))
    expect(await response.text(), response.url()).not.toMatch(/<[^>]+\son\w+=|javascript:/i)
}

test('every page, known or not, has the security headers and sets no cookie', async ({ request }) => {
  const shown = pages.filter(({ kind }) => kind !== 'development').map(({ path }) => path)
  expect(shown.length).toBeGreaterThan(20)
  for (const path of [...shown, '/nothing/here', '/about/', '/dev/kit']) {
    const response = await request.get(path, { maxRedirects: 0 })
    await expectGuarded(response)
    expect(response.headers()['set-cookie'], path).toBeUndefined()
  }
})

test('every static file has the security headers', async ({ request }) => {
  const files = readdirSync(client, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz|html)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(client.length))
  expect(files.length).toBeGreaterThan(50)
  for (const file of files) await expectGuarded(await request.get(file))
})

test('every API response has the security headers, errors too, and is not cached', async ({ request }) => {
  const responses = [
    await request.get('/api/health'),
    await request.get('/api/nothing'),
    await request.get('/api/account'),
    await request.get('/api/admin/team'),
    await request.get('/nothing', { headers: { accept: 'application/json' } }),
    await request.post('/api/forms/newsletter', { data: { email: 'no address' } }),
    await request.post('/api/forms/newsletter', { form: { email: 'no address' } }),
    await request.post('/api/forms/newsletter', { data: 'x'.repeat(200_000) }),
    await request.post('/api/forms/newsletter', { data: {}, headers: { origin: 'https://evil.example' } }),
  ]
  for (const response of responses) {
    await expectGuarded(response)
    expect(response.headers()['cache-control'], response.url()).toContain('no-store')
  }
  // The same for everyone, so a browser may cache and revalidate them.
  for (const path of ['/api/docs', '/api/openapi.json']) {
    const response = await request.get(path)
    await expectGuarded(response)
    expect(response.headers()['cache-control'], path).toBe('no-cache')
  }
})
