import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a search answers: text with cited pages, a body of any kind, an error status, or silence. */
type SearchReply =
  | { text: string; citations: { url: string; title: string }[] }
  | { body: string }
  | { status: number }
  | 'silence'

/**
 * A server with OpenAI's /responses: a search gets `search`, and anything streamed gets the next of `texts`,
 * of which the last repeats.
 */
export async function startSearchServer() {
  const asked: { isSearch: boolean; body: string }[] = []
  let search: SearchReply = 'silence'
  let texts: string[] = []
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const isSearch = (JSON.parse(body) as { stream?: boolean }).stream !== true
      asked.push({ isSearch, body })
      if (isSearch) answerSearch(response, search)
      else streamText(response, texts.length > 1 ? texts.shift()! : (texts[0] ?? ''))
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    willReply(found: SearchReply, ...wanted: string[]) {
      search = found
      texts = wanted
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

function answerSearch(response: ServerResponse, reply: SearchReply) {
  if (reply === 'silence') return
  const isOk = !('status' in reply)
  response.writeHead(isOk ? 200 : reply.status, { 'content-type': 'application/json' })
  response.end('body' in reply ? reply.body : isOk ? JSON.stringify(whole(reply)) : '{"error":{}}')
}

const head = { id: 'r', created_at: 1, model: 'm' }
const usage = { input_tokens: 1, output_tokens: 1 }

const whole = ({ text, citations }: Extract<SearchReply, { text: string }>) => ({
  ...head,
  usage,
  output: [
    {
      type: 'message',
      role: 'assistant',
      id: 'm',
      content: [
        {
          type: 'output_text',
          text,
          annotations: citations.map((each) => ({
            type: 'url_citation',
            start_index: 0,
            end_index: 1,
            ...each,
          })),
        },
      ],
    },
  ],
})

function streamText(response: ServerResponse, text: string) {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const item = { type: 'message', id: 'm' }
  for (const event of [
    { type: 'response.created', response: head },
    { type: 'response.output_item.added', output_index: 0, item },
    { type: 'response.output_text.delta', item_id: 'm', delta: text },
    { type: 'response.output_item.done', output_index: 0, item },
    { type: 'response.completed', response: { usage } },
  ])
    response.write(`data: ${JSON.stringify(event)}\n\n`)
  response.end()
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const part of request) body += String(part)
  return body
}
