import { expect, test } from 'vitest'
import { createMetrics } from '../metrics.ts'
import { answerError } from './answer-error.ts'
import { metricsRoutes } from './metrics.routes.ts'

const ask = async (options: { token?: string; from: string; headers?: Record<string, string> }) => {
  const routes = metricsRoutes({ metrics: createMetrics(), token: options.token })
  routes.onError(answerError)
  const incoming = { socket: { remoteAddress: options.from } }
  return routes.request('/metrics', { headers: options.headers ?? {} }, { incoming })
}

test('without a token a caller on this machine reads the figures', async () => {
  const response = await ask({ from: '127.0.0.1' })
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('process_resident_memory_bytes')
})

test('without a token nobody else does, nor a stranger whom a proxy on this machine speaks for', async () => {
  expect((await ask({ from: '203.0.113.7' })).status).toBe(404)
  expect((await ask({ from: '127.0.0.1', headers: { 'x-forwarded-for': '203.0.113.7' } })).status).toBe(404)
})

test('with a token only who shows it reads them, from wherever', async () => {
  const token = 'a-token-of-some-length'
  expect((await ask({ token, from: '127.0.0.1' })).status).toBe(404)
  expect((await ask({ token, from: '203.0.113.7', headers: { authorization: 'Bearer wrong' } })).status).toBe(
    404,
  )
  expect(
    (await ask({ token, from: '203.0.113.7', headers: { authorization: `Bearer ${token}` } })).status,
  ).toBe(200)
})
