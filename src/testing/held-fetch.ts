import { vi } from 'vitest'
import { eventually } from './eventually.ts'

export type HeldRequest = ReturnType<typeof holdRequest>

/** Stands in for `fetch`: each request waits until the test answers it, whole or line by line. */
export function holdFetch() {
  const requests: HeldRequest[] = []
  vi.stubGlobal('fetch', (target: string | URL | Request, init: RequestInit = {}) => {
    const request = holdRequest(target, init)
    requests.push(request)
    return request.response
  })
  return {
    requests,
    /** The nth request, counted from 0, once it has been sent. */
    async request(index: number): Promise<HeldRequest> {
      await eventually(() => requests.length > index || Promise.reject(new Error(`no request ${index}`)))
      const request = requests[index]
      if (!request) throw new Error(`no request ${index}`)
      return request
    },
  }
}

function holdRequest(target: string | URL | Request, { method, body, signal }: RequestInit) {
  const { promise: response, resolve, reject } = Promise.withResolvers<Response>()
  let lines: ReadableStreamDefaultController<Uint8Array> | undefined
  const fail = (cause: unknown) => {
    reject(cause)
    lines?.error(cause)
  }
  signal?.addEventListener('abort', () => fail(signal.reason))
  const text = new TextEncoder()
  const write = (piece: string) => {
    if (!lines)
      resolve(
        new Response(new ReadableStream<Uint8Array>({ start: (controller) => void (lines = controller) })),
      )
    lines?.enqueue(text.encode(piece))
  }
  return {
    response,
    path: target instanceof Request ? target.url : String(target),
    method: method ?? 'GET',
    body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined,
    isAborted: () => signal?.aborted ?? false,
    answer: (content: unknown, status = 200) => resolve(Response.json(content, { status })),
    /** With the envelope of our own server. */
    refuse: (httpStatus: number, status: string, message: string) =>
      resolve(Response.json({ error: { status, message } }, { status: httpStatus })),
    /** As when the network is gone, before or while an answer arrives. */
    lose: () => fail(new TypeError('Failed to fetch')),
    send: (...events: object[]) => write(events.map((event) => `${JSON.stringify(event)}\n`).join('')),
    write,
    end: () => lines?.close(),
  }
}
