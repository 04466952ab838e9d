import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import packageFile from '../../package.json' with { type: 'json' }
import { restore } from '../../src/platform/server/backup.ts'
import { findFreePort } from '../../src/testing/free-port.ts'
import { spawnGuarded, type GuardedProcess } from '../../src/testing/guarded-process.ts'
import { startPostgres } from '../../src/testing/real-postgres.ts'

export type DatabaseKind = 'pglite' | 'postgres'
export type BuiltServer = Awaited<ReturnType<typeof startBuiltServer>>

const run = promisify(execFile)
const root = join(import.meta.dirname, '..', '..')
const main = join(root, 'build', 'server', 'main.js')
const startLimitMs = 240_000

// A file from `npm run backup` or, for PostgreSQL, `pg_dump --format=custom` that every server starts with.
const backup = process.env.RESTORE_FROM

/**
 * Runs the same server as `npm start`, on a free port with its own data folder and, for PostgreSQL, its own
 * database server. `settings` are extra environment variables.
 */
export async function startBuiltServer(database: DatabaseKind, settings: Record<string, string> = {}) {
  if (!existsSync(main)) throw new Error('The server has not been built: run `npm run build` first.')
  const postgres = database === 'postgres' ? await startPostgres() : undefined
  try {
    const dataDir = await mkdtemp(join(tmpdir(), 'crovest-e2e-'))
    if (postgres) await restorePostgres(postgres.url)
    else await putPreparedData(dataDir)
    const port = await findFreePort()
    const url = `http://127.0.0.1:${port}`
    const env = { ...basics(port, dataDir), ...(postgres && databaseSettings(postgres.url)), ...settings }
    // The exact command of `npm start`; it replaces its shell, so that signals and the process ID are the
    // server's.
    const program = spawnGuarded('/bin/sh', ['-c', packageFile.scripts.start], {
      folder: dataDir,
      env,
      cwd: root,
    })
    await waitUntilHealthy(url, program)
    return {
      url,
      pid: program.pid,
      dataDir,
      database,
      log: program.output,
      async stop() {
        await program.stop()
        await postgres?.stop()
      },
    }
  } catch (error) {
    await postgres?.stop()
    throw error
  }
}

async function restorePostgres(url: string) {
  if (backup) await run('pg_restore', ['--exit-on-error', '--no-owner', `--dbname=${url}`, backup])
}

async function putPreparedData(dataDir: string) {
  const { PREPARED_DATA: prepared } = process.env
  if (backup) await restore(backup, dataDir)
  else if (prepared) await run('cp', ['-R', `${prepared}/.`, dataDir])
}

// Only these, so that the developer's environment cannot affect the journeys.
function basics(port: number, dataDir: string) {
  const PATH = `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`
  return {
    PATH,
    HOME: process.env.HOME,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    RATE_LIMIT_SCALE: '1000',
  }
}

function databaseSettings(url: string) {
  return { DATABASE_URL: url, AUTH_SECRET: randomBytes(32).toString('hex') }
}

async function waitUntilHealthy(url: string, program: GuardedProcess) {
  const deadline = performance.now() + startLimitMs
  while (!(await isHealthy(url))) {
    if (program.hasExited() || performance.now() > deadline) {
      await program.stop()
      throw new Error(`The built server did not start:\n${program.output()}`)
    }
    await pause(50)
  }
}

async function isHealthy(url: string) {
  try {
    return (await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(20_000) })).status === 200
  } catch {
    return false
  }
}
