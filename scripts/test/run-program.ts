import { spawn, type ChildProcess } from 'node:child_process'
import { constants } from 'node:os'
import { minuteMs } from '../../src/platform/common/durations.ts'

export type Program = {
  /** Whether to show its output while it runs, or collect it. */
  isLive: boolean
  command: string
  args: string[]
  env?: NodeJS.ProcessEnv
  limitMinutes: number
}

export type ProgramResult = { code: number; output: string }

const running = new Set<ChildProcess>()

/** Runs a program until it exits or times out. */
export function runProgram({ isLive, command, args, env, limitMinutes }: Program): Promise<ProgramResult> {
  return new Promise((resolve) => {
    const output: string[] = []
    // Its own process group, so that its children can be stopped with it.
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: isLive ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    running.add(child)
    const limit = setTimeout(() => {
      output.push(`\n${command} was stopped: it took longer than ${limitMinutes} minutes.\n`)
      endGroup(child, 'SIGTERM')
      setTimeout(() => endGroup(child, 'SIGKILL'), 10_000).unref()
    }, limitMinutes * minuteMs)
    const finish = (code: number) => {
      clearTimeout(limit)
      running.delete(child)
      resolve({ code, output: output.join('') })
    }
    child.stdout?.setEncoding('utf8').on('data', (text: string) => output.push(text))
    child.stderr?.setEncoding('utf8').on('data', (text: string) => output.push(text))
    child.once('error', (error) => {
      output.push(`${command} could not be run: ${error.message}\n`)
      finish(1)
    })
    child.once('close', (code, signal) => finish(code ?? 128 + (signal ? constants.signals[signal] : 0)))
  })
}

export function endAllOnSignal() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      for (const child of running) endGroup(child, signal)
      const code = 128 + constants.signals[signal]
      setTimeout(() => {
        for (const child of running) endGroup(child, 'SIGKILL')
        process.exit(code)
      }, 10_000).unref()
      void Promise.all([...running].map((child) => new Promise((done) => child.once('close', done)))).then(
        () => process.exit(code),
      )
    })
}

function endGroup(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    // It has already exited.
  }
}
