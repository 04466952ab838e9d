import { createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { sampleVideoBytes } from './video-service.ts'

const signingKey = `whsec_${Buffer.from('a signing key of the stand-in').toString('base64')}`

type ReplicateReply = { status: string; output?: unknown; error?: unknown; logs?: string } | number

/** A fake Replicate service for its official client, which can misbehave. */
export async function startReplicateService() {
  const created: Record<string, unknown>[] = []
  const canceled: string[] = []
  const service = {
    created,
    canceled,
    /** The status to respond with; undefined hangs up. */
    onCreate: (): number | undefined => 201,
    onGet: (): ReplicateReply => ({ status: 'succeeded', output: `${service.url}/delivery/video.mp4` }),
    onFile: (response: ServerResponse): void => {
      response.writeHead(200, { 'content-type': 'video/mp4' }).end(sampleVideoBytes)
    },
    url: '',
  }
  const server = createServer((request, response) => void reply(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function reply(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? ''
    const [, id = ''] = /^\/predictions\/([^/]+)/.exec(path) ?? []
    if (request.headers.authorization !== 'Bearer r8-token' && !path.startsWith('/delivery/'))
      return send(response, 401, { detail: 'Unauthenticated' })
    if (request.method === 'POST' && path.endsWith('/cancel')) {
      canceled.push(id)
      return send(response, 200, prediction(id, { status: 'canceled' }))
    }
    if (request.method === 'POST') {
      created.push((await json(request)) as Record<string, unknown>)
      const status = service.onCreate()
      if (status === undefined) return void request.socket.destroy()
      const made = prediction(`r-${created.length}`, { status: 'starting' })
      return send(response, status, status < 400 ? made : { detail: 'no' })
    }
    if (path === '/webhooks/default/secret') return send(response, 200, { key: signingKey })
    if (path.startsWith('/delivery/')) return service.onFile(response)
    const state = service.onGet()
    return typeof state === 'number'
      ? send(response, state, { detail: 'no' })
      : send(response, 200, prediction(id, state))
  }

  return Object.assign(service, {
    /** A callback signed like the provider's. */
    sign(body: string, { at = new Date(), id = randomUUID() as string } = {}) {
      const timestamp = String(Math.floor(at.getTime() / 1000))
      const key = Buffer.from(signingKey.slice('whsec_'.length), 'base64')
      const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
      return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  })
}

const prediction = (id: string, state: object) => ({
  id,
  model: 'owner/name',
  version: 'v',
  input: {},
  urls: {},
  ...state,
})

function send(response: ServerResponse, status: number, content: unknown) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content))
}

export type ReplicateService = Awaited<ReturnType<typeof startReplicateService>>
