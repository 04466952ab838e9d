import { randomInt } from 'node:crypto'
import { findPlace } from '../src/features/launch/server/line.store.ts'
import { countHeldReferrals } from '../src/features/launch/server/page-links.store.ts'
import type { Database } from '../src/platform/server/database/database.ts'
import { atMost, ninetyFifth, type Figure } from './measure.ts'
import { onPostgres } from './on-postgres.ts'

const people = 1_000_000
const referrals = 300_000
const asked = 400

/** The place in line, and everything the private page reads, on a list of a million people. */
export async function measureLaunchLine(): Promise<Figure[]> {
  return onPostgres(async (database) => {
    await database.withoutSilenceTimeout(() => fill(database))
    const ids = await pickMembers(database)
    const { db } = database
    const ms = (value: number) => `${value.toFixed(1)} ms`
    const place = await ninetyFifthMs(ids, (id) => findPlace(db, id))
    const page = await ninetyFifthMs(ids, async (id) => [
      await findPlace(db, id),
      await countHeldReferrals(db, id),
    ])
    return [
      atMost('place in line among 1 million people, 95th percentile', place, 20, ms),
      atMost('private page among 1 million people, 95th percentile', page, 20, ms),
    ]
  })
}

/** Confirmed within two months, a tenth of them within the hour of a launch; few people refer most others. */
async function fill({ pool }: Database) {
  // One statement for all members: a million updates of one counter in one transaction would take hours.
  await pool.query('alter table waitlist_submissions disable trigger waitlist_submissions_enrol')
  await pool.query(
    `insert into waitlist_submissions (form_type, user_type, email, email_key, confirmed_at)
     select 'waitlist', 'creators', 'p' || n || '@example.org', 'p' || n || '@example.org',
       case when n % 10 = 0 then now() - interval '30 days' + interval '1 hour' * random()
         else now() - interval '60 days' * random() end
     from generate_series(1, $1::int) as n`,
    [people],
  )
  await pool.query('alter table waitlist_submissions enable trigger waitlist_submissions_enrol')
  await pool.query(
    `insert into launch_members (entry_id, audience, confirmed_at)
     select id, user_type, confirmed_at from waitlist_submissions`,
  )
  await pool.query(
    `with numbered as (select id, row_number() over (order by id) as n from launch_members)
     insert into launch_credits (member_id, referred_id, kind, amount, reason)
     select referrer.id, referred.id, 'credit', 1, 'referral'
     from numbered referred
     join numbered referrer on referrer.n = 1 + floor(power(referred.n / $1::float8, 4) * 50000)::int
     where referred.n <= $1::int and referrer.id <> referred.id`,
    [referrals],
  )
  for (const table of ['waitlist_submissions', 'launch_members', 'launch_credits', 'launch_line_counts'])
    await pool.query(`vacuum analyze ${table}`)
  await pool.query('checkpoint')
}

async function pickMembers({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from launch_members order by md5(id::text) limit 5000',
  )
  return Array.from({ length: asked }, () => rows[randomInt(rows.length)]?.id ?? '')
}

async function ninetyFifthMs(
  ids: readonly string[],
  read: (id: string) => Promise<unknown>,
): Promise<number> {
  for (const id of ids.slice(0, 20)) await read(id)
  return ninetyFifth(ids.length, (round) => read(ids[round] ?? ''))
}
