import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createLog } from '#platform/server/log.ts'
import { normalizeEvent } from '../domain/normalize-event.ts'
import { createForwarding } from './forward-events.ts'

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** Responds with the given statuses in turn and records the bodies. */
async function startReceiver(...statuses: number[]) {
  const bodies: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      bodies.push(body)
      response.writeHead(statuses.shift() ?? 200, { location: '/elsewhere' }).end()
    })
  })
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { bodies, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/collect` }
}

const event = (pageUrl: string) =>
  normalizeEvent({ id: crypto.randomUUID(), type: 'page_view', sessionId: 's', timestamp: 1, pageUrl })

test('forwards accepted events with the field names of the specification', async () => {
  const { bodies, url } = await startReceiver()
  createForwarding(url, createLog('silent'))([event('/'), event('/about')])
  await expect.poll(() => bodies.length).toBe(1)
  expect(JSON.parse(bodies[0] ?? '')).toMatchObject({
    events: [
      { type: 'page_view', pageUrl: '/', sessionId: 's', timestamp: 1 },
      { type: 'page_view', pageUrl: '/about' },
    ],
  })
})

test('retries a failed batch once, then continues with the next', async () => {
  const { bodies, url } = await startReceiver(500, 500)
  const forward = createForwarding(url, createLog('silent'))
  forward([event('/')])
  forward([event('/about')])
  await expect
    .poll(() => bodies.map((body) => (body.includes('/about') ? 'about' : 'home')))
    .toEqual(['home', 'home', 'about'])
})

test('follows no redirect', async () => {
  const { bodies, url } = await startReceiver(307, 307)
  const forward = createForwarding(url, createLog('silent'))
  forward([event('/')])
  await expect.poll(() => bodies.length).toBe(2)
  forward([event('/about')])
  await expect.poll(() => bodies.length).toBe(3)
  expect(bodies[2]).toContain('/about')
})
