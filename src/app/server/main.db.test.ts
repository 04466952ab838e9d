import { afterEach, expect, test } from 'vitest'
import { runKillCycles } from '#testing/faults/kill-cycles.ts'
import { findFreePort } from '#testing/free-port.ts'
import { spawnServer, type ServerProcess } from '#testing/server-process.ts'
import { testEnvironment } from '#testing/test-app.ts'

const started: ServerProcess[] = []
const startReady = async (environment: Record<string, string>) => {
  const server = await spawnServer({ LOG_LEVEL: 'silent', ...environment })
  started.push(server)
  await server.ready()
  return server
}
afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.stop()))
})

// `npm run faults -- kills` does this a hundred times and checks emails too.
test('acknowledged data survives kill -9, and the next start needs no repair', async () => {
  const environment = {
    ...(await testEnvironment()),
    RATE_LIMIT_SCALE: '1000',
    PORT: String(await findFreePort()),
  }
  const { faults, acknowledged } = await runKillCycles({ cycles: 1, start: () => startReady(environment) })
  expect(faults).toEqual([])
  expect(acknowledged).toBeGreaterThan(0)
})
