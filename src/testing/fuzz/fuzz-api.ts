import fc from 'fast-check'
import { z } from 'zod'
import { listOperations, resolve, type ApiDocument, type Operation, type Schema } from './api-document.ts'
import { realId, valuesOf } from './values.ts'

export type FuzzRequest = { method: string; path: string; headers: Record<string, string>; body?: string }

/** A response that the document does not allow: the first of its kind, and the count. */
export type Finding = { problem: string; first: string; count: number }

export type FuzzTarget = {
  document: ApiDocument
  ask: (request: FuzzRequest) => Promise<Response>
  /** The session headers of each role; refreshed now and then, because some requests end the session. */
  sessions: () => Promise<Record<string, string>[]>
}

export type PlannedRequest = { name: string; operation: Operation; request: FuzzRequest }

const batch = 500

/** Sends `count` requests generated from the API document; any response outside it is a finding. */
export async function fuzzApi(target: FuzzTarget, count: number, seed: number): Promise<Finding[]> {
  const arbitrary = requestsOf(listOperations(target.document), target.document)
  return sendAll(target, function* () {
    for (let sent = 0; sent < count; sent += batch)
      yield* fc.sample(arbitrary, { numRuns: Math.min(batch, count - sent), seed: seed + sent })
  })
}

/** Sends them in batches, each with new sessions and the IDs that its responses name. */
export async function sendAll(
  { document, ask, sessions }: FuzzTarget,
  planned: () => Iterable<PlannedRequest>,
) {
  const findsFault = createChecks(document)
  const findings = new Map<string, Finding>()
  const atOnce = 10
  for (const requests of inBatches(planned())) {
    const callers = await sessions()
    const seenIds = callers.map((): string[] => [])
    const send = async ({ name, operation, request: blank }: PlannedRequest, index: number) => {
      const session = callers[index % callers.length] ?? {}
      const ids = seenIds[index % callers.length] ?? []
      const request = putKnownId(blank, ids[index % ids.length])
      const response = await ask({ ...request, headers: { ...request.headers, ...session } })
      const text = await readBody(response)
      ids.push(...[...text.matchAll(/"(?:\w*_)?id":"?([\w-]{1,60})/g)].map(([, id = '']) => id))
      const problem = judge(response, text, operation, findsFault)
      if (problem)
        note(findings, `${name}: ${response.status}`, `${request.path} ${request.body ?? ''} → ${problem}`)
    }
    const left = requests.entries()
    const sendLeft = async () => {
      for (const [index, each] of left) await send(each, index)
    }
    await Promise.all(Array.from({ length: atOnce }, sendLeft))
  }
  return [...findings.values()]
}

function* inBatches<Item>(items: Iterable<Item>) {
  let part: Item[] = []
  for (const item of items) {
    part.push(item)
    if (part.length < batch) continue
    yield part
    part = []
  }
  if (part.length > 0) yield part
}

/** Without valid IDs, most requests would end in 'not found'. */
function putKnownId(request: FuzzRequest, id: string = crypto.randomUUID()): FuzzRequest {
  const { path, body } = request
  return {
    ...request,
    path: path.replace(realId, id),
    ...(body !== undefined && { body: body.replaceAll(realId, id) }),
  }
}

// An event stream never ends, so it is enough that it starts.
async function readBody(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response.text()
  await response.body?.cancel()
  return ''
}

function note(findings: Map<string, Finding>, problem: string, first: string) {
  const finding = findings.get(problem)
  if (finding) finding.count += 1
  else findings.set(problem, { problem, first: first.slice(0, 600), count: 1 })
}

// Hashing is slow on purpose and would take most of the time if requested as often as the rest.
export const hashesPasswords = /^\/api\/(auth|team|account|callable\/authenticateUser)\b/

function requestsOf(operations: ReturnType<typeof listOperations>, document: ApiDocument) {
  const each = operations.map(({ method, path, operation }) => {
    const name = `${method} ${path}`
    const parameters = operation.parameters ?? []
    const media = Object.entries(operation.requestBody?.content ?? {})[0]
    const requests = fc
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
          const text = parameter.in === 'path' && broken > 12 ? realId : asText(values[index])
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
    return { arbitrary: requests, weight: hashesPasswords.test(path) ? 1 : 5 }
  })
  return fc.oneof(...each)
}

const asText = (value: unknown) =>
  (typeof value === 'string' ? value : JSON.stringify(value ?? null)).replaceAll(/[\ud800-\udfff]/g, '')

export const asJson = (value: unknown) => JSON.stringify(value) ?? 'null'

const Envelope = z.object({ error: z.object({ status: z.string(), message: z.string().min(1) }) })

function judge(
  response: Response,
  text: string,
  operation: Operation,
  findsFault: (schema: Schema, content: unknown) => string | undefined,
): string | undefined {
  const { status } = response
  const type = response.headers.get('content-type')?.split(';')[0] ?? ''
  if (type === 'text/event-stream') return undefined
  if (status >= 500) return `${status}: ${text.slice(0, 200)}`
  const described = operation.responses[String(status)]
  if (!described) return `${status} is not documented: ${text.slice(0, 200)}`
  const { content } = described
  if (content?.['text/html'] && type === 'text/html') return undefined
  if (content?.['text/html'] && !content[type]) return `expected a page, got ${type}`
  if (status >= 400)
    return Envelope.safeParse(parse(text)).success ? undefined : `not an error envelope: ${text}`
  const schema = content?.[type]?.schema
  if (!schema || type !== 'application/json') return undefined
  const fault = findsFault(schema, parse(text))
  return fault && `does not match the schema: ${fault.slice(0, 300)}`
}

/** Each schema is compiled once, because that takes longer than a request. */
function createChecks(document: ApiDocument) {
  const checks = new Map<Schema, z.ZodType>()
  return (schema: Schema, content: unknown): string | undefined => {
    const check = checks.get(schema) ?? z.fromJSONSchema(resolve(schema, document) as never)
    checks.set(schema, check)
    return check.safeParse(content).error?.message
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
