import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startMailServer } from '#platform/server/mail/start-mail-server.ts'
import { findFreePort } from '#testing/free-port.ts'
import type { ServerProcess } from '#testing/server-process.ts'
import { ask, requestJson, requireOk, signInAdmin, type Headers } from './creator.ts'
import type { Testbed } from './testbed.ts'

type Plan = { recipients: number; kills: number; say: (line: string) => void }

/** Longer than a reservation of recipients and the wait for the next check together. */
const longestStallMs = 300_000

/**
 * Two processes send one email to a long list, and are killed in turn. Everyone must get it, and twice only
 * what a killed process was sending, with the same Message-ID and counted by the product.
 */
export async function runKilledBroadcast(testbed: Testbed, { recipients, kills, say }: Plan) {
  const mail = await startMailServer()
  const start = await prepareServers(testbed, mail.host)
  const servers = [await start(0), await start(1)] as [ServerProcess, ServerProcess]
  const pool = new pg.Pool({ connectionString: testbed.postgres?.url })
  // A killed server closes nothing, and the last one stops before PostgreSQL does.
  pool.on('error', () => undefined)
  try {
    // Places in line aren't needed here, and creating them one by one takes minutes.
    await pool.query('alter table waitlist_submissions disable trigger waitlist_submissions_enrol')
    await pool.query(
      `insert into waitlist_submissions (form_type, user_type, email, email_key, confirmed_at)
       select 'waitlist', 'creators', 'p' || n || '@example.org', 'p' || n || '@example.org', now()
       from generate_series(1, $1::int) as n`,
      [recipients],
    )
    const admin = await signInAdmin(servers[0].url)
    await startBroadcast(servers[0].url, admin)
    const count = () => mail.received.length
    for (let kill = 0; kill < kills; kill++) {
      // Spread over the whole run, however fast it is.
      await untilMore(count, Math.floor(((kill + 1) * recipients) / (kills + 1)))
      const index = kill % 2
      servers[index]!.kill('SIGKILL')
      await servers[index]!.exited
      servers[index] = await start(index)
      if (kill % 10 === 9) say(`${kill + 1} kills, ${count()} emails`)
    }
    const url = servers[0].url
    const isSent = async () => {
      const { items } = await requestJson<{ items: { status: string }[] }>(
        `${url}/api/admin/broadcasts`,
        admin,
      )
      return items[0]?.status === 'sent'
    }
    while (!(await isSent())) await untilMore(count, count() + 1, isSent)
    return { kills, ...(await compareMails(pool, mail.received, recipients)) }
  } finally {
    await pool.end()
    for (const server of servers) server.kill('SIGKILL')
    await mail.stop()
  }
}

async function prepareServers({ dataDir, start }: Testbed, mailHost: string) {
  const ports = [await findFreePort(), await findFreePort()]
  for (const index of [0, 1]) mkdirSync(join(dataDir, `server-${index}`), { recursive: true })
  return (index: number) =>
    start({
      SMTP_URL: `smtp://${mailHost}`,
      DATA_DIR: join(dataDir, `server-${index}`),
      PORT: String(ports[index]),
    })
}

async function startBroadcast(url: string, admin: Headers) {
  const content = { subject: 'We open on Monday', body: 'Hello.\n\nBring a friend.', list: 'waitlist' }
  const added = await requireOk(ask(`${url}/api/admin/broadcasts`, 'POST', content, admin))
  const { id, updatedAt } = (await added.json()) as { id: string; updatedAt: string }
  await requireOk(
    ask(`${url}/api/admin/broadcasts/${id}/schedule`, 'POST', { updatedAt, scheduledAt: null }, admin),
  )
}

/** Waits for this many emails, or for the end; throws if nothing moves for too long. */
async function untilMore(
  count: () => number,
  wanted: number,
  isOver: () => Promise<boolean> = () => Promise.resolve(false),
) {
  let [seen, since] = [count(), performance.now()]
  while (count() < wanted && !(await isOver())) {
    if (count() > seen) [seen, since] = [count(), performance.now()]
    if (performance.now() - since > longestStallMs) throw new Error(`No more emails after ${seen}`)
    await pause(100)
  }
}

type Received = { to: string[]; mail: { messageId?: string | undefined } }

async function compareMails(pool: pg.Pool, received: readonly Received[], recipients: number) {
  const idsOf = new Map<string, string[]>()
  for (const { to, mail } of received)
    for (const address of to) idsOf.set(address, [...(idsOf.get(address) ?? []), mail.messageId ?? ''])
  const { rows } = await pool.query<{ email: string; status: string; repeated: boolean }>(
    'select email, status, repeated from broadcast_recipients',
  )
  const faults = rows.length === recipients ? [] : [`${rows.length} recipients instead of ${recipients}`]
  let twice = 0
  for (const { email, status, repeated } of rows) {
    const ids = idsOf.get(email) ?? []
    if (status !== 'sent') faults.push(`${email} is ${status}`)
    if (ids.length === 0) faults.push(`${email} got nothing`)
    if (new Set(ids).size > 1) faults.push(`${email} got different emails`)
    if (ids.length > 1) twice++
    if (ids.length > 1 && !repeated) faults.push(`${email} got it twice, and it isn't counted`)
  }
  const counted = rows.filter(({ repeated }) => repeated).length
  return {
    faults: faults.slice(0, 20),
    recipients: rows.length,
    gotItTwice: twice,
    countedAsRepeated: counted,
  }
}
