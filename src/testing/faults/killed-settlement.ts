import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { checkBooks } from '#features/ledger/server.ts'
import { connectDatabase } from '#platform/server/database/database.ts'
import { migrateDatabase } from '#platform/server/database/migrate.ts'
import { seedPledges } from './seed-pledges.ts'
import type { Testbed } from './testbed.ts'

type Plan = { kills: number; pledges: number; say: (line: string) => void }

/**
 * A process settles campaigns and is killed at random moments. In the end every pledge must be charged exactly
 * once or not at all, every charge of a failed campaign be refunded exactly once, and the books balance.
 */
export async function runKilledSettlement(testbed: Testbed, { kills, pledges, say }: Plan) {
  const url = testbed.postgres?.url ?? ''
  const database = await connectDatabase({
    databaseUrl: url,
    dataDir: testbed.dataDir,
    onCrash: (error) => say(error.message),
  })
  await migrateDatabase(database, () => Promise.resolve())
  const pool = new pg.Pool({ connectionString: url })
  let campaigns = 0
  try {
    for (let kill = 0; kill < kills; kill++) {
      if (await isSettled(pool)) await seedPledges(pool, { pledges, isFunded: campaigns++ % 2 === 0 })
      const child = startChild(url)
      await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
      await pause(Math.random() * 1200)
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      if (kill % 20 === 19) say(`${kill + 1} kills, ${campaigns} campaigns`)
    }
    const [code] = (await once(startChild(url), 'exit')) as [number | null]
    const faults = code === 0 ? await findFaults(pool) : [`the last run ended with ${code}`]
    const books = await database.withoutSilenceTimeout(() => checkBooks(database))
    faults.push(...books.faults.map(({ rule, details }) => `${rule}: ${details}`))
    return { kills, campaigns, pledges: campaigns * pledges, hasHledger: books.hasHledger, faults }
  } finally {
    await pool.end()
    await database.close()
  }
}

function startChild(url: string) {
  const file = join(import.meta.dirname, 'settle.child.ts')
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file, url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

async function isSettled(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query(
    `select from campaigns c where status in ('live', 'settling') or (status = 'failed' and exists (
       select from campaign_pledges where campaign_id = c.id and status = 'charged')) limit 1`,
  )
  return rows.length === 0
}

/** Compares our pledges with the provider's own books. */
async function findFaults(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ fault: string }>(
    `select concat_ws(' ', p.id, p.status, c.status, 'charges', charged.count, 'refunds', refunded.count) as fault
     from campaign_pledges p join campaigns c on c.id = p.campaign_id
     cross join lateral (
       select count(*)::int from sandbox_payments where key = 'charge:' || p.id || ':' || p.attempt and declined is null
         and amount_minor = p.amount_minor
     ) charged
     cross join lateral (
       select count(*)::int from sandbox_payments where key = 'refund:' || p.id and amount_minor = p.amount_minor
     ) refunded
     where case
       when c.status = 'funded' and p.status = 'charged' then charged.count <> 1 or refunded.count <> 0
       when c.status = 'failed' and p.status = 'refunded' then charged.count <> 1 or refunded.count <> 1
       when p.status = 'dropped' then charged.count <> 0 or refunded.count <> 0
       else true end
     union all
     select concat('payments without a pledge: ', count(*)) from sandbox_payments s
     where s.kind = 'charge' and not exists (
       select from campaign_pledges p where s.key = 'charge:' || p.id || ':' || p.attempt
     ) having count(*) > 0
     limit 20`,
  )
  return rows.map(({ fault }) => fault)
}
