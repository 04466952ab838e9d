import { connect } from 'node:net'

type Load = {
  url: string
  seconds: number
  connections: number
  status: number
  nextRequest: () => string
  /** Called with the duration of each response. */
  onResponse?: (milliseconds: number) => void
}

/**
 * Responses per second over keep-alive connections, each sending the next request as soon as it gets a
 * response. Reads only status and length, because a client that parses headers is slower than the servers
 * measured here.
 */
export async function measureRate({
  url,
  seconds,
  connections,
  status,
  nextRequest,
  onResponse,
}: Load): Promise<number> {
  const { hostname, port } = new URL(url)
  const started = performance.now()
  const until = started + seconds * 1000
  let responses = 0

  const keepAsking = () =>
    new Promise<void>((resolve, reject) => {
      let askedAt = 0
      const ask = () => {
        askedAt = performance.now()
        socket.write(nextRequest())
      }
      const socket = connect(Number(port), hostname, ask)
      let buffered = Buffer.alloc(0)
      socket.setNoDelay(true).on('error', reject)
      socket.on('close', () => reject(new Error(`${url} closed a connection`)))
      socket.on('data', (part) => {
        buffered = buffered.length === 0 ? part : Buffer.concat([buffered, part])
        const length = responseLength(buffered)
        if (length === undefined || buffered.length < length) return
        const got = buffered.toString('latin1', 9, 12)
        if (got !== String(status)) return reject(new Error(`${url} returned ${got}`))
        buffered = buffered.subarray(length)
        responses++
        onResponse?.(performance.now() - askedAt)
        if (performance.now() < until) return ask()
        socket.removeAllListeners('close').destroy()
        resolve()
      })
    })
  await Promise.all(Array.from({ length: connections }, keepAsking))
  return (responses / (performance.now() - started)) * 1000
}

function responseLength(bytes: Buffer): number | undefined {
  const headersEnd = bytes.indexOf('\r\n\r\n')
  if (headersEnd < 0) return undefined
  const length = /\r\ncontent-length: (\d+)/i.exec(bytes.toString('latin1', 0, headersEnd))?.[1]
  return headersEnd + 4 + Number(length)
}
