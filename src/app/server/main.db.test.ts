import { afterEach, expect, test } from 'vitest'
import { startBalancer } from '#testing/faults/balancer.ts'
import { registerCreator, signInAdmin } from '#testing/faults/creator.ts'
import { runKillCycles } from '#testing/faults/kill-cycles.ts'
import { openLedger } from '#testing/faults/ledger.ts'
import { listStored } from '#testing/faults/record-kinds.ts'
import { tryLimit, trySignOut } from '#testing/faults/visits.ts'
import { findFreePort } from '#testing/free-port.ts'
import { readOutbox } from '#testing/read-outbox.ts'
import { runFirst, spawnServer, type ServerProcess } from '#testing/server-process.ts'
import { startTestApp, testEnvironment } from '#testing/test-app.ts'

const started: ServerProcess[] = []
const start = async (environment: Record<string, string>) => {
  const server = await spawnServer({ LOG_LEVEL: 'silent', ...environment })
  started.push(server)
  return server
}
const startReady = async (environment: Record<string, string>) => {
  const server = await start(environment)
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

test.skipIf(process.env.TEST_DATABASE !== 'postgres')(
  'a worker runs the jobs of a web process that runs none, and serves nothing',
  async () => {
    const web = await startTestApp()
    const worker = await startReady({ ...web.environment, ROLE: 'worker' })
    expect((await web.post('/api/forms/newsletter', { email: 'ada@example.org' })).status).toBe(201)
    await expect.poll(() => readOutbox(web.config.dataDir, 'ada@example.org')).toHaveLength(1)
    await expect(fetch(worker.url)).rejects.toThrow()
    worker.kill('SIGTERM')
    expect((await worker.exited)[0]).toBe(0)
    await web.close()
  },
)

// `npm run faults -- machines` does this with three processes under mixed load, and with a newer version.
test.skipIf(process.env.TEST_DATABASE !== 'postgres')(
  'when one of two processes is killed during writes, nothing is lost and limits and sessions hold',
  async () => {
    const environment = { ...(await testEnvironment()), TRUSTED_PROXIES: '127.0.0.1' }
    const [first, second] = await Promise.all([startReady(environment), startReady(environment)])
    const serving = [first, second]
    const urls = () => serving.map(({ url }) => url)
    const balancer = await startBalancer(urls)
    const creator = await registerCreator(first.url)
    const admin = await signInAdmin(first.url)
    const ledger = openLedger()
    let isOver = false
    const writing = ledger.write(balancer.url, creator, 4, () => isOver)
    const writeMore = async () => {
      const wanted = ledger.count() + 20
      await expect.poll(() => ledger.count()).toBeGreaterThan(wanted)
    }
    await writeMore()
    first.kill('SIGKILL')
    await first.exited
    serving.shift()
    await writeMore()
    serving.push(await startReady(environment))
    isOver = true
    await writing
    await ledger.repeatUnsure(second.url)
    expect(ledger.compare(await listStored(second.url, admin, [creator]))).toEqual([])
    expect(await tryLimit(balancer.url)).toEqual([])
    expect(await trySignOut({ url: balancer.url, urls }, creator)).toEqual([])
    await balancer.stop()
  },
)

test.runIf(process.env.TEST_DATABASE === 'pglite')(
  'an embedded database that crashes during migration is reported with its cause',
  async () => {
    const server = await start({
      ...(await testEnvironment()),
      ...runFirst(`import { isMainThread, parentPort } from 'node:worker_threads'
        if (!isMainThread) parentPort.once('message', () => { throw new Error('planted crash') })`),
      LOG_LEVEL: 'fatal',
    })
    expect((await server.exited)[0]).toBe(1)
    expect(server.output()).toContain('crovest: the database has stopped: planted crash')
    expect(server.output()).not.toContain('ReferenceError')
  },
)
