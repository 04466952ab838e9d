import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createAi } from './ai.ts'
import { aiProviders } from './load-models.ts'

const megabyte = Buffer.alloc(1024 * 1024, 'x')

test.each(aiProviders.filter((provider) => provider !== 'embedded'))(
  'stops reading an endless line from %s',
  async (provider) => {
    const server = createServer((request, response) => {
      request.resume()
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: ')
      for (let sent = 0; sent < 20; sent++) response.write(megabyte)
      response.end('\n\n')
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    const ai = createAi(
      {
        provider,
        apiKey: 'k',
        baseUrl: `http://127.0.0.1:${port}`,
        quickModel: 'quick',
        carefulModel: undefined,
        timeoutSeconds: 60,
      },
      { loadCompose: async () => () => '', wait: () => Promise.resolve() },
    )
    const { signal } = new AbortController()
    const writing = { role: 'quick' as const, instructions: 'Be brief.', prompt: 'Go.', brief: {}, signal }
    await expect(ai.write(writing)).rejects.toMatchObject({ trouble: 'oversized' })
    server.closeAllConnections()
    server.close()
  },
)
