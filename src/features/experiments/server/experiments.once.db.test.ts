import { afterAll, beforeAll, expect, test } from 'vitest'
import { framings, variantId } from '#features/analytics/contract/experiments.ts'
import { listAudit } from '#features/audit/server.ts'
import { sendEvents, viewEvent } from '#testing/analytics-events.ts'
import { eventually } from '#testing/eventually.ts'
import { cookieOf } from '#testing/sign-in.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { dayMs } from '#platform/common/durations.ts'
import type { Experiment, Experiments } from '../contract/experiments.ts'
import { experimentMessages as messages } from '../contract/messages.ts'
import { countVisits } from './count-visits.ts'
import { findExperiment, sumDays } from './experiments.store.ts'
import { createExperimentHeader } from './running-experiment.ts'

let running: TestApp
let headers: Record<string, string>
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000' })
  headers = { ...(await cookieOf(running, 'admin')), 'content-type': 'application/json' }
})
afterAll(() => running.close())

const plan = { factor: 'framing', metric: 'conversion', smallestEffect: 2 }
const post = (path: string, body: object = {}) =>
  running.app.request(`/api/admin/experiments${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
const read = async () =>
  (await (await running.app.request('/api/admin/experiments', { headers })).json()) as Experiments

async function start(changes: Partial<typeof plan> = {}): Promise<Experiment> {
  const response = await post('', { ...plan, ...changes })
  expect(response.status).toBe(201)
  return (await response.json()) as Experiment
}

const stop = async ({ id }: { id: string }) => expect((await post(`/${id}/stop`)).status).toBe(200)

const errorOf = async (response: Response) =>
  ((await response.json()) as { error: { message: string } }).error.message

type Visit = { id: string; joins: boolean; framing?: (typeof framings)[number]; at?: number }

/** A visit as the browser reports it. */
function visit({ code }: Experiment, { id, joins, framing = 'default', at = Date.now() }: Visit) {
  const shared = { sessionId: id, variantId: variantId(code, framing) }
  const joined = { type: undefined, eventType: 'conversion', userType: 'creators', pageUrl: '/waitlist' }
  return [
    viewEvent({ ...shared, timestamp: at }),
    viewEvent({ ...shared, timestamp: at + 1, pageUrl: '/waitlist' }),
    ...(joins ? [viewEvent({ ...shared, timestamp: at + 2, ...joined })] : []),
  ]
}

test('counts each visit once under its version, however often and in whatever order events arrive', async () => {
  const experiment = await start()
  const sessions = Array.from({ length: 60 }, (_, index) => ({
    id: `visit-${index}`,
    joins: index % 4 === 0,
    framing: framings[index % 3] ?? 'default',
  }))
  const events = sessions.flatMap((session) => visit(experiment, session))
  await sendEvents(running, events.slice(0, 90).toReversed())
  const early = (await read()).items[0]
  expect(early?.arms.reduce((sum, { visits }) => sum + visits, 0)).toBeLessThanOrEqual(60)
  await sendEvents(running, events.slice(60))
  const { items } = await read()
  const expected = framings.map((name) => {
    const own = sessions.filter(({ framing }) => framing === name)
    return { name, visits: own.length, conversions: own.filter(({ joins }) => joins).length }
  })
  expect(items[0]?.arms.map(({ difference: _, ...arm }) => arm)).toEqual(expected)
  expect(items[0]).toMatchObject({ verdict: 'undecided', better: null, stoppedAt: null })
  await stop(experiment)
})

test('another variant of the same visit, an unknown one and another experiment’s are not counted', async () => {
  const experiment = await start()
  const [first, second] = ['default', 'og_focused'].map((name) => `${experiment.code}.${name}`)
  const at = Date.now()
  await sendEvents(running, [
    viewEvent({ sessionId: 'changes', variantId: first, timestamp: at }),
    viewEvent({ sessionId: 'changes', variantId: second, timestamp: at + 1 }),
    viewEvent({ sessionId: 'invents', variantId: `${experiment.code}.invented`, timestamp: at }),
    viewEvent({ sessionId: 'other', variantId: 'e999.default', timestamp: at }),
    viewEvent({ sessionId: 'none', variantId: 'C', timestamp: at }),
  ])
  const found = (await read()).items.find(({ id }) => id === experiment.id)
  expect(found?.arms.map(({ visits }) => visits)).toEqual([1, 0, 0])
  await stop(experiment)
})

test('days that are final are not counted again, the others are', async () => {
  const experiment = await start()
  const { db } = running.database
  await sendEvents(running, visit(experiment, { id: 'today', joins: true }))
  const count = async (now: number) => {
    const stored = await findExperiment(db, experiment.id)
    await countVisits(db, stored!, now)
    const sums = await sumDays(db, [experiment.id])
    return sums.reduce((sum, { visits }) => sum + visits, 0)
  }
  expect(await count(Date.now())).toBe(1)
  await sendEvents(running, visit(experiment, { id: 'late', joins: false }))
  expect(await count(Date.now() + dayMs)).toBe(2)
  expect(await count(Date.now() + 4 * dayMs)).toBe(2)
  await sendEvents(running, visit(experiment, { id: 'much too late', joins: false }))
  expect(await count(Date.now() + 4 * dayMs)).toBe(2)
  await stop(experiment)
})

test('of two that start at the same moment one runs, and the other is told why not', async () => {
  const answers = await Promise.all([post('', plan), post('', { ...plan, factor: 'text' })])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]))
  const refused = answers.find(({ status }) => status === 409)
  expect(await errorOf(refused!)).toBe(messages.alreadyRunning)
  const started = answers.find(({ status }) => status === 201)
  const experiment = (await started!.json()) as Experiment
  await stop(experiment)
  const again = await post(`/${experiment.id}/stop`)
  expect([again.status, await errorOf(again)]).toEqual([409, messages.alreadyStopped])
  const unknown = await post(`/${crypto.randomUUID()}/stop`)
  expect([unknown.status, await errorOf(unknown)]).toEqual([404, messages.notFound])
})

test.each([{ smallestEffect: 0 }, { smallestEffect: 51 }, { factor: 'color' }, { metric: 'views' }])(
  '%o is refused with a reason',
  async (changes) => {
    const response = await post('', { ...plan, ...changes })
    expect(response.status).toBe(400)
    expect(await errorOf(response)).toMatch(/Please/)
  },
)

test('pages name the running experiment in a header, and none after it stopped', async () => {
  const readHeader = () => createExperimentHeader({ db: running.database.db, log: running.log })
  const experiment = await start({ factor: 'placement' })
  const during = readHeader()
  await eventually(() =>
    expect(during()).toEqual(['server-timing', `experiment;desc="${experiment.code}.placement"`]),
  )
  await stop(experiment)
  const after = readHeader()
  after()
  await eventually(() => expect(after()).toEqual([]))
})

test('start and stop are in the audit log', async () => {
  const items = await listAudit(running.database.db, { limit: 20 })
  const actions = items.map(({ action }) => action)
  expect(actions).toContain('experiment_started')
  expect(actions).toContain('experiment_stopped')
})
