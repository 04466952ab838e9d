import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp()
})
afterAll(() => running.close())

const siteUrl = 'https://crovest.example'
const publicApp = () => running.appWith({ siteUrl, config: { ...running.config, siteUrl } })

/** A request through a local proxy that adds no headers. */
const readMetrics = async (app: TestApp['app']) => {
  const headers = { host: '127.0.0.1:3000' }
  const incoming = { socket: { remoteAddress: '127.0.0.1' } }
  return (await app.request('/metrics', { headers }, { incoming })).status
}

test('local callers cannot read the metrics of a public site or behind a proxy', async () => {
  expect(await readMetrics(running.app)).toBe(200)
  expect(await readMetrics(publicApp())).toBe(404)
  const config = { ...running.config, trustedProxies: ['127.0.0.1'] }
  expect(await readMetrics(running.appWith({ config }))).toBe(404)
})

test('a site with a public URL accepts forms only from pages at that URL', async () => {
  const app = publicApp()
  const subscribe = async (host: string, origin: string) => {
    const headers = { host, origin, 'content-type': 'application/json' }
    const body = JSON.stringify({ email: 'ada@example.org' })
    return (await app.request('/api/forms/newsletter', { method: 'POST', headers, body })).status
  }
  expect(await subscribe('crovest.example', siteUrl)).toBe(201)
  expect(await subscribe('crovest.example', 'http://crovest.example')).toBe(403)
  expect(await subscribe('127.0.0.1:3000', 'http://127.0.0.1:3000')).toBe(403)
  expect(await subscribe('evil.example', siteUrl)).toBe(421)
})
