import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fixtureCreators } from '#testing/fixture-creators/fixture-creators.ts'
import { addCreator } from '#testing/studio.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { dayMs } from '#platform/common/durations.ts'
import { utcDay } from '#platform/common/utc-day.ts'
import type { Idea } from '../../contract/idea.ts'
import type { Note } from '../../contract/notes.ts'
import type { ScheduledContent } from '../../contract/schedule.ts'
import { weekPlanMessages, type WeekPlan } from '../../contract/week-plan.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000' })
})
afterAll(() => running.close())

type Creator = Awaited<ReturnType<typeof addCreator>>
type Accepted = { id: string; items: ScheduledContent[] }
type Refusal = { error: { status: string; message: string; details?: { fields?: Record<string, string> } } }

const beekeeper = fixtureCreators.find(({ name }) => name === 'beekeeper')!
const dayIn = (days: number) => utcDay(Date.now() + days * dayMs)
const from = dayIn(3)

async function addBeekeeper() {
  const creator = await addCreator(running, beekeeper.facts)
  const notes = beekeeper.notes.map(({ kind, topic, words, tags }) => ({ kind, topic, words, tags }))
  expect((await creator.ask('POST', '/api/notes', { notes })).status).toBe(201)
  return creator
}
const planOf = async (creator: Creator, query = `from=${from}&seed=7`) =>
  (await creator.ask<WeekPlan>('GET', `/api/week-plans?${query}`)).body
const scheduled = async (creator: Creator) =>
  (await creator.ask<{ items: ScheduledContent[] }>('GET', '/api/schedule')).body.items
const acceptance = (plan: WeekPlan, days = plan.items.length) => ({
  id: randomUUID(),
  from,
  seed: 7,
  accepted: plan.items.slice(0, days).map(({ day, title }) => ({ day, title })),
})

test('proposes complete videos from the notebook for free days only, and stores nothing', async () => {
  const creator = await addBeekeeper()
  const plan = await planOf(creator)
  expect(plan.items.length).toBeGreaterThanOrEqual(4)
  expect(plan.freeDays).toBe(7)
  expect(new Set(plan.items.map(({ title }) => title)).size).toBe(plan.items.length)
  expect(plan.items.map(({ day }) => day)).toEqual(plan.items.map((_, at) => dayIn(3 + at)))
  expect(JSON.stringify(plan.items)).not.toMatch(/\[[a-z]/)
  expect(await planOf(creator)).toEqual(plan)
  expect(await scheduled(creator)).toEqual([])
  const { body } = await creator.ask<Accepted>('POST', '/api/week-plans', acceptance(plan, 1))
  expect(body.items.map(({ scheduledDate }) => scheduledDate)).toEqual([from])
  const next = await planOf(creator)
  expect(next.freeDays).toBe(6)
  expect(next.items.map(({ day }) => day)).not.toContain(from)
})

test('accepts some videos with scripts, marks their notes as used, and undoes all of it', async () => {
  const creator = await addBeekeeper()
  const plan = await planOf(creator)
  const chosen = acceptance(plan, 3)
  const first = await creator.ask<Accepted>('POST', '/api/week-plans', chosen)
  expect(first.status).toBe(201)
  expect(first.body.items.map(({ title }) => title)).toEqual(chosen.accepted.map(({ title }) => title))
  for (const { script, ideaId } of first.body.items) {
    expect(script.hooks).toHaveLength(3)
    const idea = await creator.ask<Idea>('GET', `/api/ideas/${ideaId}`)
    expect(idea.body).toMatchObject({ scriptState: 'complete', blanks: [], selectedHook: 0 })
  }
  const used = async () =>
    (await creator.ask<{ items: Note[] }>('GET', '/api/notes')).body.items.filter(
      ({ usedIn }) => usedIn.length > 0,
    ).length
  expect(await used()).toBeGreaterThanOrEqual(6)
  // A repeated request, such as after a lost connection, adds nothing.
  const again = await creator.ask<Accepted>('POST', '/api/week-plans', chosen)
  expect(again.body.items.map(({ id }) => id)).toEqual(first.body.items.map(({ id }) => id))
  expect(await scheduled(creator)).toHaveLength(3)
  expect((await creator.send('DELETE', `/api/week-plans/${chosen.id}`)).status).toBe(204)
  expect(await scheduled(creator)).toEqual([])
  expect(await used()).toBe(0)
  expect((await creator.send('DELETE', `/api/week-plans/${chosen.id}`)).status).toBe(404)
  expect(await planOf(creator)).toEqual(plan)
})

test('requests at the same time add a week once', async () => {
  const creator = await addBeekeeper()
  const chosen = acceptance(await planOf(creator), 2)
  const replies = await Promise.all(
    Array.from({ length: 4 }, () => creator.ask<Accepted>('POST', '/api/week-plans', chosen)),
  )
  // One that looks at the calendar in between is told that it changed.
  for (const { status } of replies) expect([201, 409]).toContain(status)
  expect(replies.some(({ status }) => status === 201)).toBe(true)
  expect(await scheduled(creator)).toHaveLength(2)
})

test('a plan that no longer fits the notebook or the calendar is refused as a whole', async () => {
  const creator = await addBeekeeper()
  const chosen = acceptance(await planOf(creator), 2)
  const other = { ...chosen.accepted[0]!, title: 'Ten secrets of honey' }
  const refused = await creator.ask<Refusal>('POST', '/api/week-plans', {
    ...chosen,
    accepted: [chosen.accepted[1]!, other],
  })
  expect(refused.status).toBe(409)
  expect(refused.body.error.message).toBe(weekPlanMessages.changed)
  const twice = { ...chosen, accepted: [chosen.accepted[0]!, chosen.accepted[0]!] }
  expect((await creator.ask('POST', '/api/week-plans', twice)).status).toBe(409)
  expect(await scheduled(creator)).toEqual([])
})

test('a plan belongs to its creator', async () => {
  const [owner, stranger] = [await addBeekeeper(), await addBeekeeper()]
  const chosen = acceptance(await planOf(owner), 2)
  await owner.ask('POST', '/api/week-plans', chosen)
  expect((await stranger.send('DELETE', `/api/week-plans/${chosen.id}`)).status).toBe(404)
  const own = await stranger.ask<Accepted>('POST', '/api/week-plans', chosen)
  expect(own.status).toBe(201)
  expect(await scheduled(owner)).toHaveLength(2)
  const ids = (await scheduled(owner)).map(({ id }) => id)
  for (const { id } of own.body.items) expect(ids).not.toContain(id)
})

test('says why there is nothing to propose', async () => {
  const creator = await addCreator(running)
  expect(await planOf(creator)).toEqual({ items: [], freeDays: 7, reason: 'notebook-empty' })
  await creator.ask('POST', '/api/notes', { notes: [{ kind: 'thing', topic: 'soup', words: 'one pan' }] })
  expect((await planOf(creator)).reason).toBe('too-few-notes')
})

test('presets take turns with the profile', async () => {
  const creator = await addBeekeeper()
  const preset = { name: 'Swarm Sunday', topics: 'swarms' }
  expect((await creator.ask('POST', '/api/presets', preset)).status).toBe(201)
  const { items } = await planOf(creator)
  expect(items.map(({ presetName }) => presetName)).toContain('Swarm Sunday')
  expect(items.map(({ presetName }) => presetName)).toContain(null)
})

test('refuses days in the past, too far ahead or not at all', async () => {
  const creator = await addBeekeeper()
  for (const day of [dayIn(-3), dayIn(900), '2026-02-31', 'soon']) {
    const refused = await creator.ask<Refusal>('GET', `/api/week-plans?from=${day}`)
    expect([day, refused.status]).toEqual([day, 400])
    expect(refused.body.error.details?.fields).toHaveProperty('from')
  }
  const none = { ...acceptance(await planOf(creator), 0) }
  expect((await creator.ask('POST', '/api/week-plans', none)).status).toBe(400)
})
