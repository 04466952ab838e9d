import { sql, type SQL } from 'drizzle-orm'
import type pg from 'pg'
import type { Db } from '#platform/server/database/database.ts'
import { runPrepared } from '#platform/server/database/run-prepared.ts'
import { maxActions } from '../domain/counters.ts'
import { endSnapshot } from '../domain/end-snapshot.ts'
import { firstPassSize } from '../domain/pass-size.ts'
import { countedEvents, tidy } from './increments.store.ts'
import { isNew, passSettings, type Counted } from './roll-up.store.ts'

type Marks = { counted: string; mark: string; since: string; oldest: string }

/**
 * Adds counted events to `analytics_visits`, one row per visit, which filtered reports and funnels read. Follows
 * the roll-up with a mark of its own and less often, because a visit then is written once instead of with
 * every batch of its events.
 */
export async function buildVisits(
  tx: Db,
  client: pg.PoolClient,
  max: number = firstPassSize,
): Promise<Counted> {
  await tx.execute(passSettings)
  const { rows } = await tx.execute<Marks>(sql`
    select snapshot::text as counted, coalesce(visits_snapshot, snapshot)::text as mark, since::text,
      (moved_at - interval '10 days')::text as oldest
    from analytics_marks for update`)
  const [marks] = rows
  await deleteCleared(client)
  if (!marks || marks.counted === marks.mark) return 'nothing'
  const last = await findLast(client, marks, max)
  const until = last === null ? marks.counted : endSnapshot(marks.counted, marks.mark, last)
  await addVisits(client, countedEvents(isBetween(marks, until)), until)
  return last === null ? 'all' : 'part'
}

/**
 * The previous version, which may run beside this one during an upgrade, clears everything except visits. What
 * it left started before the first counter, or in its hour without a session.
 */
const deleteCleared = (client: pg.PoolClient) =>
  runPrepared(
    client,
    'analytics_visits_cleared',
    sql`
      with first as (
        select coalesce(min(start), 'infinity') as hour from analytics_counters
        where kind = 'total' and grain = 'hour' and key = 'sessions'
      )
      delete from analytics_visits as visit
      where started_at < (select hour from first) + interval '1 hour' and (
        started_at < (select hour from first)
        or (select hour from first) > now() - interval '1 day'
          and not exists (select from analytics_sessions as session where session.id = visit.id)
      )`,
  )

const isBetween = ({ mark, since, oldest }: Marks, until: string) =>
  isNew({ snapshot: mark, since, oldest }, { snapshot: sql`${until}::pg_snapshot`, isMoved: sql`false` })

async function findLast(client: pg.PoolClient, marks: Marks, max: number): Promise<string | null> {
  const { rows } = await runPrepared(
    client,
    'analytics_visits_last',
    sql`
      select tx::text as last from analytics_events where ${isBetween(marks, marks.counted)}
      order by tx limit 1 offset ${max}::bigint`,
  )
  return (rows as { last: string }[])[0]?.last ?? null
}

const addVisits = (client: pg.PoolClient, fresh: SQL, until: string) =>
  runPrepared(
    client,
    'analytics_visits',
    sql`
      with ${visitsOf(fresh)},
      remembered as (
        update analytics_sessions as stored set actions = visits_now.actions
        from visits_now where stored.id = visits_now.id and visits_now.actions is not null
      )
      update analytics_marks set visits_snapshot = ${until}::pg_snapshot`,
  )

/**
 * An action is its time, the ID of its event and `p` with the page or `b` with the button: sorted as text it
 * is in order. Actions are kept with the session, so that late ones get their place; the path, which stays,
 * has only the names.
 */
const actionOf = sql`lpad((date_part('epoch', happened_at) * 1000)::bigint::text, 15, '0') || id::text
  || case type when 'page_view' then 'p' || page else 'b' || ${tidy(sql`label`)} end`
const nameStart = sql.raw(`${15 + 36 + 1}`)

/** Common table expressions that end with `stored`, which writes the visits of the fresh events. */
export const visitsOf = (fresh: SQL): SQL => sql`
  fresh as materialized (${fresh}),
  sums as (
    select session_id as id, min(at) as started_at, max(at) as seen_at, min(visitor) as visitor,
      count(*) filter (where type = 'page_view') as views, count(*) filter (where type = 'button_click') as clicks,
      count(*) filter (where type = 'conversion') as conversions
    from fresh group by session_id
  ),
  known as materialized (
    select id, actions from analytics_sessions where id = any(array(select id from sums)) and actions <> '{}'
  ),
  placed as (
    select *, row_number() over (partition by id order by action collate "C") as place
    from (
      select session_id as id, ${actionOf} as action,
        case when device is not null then jsonb_build_array(source, campaign, device, browser, country) end as origin
      from fresh where type in ('page_view', 'button_click')
      union all
      select id, unnest(actions), null from known
    ) as acts
  ),
  walked as (
    select id, array_agg(action order by action collate "C") as actions,
      string_agg(E'\\t' || substr(action, ${nameStart}) || E'\\n', '' order by action collate "C") as path,
      array_agg(substr(action, ${nameStart} + 1) order by action collate "C") filter (where ${isView}) as pages,
      (array_agg(origin order by action collate "C") filter (where ${isView}))[1] as origin
    from placed where place <= ${sql.raw(`${maxActions}`)} group by id
  ),
  visits_now as (
    select sums.*, walked.actions, walked.path, walked.origin, pages[1] as entry, pages[cardinality(pages)] as exit
    from sums left join walked on walked.id = sums.id
  ),
  stored as (
    insert into analytics_visits as visit (id, started_at, seen_at, visitor, source, campaign, device, browser, country,
      entry, exit, views, clicks, conversions, path)
    select id, started_at, seen_at, visitor, origin ->> 0, origin ->> 1, origin ->> 2, origin ->> 3, origin ->> 4,
      entry, exit, views, clicks, conversions, coalesce(path, '')
    from visits_now order by id
    on conflict (id) do update set started_at = least(visit.started_at, excluded.started_at),
      seen_at = greatest(visit.seen_at, excluded.seen_at), visitor = coalesce(visit.visitor, excluded.visitor),
      views = visit.views + excluded.views, clicks = visit.clicks + excluded.clicks,
      conversions = visit.conversions + excluded.conversions,
      source = case when excluded.device is null then visit.source else excluded.source end,
      campaign = case when excluded.device is null then visit.campaign else excluded.campaign end,
      device = coalesce(excluded.device, visit.device), browser = coalesce(excluded.browser, visit.browser),
      country = case when excluded.device is null then visit.country else excluded.country end,
      entry = coalesce(excluded.entry, visit.entry), exit = coalesce(excluded.exit, visit.exit),
      path = case when excluded.path = '' then visit.path else excluded.path end
    returning 1
  )`

const isView = sql`substr(action, ${nameStart}, 1) = 'p'`

export async function deleteVisits(db: Db, startedBefore: Date): Promise<void> {
  await db.execute(
    sql`delete from analytics_visits where started_at < ${startedBefore.toISOString()}::timestamptz`,
  )
}
