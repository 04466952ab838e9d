import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { startBuiltServer } from '../e2e/support/built-server.ts'
import { atMost, type Figure } from './measure.ts'

/** Resident memory of the idle embedded server half a minute after its first start. */
export async function measureMemoryAtRest(): Promise<Figure[]> {
  const server = await startBuiltServer('pglite')
  try {
    await pause(30_000)
    const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8')) ?? []
    return [
      atMost('server memory at rest', Number(kilobytes) / 1024, 250, (value) => `${Math.round(value)} MiB`),
    ]
  } finally {
    await server.stop()
  }
}
