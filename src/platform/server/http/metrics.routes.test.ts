import { expect, test } from 'vitest'
import { createMetrics } from '../metrics.ts'
import { handleError } from './handle-error.ts'
import { metricsRoutes } from './metrics.routes.ts'

type Asking = { token?: string; isLocal?: boolean; from?: string; headers?: Record<string, string> }

const ask = async ({ token, isLocal = true, from = '127.0.0.1', headers = {} }: Asking) => {
  const routes = metricsRoutes({ metrics: createMetrics(), token, isLocal })
  routes.onError(handleError)
  const incoming = { socket: { remoteAddress: from } }
  return routes.request('/metrics', { headers: { host: '127.0.0.1:3000', ...headers } }, { incoming })
}

test('without a token, a local caller can read the metrics', async () => {
  const response = await ask({})
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('process_resident_memory_bytes')
  expect((await ask({ from: '::1', headers: { host: '[::1]:3000' } })).status).toBe(200)
})

const refused: [string, Asking][] = [
  ['from another machine', { from: '203.0.113.7' }],
  ['through a proxy that says for whom', { headers: { 'x-forwarded-for': '203.0.113.7' } }],
  ['through a proxy that only names itself', { headers: { 'x-forwarded-proto': 'https' } }],
  ['through a proxy without headers that forwards the host name', { headers: { host: 'crovest.example' } }],
  ['through a proxy without headers in front of a public site', { isLocal: false }],
]
test.each(refused)('without a token, metrics are hidden %s', async (_name, asking) => {
  expect((await ask(asking)).status).toBe(404)
})

test('with a token, metrics require it from everywhere', async () => {
  const token = 'a-token-of-some-length'
  const shown = (authorization: string) =>
    ask({ token, isLocal: false, from: '203.0.113.7', headers: { authorization } })
  expect((await ask({ token })).status).toBe(404)
  expect((await shown('Bearer wrong')).status).toBe(404)
  expect((await shown(`Bearer ${token}`)).status).toBe(200)
})
