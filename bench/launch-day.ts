import { confirmationRoutes, waitlistConfirmation } from '../src/features/forms/server.ts'
import { broadcastBatch, broadcastCheck, startDueBroadcasts } from '../src/features/broadcasts/server.ts'
import { createWaitlistHooks, firstPlaceMail } from '../src/features/launch/server.ts'
import { hourMs } from '../src/platform/common/durations.ts'
import type { Database } from '../src/platform/server/database/database.ts'
import { createJobs } from '../src/platform/server/jobs/jobs.ts'
import { createLog } from '../src/platform/server/log.ts'
import { createSigner } from '../src/platform/server/signer.ts'
import { atLeast, atMost, median, type Figure } from './measure.ts'
import { onPostgres } from './on-postgres.ts'

const recipients = 20_000
const confirmations = 2000
const rounds = 3
/** The size of the server's connection pool. */
const atOnce = 10
/** Each takes eight statements where a bare row takes one. */
const minShare = 0.03

/** Confirmations on one list, which wait for each other, and the start of an email to a whole list. */
export async function measureLaunchDay(): Promise<Figure[]> {
  return onPostgres(async (database) => {
    const jobs = createJobs(database, createLog('error'))
    await jobs.prepare([firstPlaceMail, waitlistConfirmation, broadcastCheck, broadcastBatch])
    const shares: number[] = []
    for (let round = 0; round < rounds; round++) {
      const bare = await insertBare(database)
      shares.push((await confirmAll(database, jobs)) / bare)
    }
    const seconds = await queueBroadcast(database, jobs)
    return [
      atLeast('waitlist confirmations against plain commits', median(shares), minShare, (value) =>
        value.toFixed(2),
      ),
      atMost('queueing an email to 20,000 people', seconds, 10, (value) => `${value.toFixed(1)} s`),
    ]
  })
}

type Jobs = ReturnType<typeof createJobs>

/** Rows per second with a commit each: what this machine could do at best at this moment. */
async function insertBare({ pool }: Database): Promise<number> {
  await pool.query('create table if not exists bench_commits (id uuid primary key default gen_random_uuid())')
  let left = confirmations
  const insert = async () => {
    while (left-- > 0) await pool.query('insert into bench_commits default values')
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: atOnce }, insert))
  return confirmations / ((performance.now() - started) / 1000)
}

/** New people who came through nobody's link, which is the usual case on the first day. */
async function confirmAll(database: Database, jobs: Jobs): Promise<number> {
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into waitlist_submissions (form_type, user_type, email, email_key, confirmed_at)
     select 'waitlist', 'creators', address, address, null
     from (select gen_random_uuid() || '@example.org' as address from generate_series(1, $1::int)) people
     returning id`,
    [confirmations],
  )
  const signer = createSigner({ current: 'bench', previous: undefined })
  const routes = confirmationRoutes({ database, signer, hooks: createWaitlistHooks(jobs) })
  const soon = new Date(Date.now() + hourMs)
  const confirm = async () => {
    for (let row = rows.pop(); row; row = rows.pop()) {
      const token = encodeURIComponent(signer.signUntil('waitlist-confirmation:', row.id, soon))
      const response = await routes.request(`/waitlist/confirmation?token=${token}`, { method: 'POST' })
      if (response.status !== 200) throw new Error(`A confirmation returned ${response.status}`)
    }
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: atOnce }, confirm))
  return confirmations / ((performance.now() - started) / 1000)
}

async function queueBroadcast(database: Database, jobs: Jobs): Promise<number> {
  // 20,000 changes of one counter in one transaction would take minutes, and no one needs a place here.
  await database.pool.query('alter table waitlist_submissions disable trigger waitlist_submissions_enrol')
  await database.pool.query(
    `insert into waitlist_submissions (form_type, user_type, email, email_key, confirmed_at)
     select 'waitlist', 'backers', 'b' || n || '@example.org', 'b' || n || '@example.org', now()
     from generate_series(1, $1::int) as n`,
    [recipients],
  )
  await database.pool.query(
    `insert into broadcasts (subject, body, button_label, button_url, list, audience, timing, delay_days, status,
       scheduled_at, created_by)
     values ('Hello', 'Hello', '', '', 'waitlist', 'backers', 'once', 0, 'scheduled', now(), 'bench')`,
  )
  const started = performance.now()
  await startDueBroadcasts({ database, jobs })()
  const seconds = (performance.now() - started) / 1000
  const { rows } = await database.pool.query<{ queued: number }>(
    'select count(*)::int as queued from broadcast_recipients',
  )
  if (rows[0]?.queued !== recipients) throw new Error(`${rows[0]?.queued} recipients were queued`)
  return seconds
}
