import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'

type Options = {
  /** A folder of the program's own, deleted after it. Without one, nothing is deleted. */
  folder?: string
  env?: NodeJS.ProcessEnv
  cwd?: string
  uid?: number
  gid?: number
  /** The signal that ends the program well. */
  signal?: 'SIGTERM' | 'SIGQUIT'
}

export type GuardedProcess = ReturnType<typeof spawnGuarded>

const timeoutMs = 60_000

// The program takes the shell's place and so is this process's child; the guard is a process beside it that waits for
// the end of its standard input, which comes when this process is gone.
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
 * Starts a program that never outlives this process: whether this one ends, fails or is killed outright, the program is
 * told to stop and its folder is deleted.
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
  // Nothing is written to it; that the program may be gone already is no error.
  child.stdin.on('error', () => undefined)

  const hasExited = () => child.exitCode !== null || child.signalCode !== null
  return {
    pid: child.pid ?? 0,
    /** The last lines that the program wrote. */
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
