import { Readable } from 'node:stream'
import { EngineError } from './engine.ts'

type Rules = {
  /** Hosts with their port where they have one; `*.example.com` stands for every host below it. */
  allowedHosts: readonly string[]
  mostBytes?: number
  /** May be fetched without TLS: an address that the operator has written down. */
  trustedOrigin?: string
  timeoutMs?: number
}

const usualMostBytes = 512 * 1024 * 1024

/**
 * Fetches a video from an address that came from outside: allowed hosts only, no redirects, at most so many bytes, and
 * nothing but an MP4.
 */
export async function openResult(address: string, rules: Rules): Promise<Readable> {
  const url = URL.parse(address)
  if (!url || !isAllowed(url, rules)) throw new EngineError('resultRefused')
  const response = await fetch(url, {
    redirect: 'error',
    signal: AbortSignal.timeout(rules.timeoutMs ?? 10 * 60_000),
  }).catch((cause: unknown) => {
    throw new EngineError('resultRefused', { cause })
  })
  if (!response.ok || !response.body) {
    await response.body?.cancel()
    throw new EngineError('noResult')
  }
  const mostBytes = rules.mostBytes ?? usualMostBytes
  if (Number(response.headers.get('content-length') ?? 0) > mostBytes) {
    await response.body.cancel()
    throw new EngineError('resultRefused')
  }
  return Readable.from(checked(response.body, mostBytes), { objectMode: false })
}

function isAllowed(url: URL, { allowedHosts, trustedOrigin }: Rules): boolean {
  if (url.username !== '' || url.password !== '') return false
  if (url.origin === trustedOrigin) return true
  if (url.protocol !== 'https:') return false
  return allowedHosts.some((host) =>
    host.startsWith('*.') ? url.host.endsWith(host.slice(1)) : url.host === host,
  )
}

const boxNameAt = 4

async function* checked(body: ReadableStream<Uint8Array>, mostBytes: number) {
  let head: Buffer | undefined = Buffer.alloc(0)
  let bytes = 0
  try {
    for await (const chunk of body) {
      bytes += chunk.length
      if (bytes > mostBytes) throw new EngineError('resultRefused')
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
    throw cause instanceof EngineError ? cause : new EngineError('noResult', { cause })
  }
  if (head) throw new EngineError('resultRefused')
}
