import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/** The responses to the next status requests for every video; a number is an HTTP status. */
type Result = Record<string, unknown> | number

/** A file that starts like an MP4, which is all that is checked. */
export const sampleVideoBytes = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypisom\0\0\0\0isommp42'),
  Buffer.alloc(4000, 7),
])

/** A fake service with the generate/status protocol, which can misbehave. */
export async function startVideoService() {
  const asked: unknown[] = []
  const service = {
    asked,
    onGenerate: (): Result => ({ prediction_id: 'p-1' }),
    onStatus: (): Result => ({ status: 'completed', video_url: '/files/video.mp4' }),
    onFile: (response: ServerResponse): void => {
      response.writeHead(200, { 'content-type': 'video/mp4' }).end(sampleVideoBytes)
    },
  }
  const server = createServer((request, response) => void reply(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  async function reply(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? ''
    if (path === '/api/video-generator/generate') {
      asked.push(await json(request))
      return send(response, service.onGenerate())
    }
    if (path.startsWith('/api/video-generator/status/')) return send(response, service.onStatus())
    if (path.startsWith('/files/')) return service.onFile(response)
    return send(response, 404)
  }

  return Object.assign(service, {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  })
}

function send(response: ServerResponse, reply: Result) {
  const status = typeof reply === 'number' ? reply : 200
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(typeof reply === 'number' ? { error: 'no' } : reply))
}

export type VideoService = Awaited<ReturnType<typeof startVideoService>>
