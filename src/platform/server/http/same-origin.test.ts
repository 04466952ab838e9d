import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { handleError } from './handle-error.ts'
import { requireSameOrigin } from './same-origin.ts'
import { createSiteHosts } from './site-hosts.ts'

const appOf = (settings: Parameters<typeof createSiteHosts>[0]) => {
  const app = new Hono()
  app.onError(handleError as never)
  app.use(requireSameOrigin({ hosts: createSiteHosts(settings), sessionCookie: /crovest\.session/ }))
  app.all('/', (c) => c.text('done'))
  return async (headers: Record<string, string>, method = 'POST') =>
    (await app.request('/', { method, headers })).status
}

const publicSite = appOf({
  siteUrl: 'https://crovest.example',
  isConfigured: true,
  allowedHosts: ['app.internal:3000'],
})
const statusOf = (headers: Record<string, string>, method?: string) =>
  publicSite({ host: 'crovest.example', ...headers }, method)

const derivedSite = appOf({ siteUrl: 'http://127.0.0.1:3000', isConfigured: false })

test('allows a change from a page of this site', async () => {
  expect(await statusOf({ origin: 'https://crovest.example' })).toBe(200)
  expect(await statusOf({ 'sec-fetch-site': 'same-origin' })).toBe(200)
})

test('rejects a change from another site', async () => {
  expect(await statusOf({ origin: 'https://evil.example' })).toBe(403)
  expect(await statusOf({ origin: 'https://crovest.example.evil.example' })).toBe(403)
  expect(await statusOf({ origin: 'null' })).toBe(403)
  expect(await statusOf({ 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await statusOf({ 'sec-fetch-site': 'same-site' })).toBe(403)
})

test('rejects the same host with another scheme or port', async () => {
  expect(await statusOf({ origin: 'http://crovest.example' })).toBe(403)
  expect(await statusOf({ origin: 'https://crovest.example:8443', host: 'crovest.example:8443' })).toBe(421)
  expect(await statusOf({ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' })).toBe(403)
  expect(await derivedSite({ origin: 'https://127.0.0.1:3000', host: '127.0.0.1:3000' })).toBe(403)
  expect(await derivedSite({ origin: 'http://127.0.0.1:5000', host: '127.0.0.1:3000' })).toBe(403)
})

test('rejects an unknown host name from any sender', async () => {
  expect(await statusOf({ host: 'evil.example' })).toBe(421)
  expect(await derivedSite({ host: 'evil.example:3000', origin: 'http://evil.example:3000' })).toBe(421)
  expect(await derivedSite({ host: '127.0.0.1.evil.example' })).toBe(421)
})

test('allows a proxy to use an IP address, a name without a dot or a configured name', async () => {
  for (const host of ['127.0.0.1:3000', '10.0.0.7:3000', '[fd00::7]:3000', 'app:3000', 'app.internal:3000'])
    expect([host, await statusOf({ host, origin: 'https://crovest.example' })]).toEqual([host, 200])
})

test('a site without SITE_URL accepts any host name outside public DNS', async () => {
  for (const host of ['127.0.0.1:3000', 'localhost:3000', '[::1]:3000', '192.168.0.7:3000', 'box:3000'])
    expect([host, await derivedSite({ host, origin: `http://${host}` })]).toEqual([host, 200])
})

test('allows a program without a session cookie', async () => {
  expect(await statusOf({})).toBe(200)
  expect(await statusOf({ cookie: 'theme=dark' })).toBe(200)
  expect(await statusOf({ cookie: 'theme=dark; crovest.session_token=x' })).toBe(403)
})

test('allows reads from everywhere', async () => {
  expect(await statusOf({ origin: 'https://evil.example' }, 'GET')).toBe(200)
})
