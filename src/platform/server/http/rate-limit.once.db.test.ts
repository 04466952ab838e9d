import { expect, onTestFinished, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

async function generate(app: TestApp['app']) {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.3' }
  const proxy = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
  return (await app.request('/api/ideas', { method: 'POST', body: '{}', headers }, proxy)).status
}

// An embedded database has only one process, which counts them in its memory.
test('generations are counted across processes', async () => {
  const running = await startTestApp({ TRUSTED_PROXIES: '127.0.0.1' })
  onTestFinished(() => running.close())
  const other = running.secondApp()
  for (let count = 0; count < 30; count++) expect(await generate(count % 2 ? running.app : other)).toBe(401)
  for (const app of [running.app, other]) expect(await generate(app)).toBe(429)
})
