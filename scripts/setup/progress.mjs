import { spawn } from 'node:child_process'
import { constants } from 'node:os'

/** A failure with a self-explanatory message, shown without a stack. */
export class SetupError extends Error {}

export function say(line) {
  process.stdout.write(`${line}\n`)
}

/** Reports start, progress and duration; work that returns `false` has failed. */
export async function step(what, work) {
  const started = performance.now()
  const seconds = () => ((performance.now() - started) / 1000).toFixed(1)
  say(`▸ ${what} …`)
  const reminder = setInterval(() => say(`  still running after ${seconds()} s`), 20_000)
  try {
    const result = await work()
    say(`${result === false ? '✗' : '✓'} ${what} (${seconds()} s)`)
    return result
  } finally {
    clearInterval(reminder)
  }
}

const children = new Set()

/**
 * Runs a program and returns its exit code. The child also holds the lock: if this process is killed, the
 * next one waits for the child, which still writes to the same folders.
 */
export function run(command, args, { lock, env = process.env, output = 'inherit' } = {}) {
  return new Promise((resolve, reject) => {
    // Node has no public name for a server's descriptor; without it the lock just ends with this process.
    const descriptor = lock?._handle?.fd ?? -1
    const stdio = ['ignore', output, 'inherit', ...(descriptor < 0 ? [] : [descriptor])]
    const child = spawn(command, args, { stdio, env })
    children.add(child)
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      children.delete(child)
      resolve(code ?? 128 + constants.signals[signal])
    })
  })
}

export function endChildrenOnSignal() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, async () => {
      await Promise.all(
        [...children].map((child) => {
          const ended = new Promise((done) => child.once('exit', done))
          child.kill(signal)
          return ended
        }),
      )
      process.exit(128 + constants.signals[signal])
    })
  }
}
