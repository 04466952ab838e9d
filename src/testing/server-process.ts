import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { bundleServer } from '../../scripts/build-steps/bundle-server.ts'
import { findFreePort } from './free-port.ts'

const root = join(import.meta.dirname, '..', '..')
const folder = join(root, 'node_modules', '.cache', 'crovest-test-server')
let bundling: Promise<string> | undefined

/** Bundling takes two seconds once and halves each start, compared with a thousand source files. */
async function bundle() {
  const worker = `${process.env.TEST_DATABASE ?? 'unit'}-${process.env.VITEST_POOL_ID}`
  const bundled = join(folder, worker)
  await bundleServer(root, bundled)
  return join(bundled, 'main.js')
}

// The compile cache serves later starts, and most servers exit before optimizing the embedded database's code
// would pay off.
const quickStart = { NODE_COMPILE_CACHE: join(folder, 'compiled') }
const quickStartFlags = ['--wasm-tiering-budget=60000000']

/**
 * The server as a separate process, from source or the build, for tests of starts, exits and signals.
 * `within` is a command that wraps it. It ends with this process.
 */
export async function spawnServer(
  environment: Record<string, string>,
  built?: string,
  within: readonly string[] = [],
) {
  const program = built ?? (await (bundling ??= bundle()))
  const port = environment.PORT ?? String(await findFreePort())
  const [command, ...words] = [...within, process.execPath, ...(built ? [] : quickStartFlags), program]
  const child = spawn(command, words, {
    env: { PATH: process.env.PATH, ...(!built && quickStart), ...environment, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const endWithUs = () => void child.kill('SIGKILL')
  process.once('exit', endWithUs)
  child.once('exit', () => process.off('exit', endWithUs))
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const exited = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    output: () => output,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    exited,
    /** Waits for the ready line; rejects with the output if the process exits first. */
    async ready() {
      const ended = exited.then(() => {
        throw new Error(`The server ended before it was ready:\n${output}`)
      })
      const said = (async () => {
        while (!output.includes('Crovest is ready ')) await once(child.stdout, 'data')
      })()
      await Promise.race([said, ended])
    },
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
      await exited
    },
  }
}

export type ServerProcess = Awaited<ReturnType<typeof spawnServer>>

/** The variable that runs this code first in a server's process and its threads. */
export const runFirst = (code: string) => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}`,
})
