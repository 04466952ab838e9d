import fc from 'fast-check'
import { z } from 'zod'
import { listOperations, resolve, type ApiDocument, type Operation } from './api-document.ts'
import { valuesOf } from './values.ts'

export type FuzzRequest = { method: string; path: string; headers: Record<string, string>; body?: string }

/** An answer that the document does not allow: the first of its kind, and how many there were. */
export type Finding = { problem: string; first: string; count: number }

type Target = {
  document: ApiDocument
  ask: (request: FuzzRequest) => Promise<Response>
  /** The headers of a session of each asker; asked for again now and then, because some requests end it. */
  sessions: () => Promise<Record<string, string>[]>
}

/** Sends `count` requests made from the API's own description; whatever answers outside of it is a finding. */
export async function fuzzApi({ document, ask, sessions }: Target, count: number, seed: number) {
  const operations = listOperations(document)
  const findings = new Map<string, Finding>()
  const batch = 200
  for (let sent = 0; sent < count; sent += batch) {
    const askers = await sessions()
    const requests = fc.sample(requestsOf(operations, document), {
      numRuns: Math.min(batch, count - sent),
      seed: seed + sent,
    })
    for (const [index, { name, operation, request }] of requests.entries()) {
      const session = askers[index % askers.length] ?? {}
      const answer = await ask({ ...request, headers: { ...request.headers, ...session } })
      const problem = await judge(answer, operation, document)
      if (problem)
        note(findings, `${name}: ${answer.status}`, `${request.path} ${request.body ?? ''} → ${problem}`)
    }
  }
  return [...findings.values()]
}

function note(findings: Map<string, Finding>, problem: string, first: string) {
  const known = findings.get(problem)
  if (known) known.count += 1
  else findings.set(problem, { problem, first: first.slice(0, 600), count: 1 })
}

function requestsOf(operations: ReturnType<typeof listOperations>, document: ApiDocument) {
  return fc.constantFrom(...operations).chain(({ method, path, operation }) => {
    const name = `${method} ${path}`
    const parameters = operation.parameters ?? []
    const media = Object.entries(operation.requestBody?.content ?? {})[0]
    return fc
      .record({
        values: fc.tuple(...parameters.map(({ schema }) => valuesOf(schema, document))),
        given: fc.tuple(...parameters.map(({ required }) => fc.boolean().map((yes) => yes || required))),
        body: valuesOf(media?.[1].schema, document),
        broken: fc.integer({ min: 0, max: 29 }),
      })
      .map(({ values, given, body, broken }) => {
        let address = path
        const query = new URLSearchParams()
        const headers: Record<string, string> = {}
        for (const [index, parameter] of parameters.entries()) {
          const text = asText(values[index])
          if (parameter.in === 'path')
            address = address.replace(`{${parameter.name}}`, encodeURIComponent(text || 'x'))
          else if (given[index] && parameter.in === 'query') query.set(parameter.name, text)
          else if (given[index]) headers[parameter.name] = text.replaceAll(/[^\x21-\x7e]/g, '-')
        }
        const search = query.size > 0 ? `?${query.toString()}` : ''
        const request: FuzzRequest = { method, path: address + search, headers }
        if (method === 'GET' || method === 'HEAD') return { name, operation, request }
        headers['content-type'] = broken === 1 ? 'text/plain' : 'application/json'
        return { name, operation, request: { ...request, body: broken === 0 ? '{"cut' : asJson(body) } }
      })
  })
}

const asText = (value: unknown) =>
  (typeof value === 'string' ? value : JSON.stringify(value ?? null)).replaceAll(/[\ud800-\udfff]/g, '')

const asJson = (value: unknown) => JSON.stringify(value) ?? 'null'

const Envelope = z.object({ error: z.object({ status: z.string(), message: z.string().min(1) }) })

async function judge(
  answer: Response,
  operation: Operation,
  document: ApiDocument,
): Promise<string | undefined> {
  const { status } = answer
  const type = answer.headers.get('content-type')?.split(';')[0] ?? ''
  if (type === 'text/event-stream') {
    await answer.body?.cancel()
    return undefined
  }
  const text = await answer.text()
  if (status >= 500) return `${status}: ${text.slice(0, 200)}`
  const described = operation.responses[String(status)]
  if (!described) return `${status} is not in the document: ${text.slice(0, 200)}`
  if (described.content?.['text/html']) return type === 'text/html' ? undefined : `not a page but ${type}`
  if (status >= 400) return Envelope.safeParse(parse(text)).success ? undefined : `not the envelope: ${text}`
  const schema = described.content?.[type]?.schema
  if (!schema || type !== 'application/json') return undefined
  const checked = z.fromJSONSchema(resolve(schema, document) as never).safeParse(parse(text))
  return checked.success ? undefined : `another shape than described: ${checked.error.message.slice(0, 300)}`
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
