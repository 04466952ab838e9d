import type { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'

/** Kills every process that this one starts during `work`, as a machine does that runs out of memory. */
export async function killNewProcesses<Result>(work: () => Promise<Result>): Promise<Result> {
  const kill = (message: unknown) => {
    const { process: child } = message as { process: ChildProcess }
    child.once('spawn', () => child.kill('SIGKILL'))
  }
  subscribe('child_process', kill)
  try {
    return await work()
  } finally {
    unsubscribe('child_process', kill)
  }
}
