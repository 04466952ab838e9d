import { setTimeout as pause } from 'node:timers/promises'
import { startBuiltServer, type DatabaseKind } from '../e2e/support/built-server.ts'
import { atMost, median, type Figure } from './measure.ts'
import { postJson, registerVisitor, timeOf } from './signed-in.ts'

const atOnce = 20
const rounds = 3

/** The slowest health check during twenty concurrent sign-ins. */
export async function measureSignInsAtOnce(): Promise<Figure[]> {
  return [await measureOn('pglite'), await measureOn('postgres')]
}

async function measureOn(kind: DatabaseKind): Promise<Figure> {
  const server = await startBuiltServer(kind, { RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'warn' })
  try {
    const { visitor } = await registerVisitor(server.url)
    const health = () => timeOf(() => fetch(`${server.url}/api/health`))
    const [calm, worst]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      for (let each = 0; each < 20; each++) calm.push(await health())
      const during: number[] = []
      let signingIn = true
      const all = Promise.all(
        Array.from({ length: atOnce }, () => postJson(`${server.url}/api/auth/sign-in/email`, visitor)),
      ).finally(() => (signingIn = false))
      while (signingIn) {
        during.push(await health())
        await pause(5)
      }
      await all
      worst.push(Math.max(...during))
    }
    const what = `worst health check during ${atOnce} sign-ins on ${kind} (${median(calm).toFixed(1)} ms in calm)`
    return atMost(what, median(worst), 50, (value) => `${value.toFixed(1)} ms`)
  } finally {
    await server.stop()
  }
}
