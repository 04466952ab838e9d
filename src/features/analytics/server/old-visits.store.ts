import { sql, type SQL } from 'drizzle-orm'
import type pg from 'pg'
import type { Db } from '#platform/server/database/database.ts'
import { runPrepared } from '#platform/server/database/run-prepared.ts'
import { firstPassSize } from '../domain/pass-size.ts'
import { browserPatterns, devicePatterns } from '../domain/read-visit.ts'
import { countedEvents } from './increments.store.ts'
import { passSettings, type Counted } from './roll-up.store.ts'
import { visitsOf } from './visits.store.ts'

type Part = { after: string; until: string; isLast: boolean }

/**
 * Builds visits of events that an earlier version has stored and counted, oldest first, at most a day or
 * `max` events in a pass. The mark is moved in the same transaction, so a killed pass is repeated and
 * processes wait for each other. The last hour is left for later, because an earlier version may run beside
 * this one and commit events in another order than they happened.
 */
export async function buildOldVisits(
  tx: Db,
  client: pg.PoolClient,
  max: number = firstPassSize,
): Promise<Counted> {
  await tx.execute(passSettings)
  const { rows } = await tx.execute<{ after: string | null }>(sql`
    select coalesce(old_visits_until, (select min(happened_at) - interval '1 second' from analytics_events))::text as after
    from analytics_marks for update`)
  const after = rows[0]?.after
  if (!after) return 'nothing'
  const part = await findPart(client, after, max)
  if (!part) return 'nothing'
  await addOldVisits(client, part)
  return part.isLast ? 'all' : 'part'
}

async function findPart(client: pg.PoolClient, after: string, max: number): Promise<Part | undefined> {
  const { rows } = await runPrepared(
    client,
    'analytics_old_part',
    sql`
      select ${after}::text as after, coalesce(full_at, day_end)::text as until,
        full_at is null and day_end = last as "isLast"
      from (
        select least(${after}::timestamptz + interval '1 day', now() - interval '1 hour') as day_end,
          now() - interval '1 hour' as last
      ) as ends cross join lateral (
        select (
          select happened_at from analytics_events
          where tx is null and happened_at > ${after}::timestamptz and happened_at <= day_end
          order by happened_at limit 1 offset ${max}::bigint
        ) as full_at
      ) as found
      where day_end > ${after}::timestamptz`,
  )
  return (rows as Part[])[0]
}

/**
 * A session that is still known continues: its events of this part are added. Of any other session all events
 * are taken together, so that its path is whole, unless it has a visit already, as the demo's have.
 */
const addOldVisits = (client: pg.PoolClient, { after, until }: Part) =>
  runPrepared(
    client,
    'analytics_old_visits',
    sql`
      with touched as materialized (
        select distinct session_id as id from analytics_events
        where tx is null and happened_at > ${after}::timestamptz and happened_at <= ${until}::timestamptz
      ),
      continued as materialized (select id from touched where id in (select id from analytics_sessions)),
      whole as materialized (
        select id from touched
        where id not in (select id from continued) and not exists (select from analytics_visits as visit where visit.id = touched.id)
      ),
      ${visitsOf(
        countedEvents(
          sql`
            tx is null and happened_at > ${after}::timestamptz and (
              happened_at <= ${until}::timestamptz and session_id in (select id from continued)
              or happened_at <= ${until}::timestamptz + interval '2 days' and session_id in (select id from whole)
            )`,
          completedEvents,
        ),
      )},
      remembered as (
        update analytics_sessions as stored set actions = visits_now.actions
        from visits_now where stored.id = visits_now.id and visits_now.actions is not null
      )
      update analytics_marks set old_visits_until = ${until}::timestamptz`,
  )

const agent = sql`details ->> 'userAgent'`
const firstMatch = (patterns: readonly (readonly [RegExp, string])[], otherwise: string): SQL =>
  sql`case ${sql.join(
    patterns.map(([pattern, name]) =>
      sql.raw(`when details ->> 'userAgent' ~ '${pattern.source}' then '${name}'`),
    ),
    sql` `,
  )} else ${sql.raw(`'${otherwise}'`)} end`

/** Earlier versions stored the user agent and the referrer, but not what they tell. */
const completedEvents = sql`(
  select id, session_id, type, page, variant, visitor, happened_at, received_at, country, name, category, details, tx,
    utm_source, utm_medium, utm_campaign,
    coalesce(device, case when ${agent} is not null then ${firstMatch(devicePatterns, 'desktop')} end) as device,
    coalesce(browser, case when ${agent} is not null then ${firstMatch(browserPatterns, 'Other')} end) as browser,
    coalesce(referrer_host, substring(details ->> 'referrer' from '^https?://(?:www\\.)?([^/:]{1,100})')) as referrer_host
  from analytics_events
) as analytics_events`
