import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commonEnvironment } from '#testing/common-environment.ts'
import { findFreePort } from '#testing/free-port.ts'
import { startPostgres } from '#testing/real-postgres.ts'
import { spawnServer } from '#testing/server-process.ts'

export const builtMain = join(import.meta.dirname, '..', '..', '..', 'build', 'server', 'main.js')

export type DatabaseKind = 'pglite' | 'postgres'
export type Testbed = Awaited<ReturnType<typeof startTestbed>>

/** What outlives every server of a run: a data folder, a port, and for PostgreSQL a durable server. */
export async function startTestbed(database: DatabaseKind, settings: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'crovest-faults-'))
  const postgres = database === 'postgres' ? await startPostgres({ isDurable: true }) : undefined
  const environment: Record<string, string> = {
    ...commonEnvironment,
    RATE_LIMIT_SCALE: '1000000',
    AI_DAILY_LIMIT_UNVERIFIED: '1000000',
    DATA_DIR: dataDir,
    PORT: String(await findFreePort()),
    ...(postgres && { DATABASE_URL: postgres.url }),
    ...settings,
  }
  /** A server of a version, ready to serve. */
  const startOf =
    (program: string) =>
    async (overrides: Record<string, string> = {}, within: readonly string[] = []) => {
      const server = await spawnServer({ ...environment, ...overrides }, program, within)
      await server.ready()
      return server
    }
  return {
    dataDir,
    environment,
    postgres,
    /** The built server. */
    start: startOf(builtMain),
    startOf,
    async clear() {
      await postgres?.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
