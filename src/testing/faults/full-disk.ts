import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { spawnGuarded } from '#testing/guarded-process.ts'
import { registerCreator, signInAdmin } from './creator.ts'
import type { Testbed } from './testbed.ts'
import { createRequestLog } from './request-log.ts'
import { compareMails } from './outbox.ts'
import { listStored } from './record-kinds.ts'

const size = '300m'

/**
 * Fills the disk of DATA_DIR during writes, then frees space. The disk is a small one in memory, in its own
 * namespace, which needs no privileges. A server that exits is restarted, as a service manager would.
 */
export async function runFullDisk(testbed: Testbed, say: (line: string) => void) {
  const { dataDir } = testbed
  const mount = `mount -t tmpfs -o size=${size} tmpfs "$0" && echo mounted && exec sleep infinity`
  const mountHolder = spawnGuarded('unshare', ['-rm', 'sh', '-c', mount, dataDir], {})
  while (!mountHolder.output().includes('mounted')) await pause(20)
  const seen = join(`/proc/${mountHolder.pid}/root`, dataDir)
  const within = ['nsenter', '-t', String(mountHolder.pid), '-U', '-m', '--preserve-credentials']
  const requestLog = createRequestLog()
  let server = await testbed.start({}, within)
  let starts = 1
  let hasEnded = false
  void server.exited.then(() => (hasEnded = true))
  try {
    const admin = await signInAdmin(server.url)
    const creator = await registerCreator(server.url)
    const writeFor = async (ms: number) => {
      const end = performance.now() + ms
      await requestLog.write(server.url, creator, 8, () => performance.now() > end)
    }
    await writeFor(1000)
    fill(seen)
    await writeFor(5000)
    const health = await fetch(`${server.url}/api/health`).then(
      ({ status }) => status,
      () => 'no response',
    )
    const page = await fetch(server.url).then(
      ({ status }) => status,
      () => 'no response',
    )
    say(
      `full: health ${health}, home page ${page}, ${JSON.stringify(requestLog.responses())}, process ${hasEnded ? 'ended' : 'lives'}`,
    )
    rmSync(join(seen, 'filler'))
    if (hasEnded) {
      server = await testbed.start({}, within)
      starts++
    }
    await writeFor(1000)
    await requestLog.repeatUnsure(server.url)
    const stored = await listStored(server.url, admin, [creator])
    const faults = [...requestLog.compare(stored), ...(await compareMails(stored, 1, seen))]
    if (requestLog.unsureCount() > 0) faults.push(`${requestLog.unsureCount()} still refused with room again`)
    return { faults, starts, acknowledged: requestLog.count(), responses: requestLog.responses() }
  } finally {
    await server.stop()
    await mountHolder.stop()
  }
}

function fill(folder: string) {
  const { bavail, bsize } = statfsSync(folder)
  const file = join(folder, 'filler')
  try {
    writeFileSync(file, Buffer.alloc(bavail * bsize))
  } catch {
    // Another process used the rest in the meantime, so the disk is full anyway.
  }
}
