import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'

type Options = {
  /** The program's own folder, deleted after it. If omitted, nothing is deleted. */
  folder?: string
  env?: NodeJS.ProcessEnv
  cwd?: string
  uid?: number
  gid?: number
  /** The signal for a graceful stop. */
  signal?: 'SIGTERM' | 'SIGQUIT'
}

export type GuardedProcess = ReturnType<typeof spawnGuarded>

const timeoutMs = 60_000

// The program replaces the shell and so is this process's child; the guard waits for its standard input to
// close, which happens when this process is gone.
const guard = `
  exec 3<&0
  (
    cat <&3
    kill -s "$0" $$
    tries=0
    while kill -0 $$; do
      tries=$((tries + 1))
      if [ $tries -gt 600 ]; then kill -s KILL $$; fi
      sleep 0.1
    done
    rm -rf -- "$1"
  ) >/dev/null 2>&1 &
  shift
  exec "$@" 3<&- </dev/null
`

/**
 * Starts a program that never outlives this process: however this one ends, the program is stopped and its
 * folder deleted.
 */
export function spawnGuarded(command: string, args: string[], options: Options) {
  const { folder = '', signal = 'SIGTERM', ...rest } = options
  const name = signal.slice('SIG'.length)
  const child = spawn('/bin/sh', ['-c', guard, name, folder, command, ...args], { ...rest, stdio: 'pipe' })
  const exited = once(child, 'exit')
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-64_000)
    })
  // Nothing is written to it, and the program may already be gone.
  child.stdin.on('error', () => undefined)

  const hasExited = () => child.exitCode !== null || child.signalCode !== null
  return {
    pid: child.pid ?? 0,
    /** The last lines of the program's output. */
    output: () => output,
    hasExited,
    async stop() {
      const deadline = setTimeout(() => child.kill('SIGKILL'), timeoutMs)
      if (!hasExited()) child.kill(signal)
      await exited
      clearTimeout(deadline)
      child.stdin.destroy()
      if (folder !== '') await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
