import { sql } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import type { EventType } from '../contract/event-types.ts'

export type VariantVisits = { day: string; variant: string; visits: number; conversions: number }

/**
 * Visits by the UTC day and the variant of their first event, and how many had an event of the given type. A
 * visit may go on until the end of the next day.
 */
export async function countVariantVisits(
  db: Db,
  { variants, type, fromDay, toDay }: VariantVisitsQuery,
): Promise<VariantVisits[]> {
  const { rows } = await db.execute<VariantVisits>(sql`
    select (started at time zone 'UTC')::date::text as day, variant, count(*)::int as visits,
      count(*) filter (where converted)::int as conversions
    from (
      select min(happened_at) as started, (array_agg(variant order by happened_at, id))[1] as variant,
        bool_or(type = ${type}) as converted
      from analytics_events
      where variant = any(array[${sql.join(
        variants.map((variant) => sql`${variant}`),
        sql`, `,
      )}]::text[])
        and happened_at >= ${fromDay}::date::timestamp at time zone 'UTC' - interval '1 day'
        and happened_at < ${toDay}::date::timestamp at time zone 'UTC' + interval '2 days'
      group by session_id
    ) as visits
    where started >= ${fromDay}::date::timestamp at time zone 'UTC'
      and started < ${toDay}::date::timestamp at time zone 'UTC' + interval '1 day'
    group by 1, 2`)
  return rows
}

type VariantVisitsQuery = {
  variants: readonly string[]
  type: EventType
  /** Both included. */
  fromDay: string
  toDay: string
}
