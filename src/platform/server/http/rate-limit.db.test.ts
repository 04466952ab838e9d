import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp({ TRUSTED_PROXIES: '127.0.0.1' })
})
afterAll(() => running.close())

const ask = (app: TestApp['app'], client: string) =>
  app.request(
    '/api/forms/newsletter',
    {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': client },
    },
    { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
  )

test('a client over the limit gets Retry-After from every process that shares the database', async () => {
  const other = running.secondApp()
  for (let count = 0; count < 30; count++)
    expect((await ask(count % 2 ? running.app : other, '203.0.113.1')).status).toBe(400)
  for (const app of [running.app, other]) {
    const refused = await ask(app, '203.0.113.1')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({ error: { status: 'RESOURCE_EXHAUSTED' } })
  }
  expect((await ask(other, '203.0.113.2')).status).toBe(400)
})

test('concurrent requests of two clients are limited to thirty each', async () => {
  const clients = ['203.0.113.4', '203.0.113.5']
  const apps = [running.app, running.secondApp()]
  const responses = await Promise.all(
    Array.from({ length: 80 }, async (_, index) => ask(apps[index % 4 < 2 ? 0 : 1]!, clients[index % 2]!)),
  )
  for (const [turn] of clients.entries()) {
    const own = responses.filter((_, index) => index % 2 === turn)
    expect(own.filter(({ status }) => status === 400)).toHaveLength(30)
    expect(own.filter(({ status }) => status === 429)).toHaveLength(10)
    const left = own.flatMap(({ headers }) => /r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1] ?? [])
    expect(new Set(left).size).toBe(30)
  }
})

test('reads are limited too, health checks are not', async () => {
  const tight = await startTestApp({ RATE_LIMIT_SCALE: '0.01' })
  try {
    const read = async (path: string, method = 'GET') => (await tight.app.request(path, { method })).status
    for (let count = 0; count < 6; count++) {
      expect(await read('/api/projects')).toBe(200)
      expect(await read('/api/docs', 'HEAD')).toBe(200)
    }
    for (const path of ['/api/projects', '/api/openapi.json', '/api/session', '/api/nowhere'])
      expect([path, await read(path)]).toEqual([path, 429])
    expect(await read('/api/health')).toBe(200)
  } finally {
    await tight.close()
  }
})

test('stores no IP address', async () => {
  const { rows } = await running.database.pool.query('select key from rate_limits')
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain('203.0.113')
})
