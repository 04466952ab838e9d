import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dayMs, hourMs, minuteMs } from '#platform/common/durations.ts'
import { connectDatabase, type Database } from '#platform/server/database/database.ts'
import { recountAnalytics, recountFiltered, recountPaths, type EventRow } from '#testing/recount-analytics.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import type { AnalyticsEvent } from '../contract/events.ts'
import { normalizeEvent } from '../domain/normalize-event.ts'
import { appendEvents, eventsInsert, toRow } from './append-events.store.ts'
import { clearAnalytics } from './events.store.ts'
import { countFunnel } from './funnels.store.ts'
import { rollUp } from './roll-up.store.ts'
import { sumVisits } from './visit-sums.store.ts'
import { buildVisits } from './visits.store.ts'

const isShared = process.env.TEST_DATABASE === 'postgres'
let running: TestApp
/** The pools of two processes; the embedded database has only one process. */
let processes: [Database, Database]
beforeAll(async () => {
  running = await startTestApp()
  const { config, database } = running
  const second = isShared ? await connectDatabase({ ...config, onCrash: () => {} }) : database
  processes = [database, second]
})
afterAll(async () => {
  if (isShared) await processes[1].close()
  await running.close()
})
beforeEach(() => clearAnalytics(running.database.db))

async function differences() {
  const { pool } = running.database
  const { rows } = await pool.query<EventRow>('select * from analytics_events where tx is not null')
  const counters = await pool.query<{ name: string; value: string }>(
    `select concat_ws(' ', kind, grain, to_char(start at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), key) as name,
       count || '/' || total as value
     from analytics_counters where kind <> 'refusal' and (count <> 0 or total <> 0)`,
  )
  const counted = Object.fromEntries(counters.rows.map(({ name, value }) => [name, value]))
  return { counted, expected: recountAnalytics(rows) }
}

const now = Date.now()
/** A process may be slow to store what it received. On the same day, because visitors have another name the next day. */
const lastHour = Math.max(now - hourMs, now - (now % dayMs))
const pages = ['/', '/about', '/waitlist']
const types = [
  'page_view',
  'page_view',
  'button_click',
  'scroll_depth',
  'time_on_page',
  'waitlist_click',
  'poll_start',
  'poll_step',
  'conversion',
] as const

const anEvent = fc
  .record({
    type: fc.constantFrom(...types),
    session: fc.nat(3),
    // Across several hours, from late events to clocks that run fast.
    minutes: fc.integer({ min: -200, max: 9 }),
    page: fc.constantFrom(...pages),
    from: fc.constantFrom('', 'https://news.example/x', 'https://www.search.example/?q=1'),
    campaign: fc.constantFrom(undefined, 'launch'),
    id: fc.uuid({ version: 4 }),
  })
  .map(({ type, session, minutes, page, from, campaign, id }): AnalyticsEvent => ({
    id,
    type,
    sessionId: `s${session}`,
    timestamp: now + minutes * minuteMs,
    pageUrl: page,
    referrer: from,
    variantId: 'C',
    ...(type === 'button_click' && { text: 'Join', category: 'cta' as const }),
    ...(type === 'scroll_depth' && { scrollDepth: 50 as const }),
    ...(type === 'time_on_page' && { timeOnPage: 2.5 }),
    ...(type === 'waitlist_click' && { buttonText: 'Join', location: 'hero' }),
    ...(campaign && { utmSource: 'mail', utmCampaign: campaign }),
  }))

const events = fc.array(anEvent, { maxLength: 6 })
const aProcess = fc.nat(1)
const aStep = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('send' as const),
      events,
      repeats: fc.array(fc.nat(30), { maxLength: 3 }),
      isLate: fc.boolean(),
      by: aProcess,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('begin' as const), events, isKilled: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('finish' as const) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('count' as const), by: aProcess }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('killed count' as const), by: aProcess }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('both count' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('build visits' as const), by: aProcess }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('clear' as const) }) },
)
type Step = typeof aStep extends fc.Arbitrary<infer Value> ? Value : never

const visitOf = (session: string) => ({
  visitor: `visitor of ${session}`,
  host: 'crovest.example',
  device: 'phone' as const,
  browser: 'Firefox',
  country: session === 's0' ? undefined : 'DE',
})

// Few events per pass, so that most passes leave some for the next one.
const countSome: typeof rollUp = (tx, client) => rollUp(tx, client, 2)
const buildSome: typeof buildVisits = (tx, client) => buildVisits(tx, client, 2)

/** Runs a history and returns what was sent, to send some of it again. */
async function play(steps: readonly Step[]) {
  const sent: AnalyticsEvent[] = []
  const open: (() => Promise<void>)[] = []
  const killed = new Error('killed')
  const countKilled = (database: Database) =>
    expect(
      database.transaction(async (tx, client) => {
        await countSome(tx, client)
        throw killed
      }),
    ).rejects.toBe(killed)

  async function act(step: Step) {
    switch (step.kind) {
      case 'send': {
        const again = step.repeats.flatMap((place) => sent[place] ?? [])
        const batches = [...step.events, ...again].map((event) => ({
          at: step.isLate ? lastHour : now,
          visit: visitOf(event.sessionId),
          events: [normalizeEvent(event)],
          refused: [],
        }))
        if (batches.length > 0) await appendEvents(processes[step.by] ?? running.database, batches)
        sent.push(...step.events)
        break
      }
      case 'begin':
        // A slow transaction: others begin and end while it runs. The embedded database has one at a time.
        if (isShared && open.length < 5) open.push(await beginInsert(step.events, step.isKilled))
        break
      case 'finish':
        await open.shift()?.()
        break
      case 'count':
        await processes[step.by]?.transaction(countSome)
        break
      case 'killed count':
        await countKilled(processes[step.by] ?? running.database)
        break
      case 'both count':
        await Promise.all(processes.map((database) => database.transaction(countSome)))
        break
      case 'build visits':
        await processes[step.by]?.transaction(buildSome)
        break
      case 'clear':
        await Promise.all(open.splice(0).map((finish) => finish()))
        await Promise.all([processes[0].transaction(rollUp), processes[1].transaction(clearAnalytics)])
        break
    }
  }
  for (const step of steps) await act(step)
  await Promise.all(open.splice(0).map((finish) => finish()))
}

/** Inserts events in a transaction that stays open until the returned function commits or aborts it. */
async function beginInsert(added: readonly AnalyticsEvent[], isKilled: boolean) {
  const [inserted, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const rows = added.map((event) => toRow(normalizeEvent(event), now, visitOf(event.sessionId)))
  const done = processes[1]
    .transaction(async (tx) => {
      await tx.execute(sql`${eventsInsert(rows)} on conflict do nothing`)
      inserted.resolve()
      await end.promise
      if (isKilled) throw new Error('killed')
    })
    .catch((error: unknown) => inserted.reject(error))
  await inserted.promise
  return async () => {
    end.resolve()
    await done
  }
}

const always = { from: now - 10 * dayMs, to: now + dayMs }
const filterSamples = [
  {},
  { source: 'Direct' },
  { source: 'mail', device: 'phone' },
  { campaign: 'launch' },
  { page: '/about' },
  { button: 'Join', entry: '/' },
] as const
const funnelSample = [
  { kind: 'page', name: '/' },
  { kind: 'button', name: 'Join' },
  { kind: 'page', name: '/waitlist' },
] as const

/** Visits, filtered sums and funnels equal a recount of the stored events. */
async function expectVisits() {
  const { db, pool } = running.database
  while ((await running.database.transaction(buildSome)) === 'part');
  const { rows } = await pool.query<EventRow>('select * from analytics_events where tx is not null')
  const paths = recountPaths(rows)
  const stored = await pool.query<{ id: string; path: string }>('select id, path from analytics_visits')
  const split = (path: string) => path.split('\n').flatMap((action) => (action ? [action.slice(1)] : []))
  expect(Object.fromEntries(stored.rows.map(({ id, path }) => [id, split(path)]))).toEqual(paths)
  for (const filters of filterSamples) {
    const { sums } = await sumVisits(db, filters, { span: always, pointMs: dayMs })
    const wanted = recountFiltered(rows, filters)
    const found = Object.fromEntries(sums.map(({ kind, key, count }) => [`${kind} ${key}`, count]))
    expect({ filters, found }).toEqual({ filters, found: wanted })
  }
  const { steps } = await countFunnel(db, funnelSample, { filters: {}, span: always })
  const reached = Object.values(paths).map((path) => stepsDone(path))
  expect(steps.map(({ visits }) => visits)).toEqual(
    funnelSample.map((_, index) => reached.filter((done) => done > index).length),
  )
}

/** How many steps of the sample a path does in order. */
const stepsDone = (path: readonly string[]) =>
  path.reduce((done, action) => {
    const next = funnelSample[done]
    return next && action === `${next.kind[0]}${next.name}` ? done + 1 : done
  }, 0)

test('after any history the counters equal a recount of the stored events', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aStep, { minLength: 4, maxLength: 14 }), async (steps) => {
      await clearAnalytics(running.database.db)
      await play(steps)
      while ((await running.database.transaction(countSome)) === 'part');
      const { counted, expected } = await differences()
      expect(counted).toEqual(expected)
      expect(await running.database.transaction(rollUp)).toBe('nothing')
      await expectVisits()
    }),
    { numRuns: 15, endOnFailure: true },
  )
})
