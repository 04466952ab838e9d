import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { fetchWithin, OversizedResponse } from './fetch-within.ts'

const closing: (() => void)[] = []
afterEach(() => closing.splice(0).forEach((close) => close()))

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

test('passes a response within the limit on unchanged', async () => {
  const url = await serve((_, response) => response.writeHead(201).end('x'.repeat(100)))
  const response = await fetchWithin(100)(url)
  expect([response.status, (await response.text()).length]).toEqual([201, 100])
})

test('fails a response beyond the limit, and closes one without an end', async () => {
  const url = await serve((_, response) => response.end('x'.repeat(101)))
  await expect((await fetchWithin(100)(url)).text()).rejects.toThrow(OversizedResponse)

  const { promise: closed, resolve } = Promise.withResolvers<void>()
  const endless = await serve((_, response) => {
    const more = setInterval(() => response.write('x'.repeat(1000)), 1)
    response.on('close', () => {
      clearInterval(more)
      resolve()
    })
  })
  await expect((await fetchWithin(100)(endless)).text()).rejects.toThrow(OversizedResponse)
  await closed
})

test('follows no redirect', async () => {
  let reached = 0
  const target = await serve((_, response) => {
    reached++
    response.end()
  })
  const url = await serve((_, response) => response.writeHead(307, { location: target }).end())
  for (const method of ['GET', 'POST']) await expect(fetchWithin(100)(url, { method })).rejects.toThrow()
  expect(reached).toBe(0)
})
