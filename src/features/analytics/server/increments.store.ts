import { sql, type SQL } from 'drizzle-orm'
import { funnelEventTypes, funnelOrder, type EventType } from '../contract/event-types.ts'
import { maxNamesPerHour, maxSteps, maxTrail, restName, separator } from '../domain/counters.ts'

const newline = sql`chr(${sql.raw(`${separator.charCodeAt(0)}`)})`

/**
 * What the counters need of each event. An event slightly in the future counts as received, so that no report
 * misses it.
 */
export const countedEvents = (where: SQL, events: SQL = sql`analytics_events`): SQL => sql`
  select id, session_id, type, page, variant, visitor, happened_at, received_at, device, browser, country,
    least(happened_at, received_at) as at,
    case type when 'button_click' then name when 'waitlist_click' then details ->> 'buttonText'
      when 'scroll_depth' then details ->> 'scrollDepth' end as label,
    case type when 'button_click' then category when 'waitlist_click' then details ->> 'location' end as place,
    case type when 'time_on_page' then round((details ->> 'timeOnPage')::numeric)::bigint else 0 end as seconds,
    coalesce(utm_source, referrer_host, 'Direct') as source,
    coalesce(utm_source, '') || ${newline} || coalesce(utm_medium, '') || ${newline} || utm_campaign as campaign
  from ${events} where ${where}`

/** The state of sessions that have not been counted before. */
export const noSessions = sql`
  select null::text as id, null::timestamptz as started_at, 0 as reached, false as is_counted, '[]'::jsonb as trail,
    0 as moves_before, null::jsonb as entry
  where false`

/**
 * Common table expressions that end in `increments` (kind, start, key, count, total), by hour. A session
 * counts as what it is with its new events minus what it was before, so the order of arrival doesn't matter.
 */
export const incrementsOf = (fresh: SQL, prior: SQL): SQL => sql`
  fresh as materialized (${fresh}),
  prior as materialized (${prior}),
  ${eventIncrements},
  ${trails},
  ${sessionIncrements}`

// Without time zones and numerics, which cost more than the rest of the pass on the embedded database.
export const hourOf = (moment: SQL) => sql`date_bin('1 hour', ${moment}, to_timestamp(0))`
const msOf = (moment: SQL) => sql`(date_part('epoch', ${moment}) * 1000)::bigint`
const fromMs = (ms: SQL) => sql`to_timestamp(${ms} / 1000.0::float8)`
/** One line, short enough for a table cell. */
export const tidy = (text: SQL) =>
  sql`left(btrim(regexp_replace(coalesce(${text}, ''), '\\s+', ' ', 'g')), 100)`
const joined = (...parts: SQL[]) => sql.join(parts, sql` || ${newline} || `)

// Grouped before the names are tidied and split into counters, because most events look like others.
const eventIncrements = sql`
  named as (
    select start, type, page, ${tidy(sql`variant`)} as variant, ${tidy(sql`label`)} as label, ${tidy(sql`place`)} as place,
      count, total
    from (
      select ${hourOf(sql`at`)} as start, type, page, variant, label, place, count(*) as count, sum(seconds) as total
      from fresh group by 1, 2, 3, 4, 5, 6
    ) as alike
  ),
  event_increments as (
    select kind, start, part.key, count, case kind when 'time' then total else 0 end as total
    from named cross join lateral (values
      ('type', type),
      ('total', case type when 'page_view' then 'views' when 'button_click' then 'clicks' when 'conversion' then 'conversions' end),
      ('page', case type when 'page_view' then page end),
      ('category', case type when 'button_click' then coalesce(nullif(place, ''), 'other') end),
      ('click-page', case type when 'button_click' then page end),
      ('button', case type when 'button_click' then ${joined(sql`label`, sql`coalesce(nullif(place, ''), 'other')`)} end),
      ('scroll', case when type = 'scroll_depth' and label <> '' then ${joined(sql`page`, sql`label`)} end),
      ('time', case type when 'time_on_page' then page end),
      ('variant', case when variant <> '' then ${joined(
        sql`variant`,
        sql`case type when 'page_view' then 'views' when 'waitlist_click' then 'clicks' when 'conversion' then 'conversions' end`,
      )} end),
      ('call', case type when 'waitlist_click' then ${joined(sql`variant`, sql`label`, sql`place`)} end)
    ) as part(kind, key)
    where part.key is not null
  )`

/** The step itself and, within the funnel, all earlier ones: who starts the form has passed the call. */
function bitsOf(type: EventType): number {
  const place = funnelOrder.findIndex((step) => step === type)
  const passed =
    place < 0 ? funnelEventTypes.filter((step) => step === type) : funnelOrder.slice(0, place + 1)
  return passed.reduce((bits, step) => bits | (1 << funnelEventTypes.indexOf(step)), 0)
}

const reachedBits = sql`case type ${sql.join(
  funnelEventTypes.map((type) => sql`when ${sql.raw(`'${type}'`)} then ${sql.raw(`${bitsOf(type)}`)}`),
  sql` `,
)} else 0 end`

const funnelBits = sql.raw(funnelEventTypes.map((type, index) => `(${1 << index}, '${type}')`).join(', '))

// Both windows have the same order, so the views are sorted once.
const stepsOf = (name: SQL, views: SQL, where: SQL = sql``) => sql`
  ${name} as materialized (
    select *, count(*) filter (where page_before <> page) over (partition by id order by ms, event) as step
    from (
      select *, lag(page) over (partition by id order by ms, event) as page_before,
        row_number() over (partition by id order by ms, event) as place
      from ${views}
    ) as placed ${where}
  )`

// `steps` holds each trail as it was (sign -1) and as it is now (sign 1).
const trails = sql`
  touched as (
    select session_id as id, min(at) as started_at, max(at) as seen_at, bit_or(${reachedBits}) as reached,
      bool_or(type = 'page_view') as has_views
    from fresh group by session_id
  ),
  viewed as (
    select prior.id, (view ->> 0)::bigint as ms, view ->> 1 as event, view ->> 2 as page, (view ->> 3)::bigint as at,
      true as is_old, null::jsonb as entry
    from prior join touched on touched.id = prior.id and has_views
    cross join lateral jsonb_array_elements(prior.trail) as view
    union all
    select session_id, ${msOf(sql`happened_at`)}, id::text, page, ${msOf(sql`at`)}, false,
      case when device is not null then jsonb_build_array(source, campaign, device, browser, country) end
    from fresh where type = 'page_view'
  ),
  ${stepsOf(sql`path`, sql`viewed`, sql`where place <= ${sql.raw(`${maxTrail}`)}`)},
  ${stepsOf(sql`path_before`, sql`(select * from viewed where is_old) as seen`)},
  steps as (
    select 1 as sign, id, at, page, page_before, step from path
    union all
    select -1, id, at, page, page_before, step from path_before
  ),
  walks as (
    select id, jsonb_agg(jsonb_build_array(ms, event, page, at) order by ms, event) as trail, max(step) as moves,
      (array_agg(entry) filter (where place = 1))[1] as entry
    from path group by id
  ),
  sessions_now as (
    select touched.id, least(touched.started_at, prior.started_at) as started_at,
      touched.reached | coalesce(prior.reached, 0) as reached, coalesce(prior.moves_before, 0) as moves_before,
      coalesce(walks.trail, prior.trail, '[]') as trail, walks.moves, has_views,
      coalesce(walks.entry, prior.entry) as entry, coalesce(prior.is_counted, false) as was_counted
    from touched left join prior on prior.id = touched.id left join walks on walks.id = touched.id
  )`

const sessionIncrements = sql`
  contributions as (
    select 1 as sign, started_at, reached, trail, entry from sessions_now
    union all
    select -1, started_at, reached, trail, entry from prior where is_counted
  ),
  session_increments as (
    select part.kind, ${hourOf(sql`started_at`)} as start, part.key, sum(sign) as count
    from contributions cross join lateral (
      select 'total' as kind, 'sessions' as key
      union all
      select 'funnel', type from (values ${funnelBits}) as step(bit, type) where reached & bit <> 0
      union all
      select * from (values
        ('source', entry ->> 0), ('campaign', entry ->> 1), ('device', entry ->> 2), ('browser', entry ->> 3),
        ('country', entry ->> 4), ('entry', trail -> 0 ->> 2), ('exit', trail -> -1 ->> 2),
        ('total', case jsonb_array_length(trail) when 1 then 'bounces' end)
      ) as visit(kind, key) where entry is not null and key is not null
    ) as part group by 1, 2, 3
  ),
  move_increments as (
    select 'transition' as kind, ${hourOf(fromMs(sql`steps.at`))} as start,
      ${joined(
        sql`least(step + coalesce(moves_before, 0), ${sql.raw(`${maxSteps}`)})::text`,
        sql`page_before`,
        sql`page`,
      )} as key, sum(sign) as count
    from steps left join prior on prior.id = steps.id
    where page_before <> page group by 1, 2, 3
  ),
  increments as (
    select kind, start, key, sum(count)::bigint as count, sum(total)::bigint as total
    from (
      select kind, start, key, count, total from event_increments
      union all
      select kind, start, key, count, 0 from session_increments
      union all
      select kind, start, key, count, 0 from move_increments
    ) as parts
    group by 1, 2, 3 having sum(count) <> 0 or sum(total) <> 0
  )`

/**
 * Adds `increments` to the counters of the hour and the day, sorted to avoid deadlocks. Of the names that
 * visitors can invent, only the first few hundred of an hour get a counter of their own. Each is looked up on
 * its own, because a plan made for a small table may join all counters in every pass.
 */
export const addIncrements = (increments: SQL): SQL => sql`
  wanted as (${increments}),
  numbered as (
    select *, row_number() over (partition by kind, start, is_known order by count desc, key) as place
    from (
      select *, case when kind in (${sql.raw(inventedKinds)}) then (
        select true from analytics_counters as counter
        where counter.kind = wanted.kind and counter.grain = 'hour'
          and counter.start = wanted.start and counter.key = wanted.key
      ) end as is_known
      from wanted
    ) as named
  ),
  taken as (
    select kind, start, (
      select count(*) from analytics_counters as counter
      where counter.kind = hours.kind and counter.grain = 'hour' and counter.start = hours.start
    ) as names
    from (select distinct kind, start from wanted where kind in (${sql.raw(inventedKinds)})) as hours
  ),
  capped as (
    select kind, start,
      case when is_known is null and place + names > ${sql.raw(`${maxNamesPerHour}`)} then ${restKey} else key end as key, count, total
    from numbered left join taken using (kind, start)
  ),
  counted as (
    insert into analytics_counters (kind, grain, start, key, count, total)
    select kind, grain, date_trunc(grain, start, 'UTC'), key, sum(count), sum(total)
    from capped cross join unnest(array['hour', 'day']) as grain
    group by 1, 2, 3, 4
    order by 1, 2, 3, 4
    on conflict (kind, grain, start, key) do update
    set count = analytics_counters.count + excluded.count, total = analytics_counters.total + excluded.total
    returning 1
  )`

const inventedKinds = "'button', 'variant', 'call', 'source', 'campaign'"
const rest = sql.raw(`'${restName}'`)
const restKey = sql`case kind
  when 'button' then ${joined(rest, sql`split_part(key, ${newline}, 2)`)}
  when 'variant' then ${joined(rest, sql`split_part(key, ${newline}, 2)`)}
  when 'call' then ${joined(rest, rest, rest)}
  when 'campaign' then ${joined(rest, rest, rest)}
  else ${rest} end`
