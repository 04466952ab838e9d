import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { ask, registerCreator, signInAdmin, type Creator } from './creator.ts'
import type { Testbed } from './testbed.ts'
import { createRequestLog, type RequestLog } from './request-log.ts'
import { compareMails } from './outbox.ts'
import { listStored } from './record-kinds.ts'
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts'

type Faulty = { postgres: NonNullable<Testbed['postgres']>; proxy: TcpProxy }
type Trouble = { name: string; make: (faulty: Faulty) => Promise<void>; mayRefuse: boolean }

const writers = 8
/** The driver's timeout plus the delay of a busy machine. */
const maxResponseMs = 15_000

const troubles: Trouble[] = [
  { name: 'restarted, down for 3 s', make: ({ postgres }) => postgres.restart(3000), mayRefuse: true },
  { name: 'killed under a connection every 200 ms, for 10 s', make: cutConnections, mayRefuse: true },
  {
    name: 'paused for 20 s',
    async make({ postgres }) {
      await postgres.pause()
      await pause(20_000)
      await postgres.resume()
    },
    mayRefuse: true,
  },
  {
    name: 'behind a link that takes 100 ms each way, for 10 s',
    async make({ proxy }) {
      proxy.delay(100)
      await pause(10_000)
      proxy.delay(0)
    },
    mayRefuse: false,
  },
  {
    name: 'behind a link that swallows everything for 15 s',
    async make({ proxy }) {
      proxy.silence()
      await pause(15_000)
      proxy.close()
      proxy.restore()
    },
    mayRefuse: true,
  },
]

/**
 * Writes everything while PostgreSQL suffers one failure after another, and compares what was acknowledged
 * with what is stored.
 */
export async function runPostgresFaults(testbed: Testbed, say: (line: string) => void) {
  const { postgres } = testbed
  if (!postgres) throw new Error('This is about PostgreSQL.')
  const address = new URL(postgres.url)
  const proxy = await startTcpProxy({ host: address.hostname, port: Number(address.port) })
  address.port = String(proxy.port)
  const server = await testbed.start({ DATABASE_URL: address.href })
  const faults: string[] = []
  const requestLogs: RequestLog[] = []
  const creators: Creator[] = []
  try {
    const admin = await signInAdmin(server.url)
    for (const { name, make, mayRefuse } of troubles) {
      const requestLog = createRequestLog()
      requestLogs.push(requestLog)
      creators.push(await registerCreator(server.url))
      let isOver = false
      const writing = requestLog.write(server.url, creators.at(-1)!, writers, () => isOver)
      await pause(1000)
      await make({ postgres, proxy })
      const recoveredMs = await timeUntilHealthy(server.url)
      await pause(1000)
      isOver = true
      await writing
      const responses = requestLog.responses()
      const slowest = requestLog.slowest()
      if (slowest.ms > maxResponseMs) faults.push(`${name}: ${slowest.path} answered after ${slowest.ms} ms`)
      if (responses['no response'])
        faults.push(`${name}: ${responses['no response']} requests got no response`)
      if (!mayRefuse && responses['503']) faults.push(`${name}: ${responses['503']} refused`)
      await requestLog.repeatUnsure(server.url)
      say(
        `${name}: ${JSON.stringify(responses)}, slowest ${slowest.ms} ms (${slowest.path}), healthy again after ${recoveredMs} ms`,
      )
    }
    const stored = await listStored(server.url, admin, creators)
    for (const requestLog of requestLogs) faults.push(...requestLog.compare(stored))
    faults.push(...(await compareMails(stored, creators.length, testbed.dataDir)))
    return { faults, acknowledged: requestLogs.reduce((sum, requestLog) => sum + requestLog.count(), 0) }
  } finally {
    await server.stop()
    await proxy.stop()
  }
}

async function cutConnections({ postgres }: Faulty) {
  const client = new pg.Client(postgres.url)
  await client.connect()
  for (let turn = 0; turn < 50; turn++) {
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid() order by random() limit 2`,
    )
    await pause(200)
  }
  await client.end()
}

async function timeUntilHealthy(url: string): Promise<number> {
  const started = performance.now()
  while (performance.now() - started < 60_000) {
    const response = await ask(`${url}/api/health`, 'GET').catch(() => undefined)
    await response?.arrayBuffer()
    if (response?.status === 200) return Math.round(performance.now() - started)
    await pause(50)
  }
  return Infinity
}
