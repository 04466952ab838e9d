import { setTimeout as pause } from 'node:timers/promises'
import type { ServerProcess } from '#testing/server-process.ts'
import { requestJson, registerCreator, signInAdmin, type Creator, type Headers } from './creator.ts'
import { createRequestLog } from './request-log.ts'
import { compareMails, countMails } from './outbox.ts'
import { listStored, type Stored } from './record-kinds.ts'

type Plan = {
  cycles: number
  start: () => Promise<ServerProcess>
  /** The mail folder; if omitted, emails are not checked. */
  dataDir?: string
  say?: (line: string) => void
}

const writers = 8
/** A creator may have 200 presets. */
const cyclesOfOneCreator = 5

/**
 * Starts the server, writes every kind of record concurrently, kills it with SIGKILL, restarts it and
 * verifies that everything acknowledged is stored once. Requests without a response are repeated and must be
 * stored once too.
 */
export async function runKillCycles({ cycles, start, dataDir, say = () => undefined }: Plan) {
  const requestLog = createRequestLog()
  const creators: Creator[] = []
  const faults: string[] = []
  let admin: Headers | undefined
  let server = await start()
  for (let cycle = 1; cycle <= cycles && faults.length === 0; cycle++) {
    admin ??= await signInAdmin(server.url)
    if (cycle % cyclesOfOneCreator === 1) creators.push(await registerCreator(server.url))
    let isDead = false
    const writing = requestLog.write(server.url, creators.at(-1)!, writers, () => isDead)
    await pause(50 + Math.random() * 800)
    server.kill('SIGKILL')
    await server.exited
    isDead = true
    await writing
    server = await start()
    const unanswered = await requestLog.repeatUnsure(server.url)
    const stored = await listStored(server.url, admin, creators)
    faults.push(...requestLog.compare(stored), ...(await compareCounts(server.url, admin, stored)))
    say(
      `cycle ${cycle}: ${requestLog.count()} acknowledged in all, ${unanswered} sent again, ${faults.length} faults`,
    )
  }
  const stored = await listStored(server.url, admin!, creators)
  if (dataDir !== undefined) faults.push(...(await compareMails(stored, creators.length, dataDir)))
  server.kill('SIGKILL')
  const mails = dataDir === undefined ? undefined : countMails(dataDir)
  return { faults, acknowledged: requestLog.count(), responses: requestLog.responses(), mails }
}

/** Counters are exact after any kill, so a torn transaction or a lost roll-up would show as a difference. */
async function compareCounts(url: string, admin: Headers, stored: Stored): Promise<string[]> {
  type Report = { overview: { views: { count: number } } }
  const report = await requestJson<Report>(`${url}/api/admin/analytics?window=24h`, admin)
  const { counts } = await requestJson<{ counts: Record<string, number> }>(`${url}/api/admin/overview`, admin)
  const pairs: Record<string, number> = { ...counts, events: report.overview.views.count }
  return (['waitlist', 'contact', 'newsletter', 'feedback', 'events'] as const)
    .filter((kind) => pairs[kind] !== stored[kind].length)
    .map((kind) => `${kind} has ${stored[kind].length} rows and a counter of ${pairs[kind]}`)
}
