import { sql, type SQL } from 'drizzle-orm'
import type pg from 'pg'
import type { Db } from '#platform/server/database/database.ts'
import { runPrepared } from '#platform/server/database/run-prepared.ts'
import { endSnapshot } from '../domain/end-snapshot.ts'
import { firstPassSize } from '../domain/pass-size.ts'
import { addIncrements, countedEvents, hourOf, incrementsOf } from './increments.store.ts'

type Mark = { snapshot: string; since: string; oldest: string }

/** Whether a pass has counted all new events, the oldest part of them, or found none. */
export type Counted = 'all' | 'part' | 'nothing'

/**
 * Adds events that are new since the last pass to the counters, exactly once. The mark is a snapshot: an event
 * is new if its transaction is visible now and was not visible then, so a transaction that takes long holds up
 * nothing and loses nothing. Passes of several processes wait for each other at the mark. Locks sessions,
 * visitors and counters in the order in which the previous version locks them. The statements are prepared,
 * because planning them takes longer than counting a hundred events.
 */
export async function rollUp(tx: Db, client: pg.PoolClient, max: number = firstPassSize): Promise<Counted> {
  await tx.execute(passSettings)
  // A statement of its own, so that the next one sees everything the previous pass has done.
  const { rows } = await tx.execute<Mark>(sql`
    select snapshot::text, since::text, (moved_at - interval '3 days')::text as oldest
    from analytics_marks for update`)
  const [mark] = rows
  if (!mark) throw new Error('The row of analytics_marks is missing')
  const now = await lookForNews(client, mark, max)
  if (!now.hasNews) return 'nothing'
  await startSessions(client, mark, now)
  await count(client, mark, now)
  return now.last === null ? 'all' : 'part'
}

/**
 * Without statistics on a new day's partition the planner would read all of it, and without bitmap scans it
 * reads events in the order of their transactions and stops after the last one that it counts. Such plans look so
 * expensive to it that it would compile them again in every pass. A pass that has to wait long is given up; the
 * next one does its work.
 */
export const passSettings = sql`
  select set_config('lock_timeout', '5s', true), set_config('enable_seqscan', 'off', true),
    set_config('enable_bitmapscan', 'off', true), set_config('jit', 'off', true),
    set_config('plan_cache_mode', 'force_generic_plan', true)`

type Now = { snapshot: string; isMoved: boolean; hasNews: boolean; last: string | null }

/** `last` is the transaction with which this pass ends, or null if it counts everything. */
async function lookForNews(client: pg.PoolClient, mark: Mark, max: number): Promise<Now> {
  const isWanted = isNew(mark, { snapshot: sql`pg_current_snapshot()`, isMoved: isMoved(mark) })
  const { rows } = await runPrepared(
    client,
    'analytics_news',
    sql`
      select pg_current_snapshot()::text as snapshot, ${isMoved(mark)} as "isMoved", last::text,
        ${isMoved(mark)} or exists (select from analytics_refusals)
          or exists (select from analytics_events where ${isWanted}) as "hasNews"
      from (select (
        select tx from analytics_events where ${isWanted} order by tx limit 1 offset ${max}::bigint
      ) as last) as ends`,
  )
  const now = rows[0] as Now
  if (now.isMoved || now.last === null) return { ...now, last: null }
  return { ...now, snapshot: endSnapshot(now.snapshot, mark.snapshot, now.last) }
}

/** Inserts the new sessions and locks the others. */
async function startSessions(client: pg.PoolClient, mark: Mark, now: Now) {
  await runPrepared(
    client,
    'analytics_sessions',
    sql`
      insert into analytics_sessions (id, started_at, seen_at, views, reached, is_counted)
      select session_id, min(least(happened_at, received_at)), max(least(happened_at, received_at)), 0, 0, false
      from analytics_events where ${isNewUntil(mark, now)}
      group by session_id order by session_id
      on conflict (id) do update set seen_at = greatest(analytics_sessions.seen_at, excluded.seen_at)`,
  )
}

/**
 * True after a restore into a server whose transaction IDs are behind those of the old one. The restored
 * events are then all counted in this pass, which runs before the server accepts new ones.
 */
const isMoved = ({ snapshot }: Mark) =>
  sql`pg_snapshot_xmax(${snapshot}::pg_snapshot) > pg_snapshot_xmax(pg_current_snapshot())`

/**
 * Events may be a day late, so earlier days needn't be searched. Both bounds of `tx` limit what is read of the
 * index: events that wait for a later pass aren't touched.
 */
export const isNew = ({ snapshot, since, oldest }: Mark, now: { snapshot: SQL; isMoved: SQL }) => sql`
  tx >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
  and tx < case when ${now.isMoved} then ${lastTransaction} else pg_snapshot_xmax(${now.snapshot}) end
  and not pg_visible_in_snapshot(tx, ${snapshot}::pg_snapshot)
  and (pg_visible_in_snapshot(tx, ${now.snapshot}) or ${now.isMoved})
  and received_at > ${since}::timestamptz and happened_at >= ${oldest}::timestamptz`

const lastTransaction = sql.raw("'18446744073709551615'::xid8")

const isNewUntil = (mark: Mark, now: Now) =>
  isNew(mark, { snapshot: sql`${now.snapshot}::pg_snapshot`, isMoved: sql`${now.isMoved}::boolean` })

async function count(client: pg.PoolClient, mark: Mark, now: Now) {
  await runPrepared(
    client,
    'analytics_count',
    sql`
    with ${incrementsOf(countedEvents(isNewUntil(mark, now)), sessionsBefore)},
    ${continueSessions},
    ${meetVisitors},
    refused as (delete from analytics_refusals returning reason, at, count),
    ${addIncrements(sql`
      select * from increments
      union all
      select 'total', hour, 'visitors', sum(count), 0 from met group by hour having sum(count) <> 0
      union all
      select 'refusal', date_trunc('hour', at, 'UTC'), reason, sum(count), 0 from refused group by 2, 3`)}
    update analytics_marks
    set snapshot = ${now.snapshot}::pg_snapshot, moved_at = now(),
      visits_snapshot = case when ${now.isMoved}::boolean then ${now.snapshot}::pg_snapshot else visits_snapshot end,
      since = case when ${now.isMoved}::boolean
        then coalesce((select max(received_at) from analytics_events where tx is not null), since) else since end`,
  )
}

// Rows are looked up one by one or with `= any(array(…))`: a plan made for a small table may join all of it
// in every pass.
// If the previous version has continued a session, its last page is all that is known of the way so far.
const sessionsBefore = sql`
  select id, started_at, reached, is_counted,
    case when views = trail_views then trail when last_page is null then '[]'
      else jsonb_build_array(jsonb_build_array(start_ms, '', last_page, start_ms)) end as trail,
    case when views = trail_views then moves_before else greatest(views - 1, 0) end as moves_before,
    case when views = trail_views then entry end as entry
  from (
    select *, (extract(epoch from started_at) * 1000)::bigint as start_ms from analytics_sessions
    where id = any(array(select distinct session_id from fresh))
  ) as stored`

const continueSessions = sql`
  continued as (
    update analytics_sessions as stored
    set started_at = sessions_now.started_at, reached = sessions_now.reached, is_counted = true,
      views = case when has_views then sessions_now.moves_before + moves + 1 else stored.views end,
      trail_views = case when has_views then sessions_now.moves_before + moves + 1 else stored.trail_views end,
      moves_before = case when has_views then sessions_now.moves_before else stored.moves_before end,
      trail = case when has_views then sessions_now.trail else stored.trail end,
      entry = case when has_views then sessions_now.entry else stored.entry end,
      last_page = case when has_views then sessions_now.trail -> -1 ->> 2 else stored.last_page end
    from sessions_now where stored.id = sessions_now.id and stored.id = any(array(select id from sessions_now))
  )`

// A visitor counts in the hour of their first event; a late event may move it.
const meetVisitors = sql`
  arrivals as (
    select *, (
      select stored.hour from analytics_visitors as stored where stored.day = days.day and stored.visitor = days.visitor
    ) as hour_before
    from (
      select (day at time zone 'UTC')::date as day, visitor, ${hourOf(sql`first`)} as hour
      from (
        select date_bin('1 day', received_at, to_timestamp(0)) as day, visitor, min(received_at) as first
        from fresh where visitor is not null group by 1, 2
      ) as firsts
    ) as days
  ),
  placed as (
    insert into analytics_visitors as stored (day, visitor, hour)
    select day, visitor, hour from arrivals order by day, visitor
    on conflict (day, visitor) do update set hour = excluded.hour where stored.hour > excluded.hour
    returning day, visitor, hour
  ),
  met as (
    select hour, 1 as count from placed
    union all
    select hour_before, -1 from arrivals join placed using (day, visitor) where hour_before is not null
  )`
