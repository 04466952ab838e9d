import { startBuiltServer } from '../e2e/support/built-server.ts'
import { atMost, median, type Figure } from './measure.ts'
import { registerVisitor, timeOf } from './signed-in.ts'

const rounds = 500

/** The cost of the session check on PostgreSQL: the same route with and without a session, alternating. */
export async function measureSessionCheck(): Promise<Figure[]> {
  const server = await startBuiltServer('postgres', { RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'warn' })
  try {
    const { cookie: session } = await registerVisitor(server.url)
    const address = `${server.url}/api/session`
    const ask = (headers: Record<string, string>) => timeOf(() => fetch(address, { headers }))
    const cookie = { cookie: session }
    for (let warm = 0; warm < 200; warm++) await ask(warm % 2 ? cookie : {})
    const [checked, bare]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      bare.push(await ask({}))
      checked.push(await ask(cookie))
    }
    const what = `session check on postgres (route alone ${median(bare).toFixed(2)} ms)`
    return [atMost(what, median(checked) - median(bare), 2, (value) => `${value.toFixed(2)} ms`)]
  } finally {
    await server.stop()
  }
}
