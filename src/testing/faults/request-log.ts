import { ask, type Creator } from './creator.ts'
import { kindNames, createSubmit, type KindName, type Submit, type Stored } from './record-kinds.ts'

/** Logs the requests sent and their responses, to compare with what is stored. */
export function createRequestLog() {
  const acknowledged = new Map<KindName, Set<string>>(kindNames.map((kind) => [kind, new Set()]))
  const responses = new Map<string, number>()
  const wrong: string[] = []
  let unsure: Submit[] = []
  let slowest = { ms: 0, path: '' }

  const note = (what: string) => void responses.set(what, (responses.get(what) ?? 0) + 1)

  /**
   * Sends once. After no response or a 503 it is unknown whether it was stored; anything else unexpected is a
   * fault.
   */
  async function send(url: string, sending: Submit, isRepeat = false) {
    const { path, body, headers, kind, keys, repeated } = sending
    const started = performance.now()
    const response = await ask(`${url}${path}`, 'POST', body, headers).catch(() => undefined)
    const text = await response?.text().catch(() => undefined)
    const ms = Math.round(performance.now() - started)
    if (ms > slowest.ms) slowest = { ms, path }
    note(response && text !== undefined ? String(response.status) : 'no response')
    const isKept = response?.ok || (isRepeat && response?.status === repeated)
    if (isKept && text !== undefined) for (const key of keys) acknowledged.get(kind)?.add(key)
    else if (!response || text === undefined || isUnavailable(response, text)) unsure.push(sending)
    else wrong.push(`${path} returned ${response.status}: ${text.slice(0, 200)}`)
  }

  return {
    send,
    /**
     * Concurrent writes of every kind by `writers`, each sending the next as soon as it gets a response,
     * until `isOver`.
     */
    async write(url: string | (() => string), creator: Creator, writers: number, isOver: () => boolean) {
      const address = typeof url === 'string' ? () => url : url
      const keepWriting = async (_: unknown, writer: number) => {
        for (let turn = writer; !isOver(); turn++) {
          const before = unsure.length
          await send(address(), createSubmit(kindNames[turn % kindNames.length]!, creator))
          // A dead server rejects instantly, so pause instead of sending thousands of requests.
          if (unsure.length > before) await new Promise((done) => setTimeout(done, 100))
        }
      }
      await Promise.all(Array.from({ length: writers }, keepWriting))
    },
    /** Repeats requests with an unknown result, as a browser does: afterwards each is stored exactly once. */
    async repeatUnsure(url: string) {
      const open = unsure
      unsure = []
      for (const sending of open) await send(url, sending, true)
      return open.length
    },
    /** Describes everything that does not hold. */
    compare(stored: Stored): string[] {
      const faults = [...wrong]
      for (const kind of kindNames) {
        const there = new Map<string, number>()
        for (const key of stored[kind]) there.set(key, (there.get(key) ?? 0) + 1)
        for (const key of acknowledged.get(kind) ?? [])
          if (!there.has(key)) faults.push(`${kind} ${key} is lost`)
        for (const [key, times] of there) if (times > 1) faults.push(`${kind} ${key} is there ${times} times`)
      }
      return faults
    },
    acknowledgedOf: (kind: KindName) => acknowledged.get(kind) ?? new Set<string>(),
    count: () => [...acknowledged.values()].reduce((sum, keys) => sum + keys.size, 0),
    responses: () => Object.fromEntries(responses),
    unsureCount: () => unsure.length,
    slowest: () => slowest,
  }
}

export type RequestLog = ReturnType<typeof createRequestLog>

// A proper error envelope.
function isUnavailable(response: Response, text: string) {
  return response.status === 503 && text.startsWith('{"error":{"status":"UNAVAILABLE","message":"')
}
