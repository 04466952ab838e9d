import { spawn } from 'node:child_process'
import { constants } from 'node:os'

/** A failure that its own message explains; it is shown without a stack. */
export class SetupError extends Error {}

export function say(line) {
  process.stdout.write(`${line}\n`)
}

/** Says what begins, that it is still going, and how long it took; work that answers `false` has not succeeded. */
export async function step(what, work) {
  const started = performance.now()
  const seconds = () => ((performance.now() - started) / 1000).toFixed(1)
  say(`▸ ${what} …`)
  const reminder = setInterval(() => say(`  still at it after ${seconds()} s`), 20_000)
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
 * Runs a program to its end and answers with its exit code. The child also holds the lock: should this process be
 * killed outright, the next one waits for the child, which is still writing to the same folders.
 */
export function run(command, args, { lock, env = process.env, output = 'inherit' } = {}) {
  return new Promise((resolve, reject) => {
    // Node has no public name for a server's descriptor; without it the lock merely ends with this process.
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
