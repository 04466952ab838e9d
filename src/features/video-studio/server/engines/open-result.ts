import { Readable } from 'node:stream'
import { minuteMs } from '#platform/common/durations.ts'
import { EngineError } from './engine.ts'

type Rules = {
  /** Hosts with an optional port; `*.example.com` matches every subdomain. */
  allowedHosts: readonly string[]
  maxBytes?: number
  /** May be fetched without TLS, because the operator configured the URL. */
  trustedOrigin?: string
  signal: AbortSignal
}

const usualMostBytes = 512 * 1024 * 1024
const maxMs = 10 * minuteMs

/** Fetches a video from an external URL: allowed hosts only, no redirects, limited size, MP4 only. */
export async function openResult(address: string, rules: Rules): Promise<Readable> {
  const url = URL.parse(address)
  if (!url || !isAllowed(url, rules)) throw new EngineError('resultRefused')
  const signal = AbortSignal.any([rules.signal, AbortSignal.timeout(maxMs)])
  const response = await fetch(url, { redirect: 'manual', signal }).catch((cause: unknown) => {
    throw new EngineError('unreachable', { cause, isTransient: true })
  })
  if (!response.ok || !response.body) {
    await response.body?.cancel()
    throw refuseStatus(response.status)
  }
  const maxBytes = rules.maxBytes ?? usualMostBytes
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes) {
    await response.body.cancel()
    throw new EngineError('resultRefused')
  }
  return Readable.from(checked(response.body, maxBytes), { objectMode: false })
}

function isAllowed(url: URL, { allowedHosts, trustedOrigin }: Rules): boolean {
  if (url.username !== '' || url.password !== '') return false
  if (url.origin === trustedOrigin) return true
  if (url.protocol !== 'https:') return false
  return allowedHosts.some((host) =>
    host.startsWith('*.') ? url.host.endsWith(host.slice(1)) : url.host === host,
  )
}

function refuseStatus(status: number): EngineError {
  if (status >= 300 && status < 400) return new EngineError('resultRefused')
  return isPassing(status)
    ? new EngineError('unreachable', { isTransient: true })
    : new EngineError('noResult')
}

/** A status for a busy or broken service. */
export const isPassing = (status: number) => status === 429 || status >= 500

/** Statuses that rule out a started video; a gateway timeout does not. */
export const isTurnedAway = (status: number) => status === 429 || status === 503

const boxNameAt = 4

async function* checked(body: ReadableStream<Uint8Array>, maxBytes: number) {
  let head: Buffer | undefined = Buffer.alloc(0)
  let bytes = 0
  try {
    for await (const chunk of body) {
      bytes += chunk.length
      if (bytes > maxBytes) throw new EngineError('resultRefused')
      if (!head) {
        yield chunk
        continue
      }
      head = Buffer.concat([head, chunk])
      if (head.length < boxNameAt + 4) continue
      if (head.toString('latin1', boxNameAt, boxNameAt + 4) !== 'ftyp') throw new EngineError('resultRefused')
      yield head
      head = undefined
    }
  } catch (cause) {
    throw cause instanceof EngineError ? cause : new EngineError('unreachable', { cause, isTransient: true })
  }
  if (head) throw new EngineError('resultRefused')
}
