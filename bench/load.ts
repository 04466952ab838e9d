import { connect } from 'node:net'

/**
 * Requests/s of `GET url` over keep-alive connections for some seconds. It reads no more of an answer than its status and its
 * length: a client that parses every header is slower than the servers measured here, and would measure itself.
 */
export async function measureRate(url: string, seconds: number, connections = 20): Promise<number> {
  const { hostname, port, pathname } = new URL(url)
  const request = `GET ${pathname} HTTP/1.1\r\nhost: ${hostname}:${port}\r\naccept-encoding: br\r\n\r\n`
  const started = performance.now()
  const until = started + seconds * 1000
  let answers = 0

  const keepAsking = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => socket.write(request))
      let waiting = Buffer.alloc(0)
      socket.setNoDelay(true).on('error', reject)
      socket.on('close', () => reject(new Error(`${url} closed a connection`)))
      socket.on('data', (part) => {
        waiting = waiting.length === 0 ? part : Buffer.concat([waiting, part])
        const length = lengthOfAnswer(waiting)
        if (length === undefined || waiting.length < length) return
        waiting = waiting.subarray(length)
        answers++
        if (performance.now() < until) return void socket.write(request)
        socket.removeAllListeners('close').destroy()
        resolve()
      })
    })
  await Promise.all(Array.from({ length: connections }, keepAsking))
  return (answers / (performance.now() - started)) * 1000
}

const expectedStart = Buffer.from('HTTP/1.1 200')

function lengthOfAnswer(bytes: Buffer): number | undefined {
  const headersEnd = bytes.indexOf('\r\n\r\n')
  if (headersEnd < 0) return undefined
  if (bytes.compare(expectedStart, 0, expectedStart.length, 0, expectedStart.length) !== 0)
    throw new Error('An answer other than 200')
  const field = bytes.indexOf('content-length: ')
  return headersEnd + 4 + Number.parseInt(bytes.toString('latin1', field + 16, field + 26), 10)
}
