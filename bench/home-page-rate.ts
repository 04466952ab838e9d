import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { startBuiltServer } from '../e2e/support/built-server.ts'
import { findFreePort } from '../src/testing/free-port.ts'
import { measureRate } from './load.ts'
import { atLeast, median, type Figure } from './measure.ts'

const rounds = 5

/**
 * The prerendered home page from our server, compared with a bare node:http server that sends the same bytes.
 */
export async function measureHomePageRate(): Promise<Figure[]> {
  const server = await startBuiltServer('pglite')
  const home = await fetch(server.url, { headers: { 'accept-encoding': 'br' } })
  const length = Number(home.headers.get('content-length'))
  const bare = await startBareServer(length)
  try {
    const [ours, theirs]: [number[], number[]] = [[], []]
    await load(server.url, 2)
    await load(bare.url, 2)
    // Alternating, so that other load on the machine affects both.
    for (let round = 0; round < rounds; round++) {
      theirs.push(await load(bare.url, 3))
      ours.push(await load(server.url, 3))
    }
    const perSecond = (value: number) => `${Math.round(value)} requests/s`
    return [
      atLeast(
        `home page (${length} bytes) against 60% of a plain Node server`,
        median(ours),
        0.6 * median(theirs),
        perSecond,
      ),
    ]
  } finally {
    bare.stop()
    await server.stop()
  }
}

const homeRequest = 'GET / HTTP/1.1\r\nhost: bench\r\naccept-encoding: br\r\n\r\n'
const load = (url: string, seconds: number) =>
  measureRate({ url, seconds, connections: 20, status: 200, nextRequest: () => homeRequest })

async function startBareServer(length: number) {
  const port = await findFreePort()
  const code = `const body = Buffer.alloc(${length}, 'x')
    require('node:http').createServer((request, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'content-length': body.length })
      response.end(body)
    }).listen(${port}, '127.0.0.1', () => console.log('up'))`
  const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill() }
}
