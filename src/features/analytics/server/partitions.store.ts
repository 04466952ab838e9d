import { sql } from 'drizzle-orm'
import { dayMs } from '#platform/common/durations.ts'
import { utcDay } from '#platform/common/utc-day.ts'
import type { Database, Db } from '#platform/server/database/database.ts'

const daysAhead = 7

/**
 * Creates partitions from yesterday (events may be a day late) to a week from now, and moves rows of those
 * days out of the default partition. Runs at startup under the migration lock, and every night.
 */
export async function createPartitions(database: Database, now: number): Promise<void> {
  const existing = new Set(await listPartitions(database.db))
  for (let day = -1; day <= daysAhead; day++) {
    const start = now + day * dayMs
    if (existing.has(partitionName(start))) continue
    // One transaction each, because creating a partition blocks writers.
    await database.transaction((tx) => createPartition(tx, start))
  }
}

/** Drops whole days, which is fast regardless of how many events they hold. */
export async function dropPartitions(db: Db, before: number): Promise<void> {
  const oldest = partitionName(before)
  for (const name of await listPartitions(db))
    if (name < oldest) await db.execute(sql`drop table if exists ${sql.identifier(name)}`)
  await db.execute(sql`
    delete from analytics_events_default where happened_at < ${dayOf(before)}::timestamptz`)
}

async function createPartition(tx: Db, start: number) {
  // The nightly job may run in one process while another starts.
  await tx.execute(sql`select pg_advisory_xact_lock(7261883042)`)
  const name = partitionName(start)
  if ((await listPartitions(tx)).includes(name)) return
  const partition = sql.identifier(name)
  const [from, to] = [dayOf(start), dayOf(start + dayMs)]
  await tx.execute(sql`create table ${partition} (like analytics_events including all)`)
  await tx.execute(sql`
    with moved as (
      delete from analytics_events_default
      where happened_at >= ${from}::timestamptz and happened_at < ${to}::timestamptz
      returning *
    )
    insert into ${partition} select * from moved`)
  // Partition bounds can't be parameters; both are built here from a number.
  await tx.execute(sql`
    alter table analytics_events attach partition ${partition} for values from (${sql.raw(`'${from}'`)}) to (${sql.raw(`'${to}'`)})`)
}

async function listPartitions(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select child.relname as name
    from pg_inherits join pg_class as child on child.oid = inhrelid
    where inhparent = 'analytics_events'::regclass and child.relname ~ '^analytics_events_\\d{8}$'
    order by 1`)
  return rows.map(({ name }) => name)
}

const dayOf = (moment: number) => `${utcDay(moment)}T00:00:00Z`
const partitionName = (moment: number) => `analytics_events_${utcDay(moment).replaceAll('-', '')}`
