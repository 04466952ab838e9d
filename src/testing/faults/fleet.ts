import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import S3rver from 's3rver'
import { startMailServer } from '#platform/server/mail/start-mail-server.ts'
import { findFreePort } from '#testing/free-port.ts'
import { spawnServer, type ServerProcess } from '#testing/server-process.ts'
import { startBalancer } from './balancer.ts'
import type { Testbed } from './testbed.ts'

export type Fleet = Awaited<ReturnType<typeof startFleet>>

const size = 3
/** The only account s3rver knows. */
const key = 'S3RVER'

/**
 * Three servers, each with a folder and port, behind a balancer; they share a PostgreSQL, a file store and a
 * mail server.
 */
export async function startFleet(testbed: Testbed) {
  const { dataDir, environment } = testbed
  const mail = await startMailServer()
  const directory = join(dataDir, 's3')
  mkdirSync(directory)
  const settings = { address: '127.0.0.1', port: 0, silent: true, directory }
  const files = new S3rver({ ...settings, configureBuckets: [{ name: 'crovest' }] })
  const { port } = await files.run()
  const shared = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'crovest',
    S3_ACCESS_KEY_ID: key,
    S3_SECRET_ACCESS_KEY: key,
    SMTP_URL: `smtp://${mail.host}`,
    TRUSTED_PROXIES: '127.0.0.1',
    RATE_LIMIT_SCALE: '1',
  }
  const ports = await Promise.all(Array.from({ length: size }, findFreePort))
  const own = (index: number) => ({
    ...shared,
    DATA_DIR: join(dataDir, `server-${index}`),
    PORT: String(ports[index]),
  })
  // Only servers that reported ready are used; a real balancer would poll /api/health.
  const serving = new Map<number, ServerProcess>()
  const start = async (index: number) => void serving.set(index, await testbed.start(own(index)))
  await Promise.all(ports.map((_, index) => start(index)))
  const balancer = await startBalancer(() => [...serving.values()].map(({ url }) => url))

  return {
    url: balancer.url,
    size,
    mails: mail.received,
    urls: () => [...serving.values()].map(({ url }) => url),
    isServing: (index: number) => serving.has(index),
    start,
    /** Without warning; the balancer notices by itself. */
    async kill(index: number) {
      const server = serving.get(index)
      server?.kill('SIGKILL')
      await server?.exited
      serving.delete(index)
    },
    /**
     * Starts a server of another version next to the old one in the same slot, and stops the old one once it
     * serves.
     */
    async replace(index: number, program: string) {
      const old = serving.get(index)
      const port = String(await findFreePort())
      const next = await spawnServer({ ...environment, ...own(index), PORT: port }, program)
      await next.ready()
      serving.set(index, next)
      if (old) await balancer.drained(old.url)
      await old?.stop()
    },
    async stop() {
      await Promise.all([...serving.values()].map((server) => server.stop()))
      await balancer.stop()
      await files.close()
      await mail.stop()
    },
  }
}
