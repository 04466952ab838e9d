import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Asked = {
  body: { stream?: boolean; model: string; messages: { role: string; content: unknown }[] }
  path: string
}

/**
 * The behavior of a reply: text in pieces, an error status, silence, or a connection that breaks after some
 * text.
 */
export type Reply =
  | { kind: 'text'; text: string; pieces?: number; delayMs?: number; pieceDelayMs?: number }
  | { kind: 'status'; status: number; headers?: Record<string, string>; body?: string }
  | { kind: 'silence' }
  | { kind: 'cut'; text: string }

/**
 * An OpenAI-compatible server that can misbehave: each request gets the next reply, and the last one repeats.
 * Counts connections closed by clients.
 */
export async function startModelServer(...replies: Reply[]) {
  const asked: Asked[] = []
  let abandoned = 0
  let next = 0
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      asked.push({ path: request.url ?? '', body: JSON.parse(body) as Asked['body'] })
      response.on('close', () => {
        if (!response.writableFinished) abandoned++
      })
      return sendReply(response, replies[Math.min(next++, replies.length - 1)]!)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    abandoned: () => abandoned,
    /** The upcoming replies, from the first on. */
    willReply(...wanted: Reply[]) {
      replies.splice(0, replies.length, ...wanted)
      next = 0
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

async function sendReply(response: ServerResponse, reply: Reply) {
  switch (reply.kind) {
    case 'silence':
      return
    case 'status':
      response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers })
      response.end(
        reply.body ?? JSON.stringify({ error: { message: 'key sk-very-secret is over its limit' } }),
      )
      return
    case 'cut':
      begin(response)
      await write(response, reply.text, 4, 0)
      response.destroy()
      return
    case 'text':
      await pause(reply.delayMs ?? 0)
      begin(response)
      await write(response, reply.text, reply.pieces ?? 8, reply.pieceDelayMs ?? 0)
      response.write(chunk({}, 'stop'))
      response.end('data: [DONE]\n\n')
  }
}

const begin = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' })

async function write(response: ServerResponse, text: string, pieces: number, delayMs: number) {
  const size = Math.ceil(text.length / pieces) || 1
  for (let at = 0; at < text.length; at += size) {
    response.write(chunk({ role: 'assistant', content: text.slice(at, at + size) }, null))
    await pause(delayMs)
  }
}

const chunk = (delta: object, finish: string | null) =>
  `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

async function readBody(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const part of request) body += String(part)
  return body
}
