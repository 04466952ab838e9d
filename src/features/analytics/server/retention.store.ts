import { sql, type SQLWrapper } from 'drizzle-orm'
import { users } from '#features/accounts/server.ts'
import type { Db } from '#platform/server/database/database.ts'
import { retentionWeeks, type Retention } from '../contract/retention.ts'

/** Selects whose activity it was and when. */
export type ActivityQuery = (db: Db) => SQLWrapper

type Row = { week: string; accounts: number; age: number; after: number | null; active: number }

/** By week of registration (UTC), how many accounts were active in each following week. The team isn't counted. */
export async function readRetention(db: Db, activities: readonly ActivityQuery[]): Promise<Retention> {
  const all = sql.join(
    activities.map((query) => query(db)),
    sql` union all `,
  )
  const { rows } = await db.execute<Row>(sql`
    with bounds as (
      select this_week, this_week - make_interval(weeks => ${retentionWeeks}) as first_week
      from date_trunc('week', now() at time zone 'UTC') as this_week
    ), cohort as (
      select id, date_trunc('week', created_at at time zone 'UTC') as week from ${users}, bounds
      where role = 'user' and created_at >= first_week at time zone 'UTC'
    ), active as (
      select distinct user_id, date_trunc('week', at at time zone 'UTC') as week
      from (${all}) as activity(user_id, at), bounds where at >= first_week at time zone 'UTC'
    ), sizes as (
      select week, count(*)::int as accounts from cohort group by week
    )
    select to_char(week, 'YYYY-MM-DD') as week, accounts, ${weeksBetween('week', 'this_week')} as age,
      ${weeksBetween('week', 'active_week')} as after, active
    from sizes cross join bounds left join (
      select cohort.week as cohort_week, active.week as active_week, count(*)::int as active
      from cohort join active on active.user_id = cohort.id and active.week > cohort.week group by 1, 2
    ) as later on later.cohort_week = sizes.week
    order by 1, 4`)
  return { weeks: [...Map.groupBy(rows, ({ week }) => week).values()].map(composeWeek) }
}

const weeksBetween = (from: string, to: string) =>
  sql`(extract(epoch from ${sql.identifier(to)} - ${sql.identifier(from)}) / 604800)::int`

function composeWeek(rows: readonly Row[]): Retention['weeks'][number] {
  const { week = '', accounts = 0, age = 0 } = rows[0] ?? {}
  const counts = new Map(rows.map(({ after, active }) => [after, active]))
  return { week, accounts, active: Array.from({ length: age }, (_, index) => counts.get(index + 1) ?? 0) }
}
