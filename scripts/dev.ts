import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { readEnvironment } from '../src/platform/server/config.ts'
import { findFreePort } from '../src/testing/free-port.ts'

// Runs the API and Vite as two processes that reload on changes. The browser talks to Vite only, which
// proxies /api and /metrics.

const root = join(import.meta.dirname, '..')
const { PORT: port = '3000', HOST: host, SITE_URL: siteUrl } = readEnvironment()
const apiPort = String(await findFreePort())
const site = `http://localhost:${port}`
const children = new Map<string, ChildProcess>()
let ending = false

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => endAll(0))

start('api', ['--watch', '--watch-preserve-output', '--enable-source-maps', 'src/app/server/main.ts'], {
  PORT: apiPort,
  HOST: '127.0.0.1',
  SITE_URL: siteUrl ?? site,
})
const hostOption = host ? ['--host', host] : []
start(
  'web',
  ['node_modules/@react-router/dev/bin.cjs', 'dev', '--port', port, '--strictPort', ...hostOption],
  {
    CROVEST_API_ADDRESS: `http://127.0.0.1:${apiPort}`,
  },
)

function start(name: string, args: string[], env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its own process group, so that Ctrl-C reaches only this process, which then stops both cleanly.
    detached: true,
  })
  children.set(name, child)
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => console.log(`[${name}] ${line}`))
  child.once('exit', (code, signal) => {
    children.delete(name)
    // Its child processes may still be running.
    signalGroup(child, 'SIGTERM')
    if (ending) return
    console.error(`${name} exited (${signal ?? `code ${code}`}), stopping the rest.`)
    endAll(1)
  })
}

function endAll(code: number) {
  if (ending) return
  ending = true
  process.exitCode = code
  const signalAll = (signal: NodeJS.Signals) => {
    for (const child of children.values()) signalGroup(child, signal)
  }
  signalAll('SIGTERM')
  setTimeout(() => signalAll('SIGKILL'), 10_000).unref()
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    // It has already exited.
  }
}
