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

test('a page of this site may change something', async () => {
  expect(await statusOf({ origin: 'https://crovest.example' })).toBe(200)
  expect(await statusOf({ 'sec-fetch-site': 'same-origin' })).toBe(200)
})

test('a page of another site may not', async () => {
  expect(await statusOf({ origin: 'https://evil.example' })).toBe(403)
  expect(await statusOf({ origin: 'https://crovest.example.evil.example' })).toBe(403)
  expect(await statusOf({ origin: 'null' })).toBe(403)
  expect(await statusOf({ 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await statusOf({ 'sec-fetch-site': 'same-site' })).toBe(403)
})

test('the same name under another scheme or port is another site', async () => {
  expect(await statusOf({ origin: 'http://crovest.example' })).toBe(403)
  expect(await statusOf({ origin: 'https://crovest.example:8443', host: 'crovest.example:8443' })).toBe(421)
  expect(await statusOf({ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' })).toBe(403)
  expect(await derivedSite({ origin: 'https://127.0.0.1:3000', host: '127.0.0.1:3000' })).toBe(403)
  expect(await derivedSite({ origin: 'http://127.0.0.1:5000', host: '127.0.0.1:3000' })).toBe(403)
})

test('a name that is not of this site is refused, whoever sends it', async () => {
  expect(await statusOf({ host: 'evil.example' })).toBe(421)
  expect(await derivedSite({ host: 'evil.example:3000', origin: 'http://evil.example:3000' })).toBe(421)
  expect(await derivedSite({ host: '127.0.0.1.evil.example' })).toBe(421)
})

test('a proxy may ask by address, by a name without a dot or by one that was configured', async () => {
  for (const host of ['127.0.0.1:3000', '10.0.0.7:3000', '[fd00::7]:3000', 'app:3000', 'app.internal:3000'])
    expect([host, await statusOf({ host, origin: 'https://crovest.example' })]).toEqual([host, 200])
})

test('a site without a configured address has the name it is asked by, except one of public DNS', async () => {
  for (const host of ['127.0.0.1:3000', 'localhost:3000', '[::1]:3000', '192.168.0.7:3000', 'box:3000'])
    expect([host, await derivedSite({ host, origin: `http://${host}` })]).toEqual([host, 200])
})

test('a program passes as long as it carries no session cookie', async () => {
  expect(await statusOf({})).toBe(200)
  expect(await statusOf({ cookie: 'theme=dark' })).toBe(200)
  expect(await statusOf({ cookie: 'theme=dark; crovest.session_token=x' })).toBe(403)
})

test('reading is free for everybody', async () => {
  expect(await statusOf({ origin: 'https://evil.example' }, 'GET')).toBe(200)
})
