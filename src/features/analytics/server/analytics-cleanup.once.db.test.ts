import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendEvents, viewEvent } from '#testing/analytics-events.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { dayMs } from '#platform/common/durations.ts'
import { utcDay } from '#platform/common/utc-day.ts'
import { deleteExpiredAnalytics } from './analytics-cleanup.ts'
import { dropPartitions, createPartitions } from './partitions.store.ts'
import { deleteVisitors } from './visitors.store.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp({ ANALYTICS_KEEP_DAYS: '30' })
})
afterAll(() => running.close())

const query = async <Row>(text: string, values: unknown[] = []) =>
  (await running.database.pool.query(text, values)).rows as Row[]
const nameOf = (moment: number) => `analytics_events_${utcDay(moment).replaceAll('-', '')}`
const partitions = async () =>
  (
    await query<{ name: string }>(
      "select relname as name from pg_class where relname like 'analytics_events_2%' and relkind = 'r'",
    )
  ).map(({ name }) => name)

test('creates partitions for yesterday through the coming week at startup', async () => {
  const expected = Array.from({ length: 9 }, (_, index) => nameOf(Date.now() + (index - 1) * dayMs))
  // The database is a copy that may have been prepared before midnight.
  expect(await partitions()).toEqual(expect.arrayContaining(expected))
})

test('moves rows from the default partition into a new day partition', async () => {
  const far = Date.now() + 20 * dayMs
  await query(
    "insert into analytics_events (id, type, session_id, page, happened_at, details) values (gen_random_uuid(), 'page_view', 's', '/', $1, '{}')",
    [new Date(far)],
  )
  await createPartitions(running.database, far)
  const places = await query<{ place: string }>(
    'select tableoid::regclass::text as place from analytics_events where happened_at = $1',
    [new Date(far)],
  )
  expect(places).toEqual([{ place: nameOf(far) }])
  await createPartitions(running.database, far)
})

test('deletes old events and keeps the counters', async () => {
  await sendEvents(running, [viewEvent()])
  await deleteExpiredAnalytics(running)()
  expect(await query('select 1 from analytics_events where happened_at < now()')).toHaveLength(1)
  await dropPartitions(running.database.db, Date.now() + 2 * dayMs)
  expect(await partitions()).not.toContain(nameOf(Date.now()))
  expect(await query('select 1 from analytics_events where happened_at < now()')).toHaveLength(0)
  expect(await query("select 1 from analytics_counters where key = 'views' and grain = 'day'")).toHaveLength(
    1,
  )
})

test('deletes the salt and the visitors at the end of the day', async () => {
  await sendEvents(running, [viewEvent()])
  await deleteVisitors(running.database.db, Date.now())
  expect(await query('select day from analytics_salts')).toHaveLength(1)
  await deleteVisitors(running.database.db, Date.now() + dayMs)
  expect(await query('select day from analytics_salts')).toHaveLength(0)
  expect(await query('select day from analytics_visitors')).toHaveLength(0)
})
