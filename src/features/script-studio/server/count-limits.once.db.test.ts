import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCreator } from '#testing/studio.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { dayMs } from '#platform/common/durations.ts'
import { utcDay } from '#platform/common/utc-day.ts'
import { noteLimits } from '../contract/notes.ts'
import { studioLimits } from '../contract/limits.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000', AI_DAILY_LIMIT: '1000' })
})
afterAll(() => running.close())

type Creator = Awaited<ReturnType<typeof addCreator>>
const atOnce = 12
const room = 3

const userIdOf = async (creator: Creator) => {
  const { body } = await creator.ask<{ user: { email: string } }>('GET', '/api/session')
  const { rows } = await running.database.pool.query<{ id: string }>(
    'select id from users where email = $1',
    [body.user.email],
  )
  return rows[0]!.id
}
const count = async (table: string, userId: string) => {
  const { rows } = await running.database.pool.query<{ count: string }>(
    `select count(*) from ${table} where user_id = $1`,
    [userId],
  )
  return Number(rows[0]?.count)
}
const statusesOf = async (requests: Promise<{ status: number }>[]) =>
  (await Promise.all(requests)).map(({ status }) => status).toSorted((one, other) => one - other)
const expected = [...Array<number>(room).fill(201), ...Array<number>(atOnce - room).fill(409)]

const preset = (name: string) => ({
  name,
  description: '',
  tone: '',
  topics: '',
  videoLength: '30-60 seconds (Standard)',
  specificInstructions: '',
  enableWebSearch: false,
})

test('concurrent requests never create more presets than allowed', async () => {
  const creator = await addCreator(running)
  const userId = await userIdOf(creator)
  await running.database.pool.query(
    `insert into presets (user_id, name, description, tone, topics, video_length, specific_instructions, enable_web_search)
     select $1, 'kept ' || each, '', '', '', '', '', false from generate_series(1, $2::integer) each`,
    [userId, studioLimits.presetsPerUser - room],
  )
  const requests = Array.from({ length: atOnce }, (_, each) =>
    creator.ask('POST', '/api/presets', preset(`new ${each}`)),
  )
  expect(await statusesOf(requests)).toEqual(expected)
  expect(await count('presets', userId)).toBe(studioLimits.presetsPerUser)
})

test('concurrent requests never create more notes than allowed', async () => {
  const creator = await addCreator(running)
  const userId = await userIdOf(creator)
  await running.database.pool.query(
    `insert into notes (user_id, kind, words, topic, tags)
     select $1, 'moment', 'kept', '', '{}' from generate_series(1, $2::integer)`,
    [userId, noteLimits.perUser - room],
  )
  const requests = Array.from({ length: atOnce }, (_, each) =>
    creator.ask('POST', '/api/notes', { notes: [{ kind: 'moment', words: `new ${each}` }] }),
  )
  expect(await statusesOf(requests)).toEqual(expected)
  expect(await count('notes', userId)).toBe(noteLimits.perUser)
})

const dayAfter = (days: number) => utcDay(Date.now() + days * dayMs)

async function addScript(userId: string) {
  const [generationId, ideaId] = [randomUUID(), randomUUID()]
  const line = { text: 'Hook', approach: '' }
  const script = { hooks: [line, line, line], script_parts: ['Part'], b_roll: [], engagement_tips: [] }
  await running.database.pool.query(
    `insert into generations (id, user_id, kind, composer, prompt_version, seed) values ($1, $2, 'ideas', '', '', 1)`,
    [generationId, userId],
  )
  await running.database.pool.query(
    `insert into content_ideas
      (id, user_id, generation_id, position, title, hook_type, target_audience, why_it_works, video_length, script, script_state)
     values ($1, $2, $3, 0, 'Title', '', '', '', '', $4, 'complete')`,
    [ideaId, userId, generationId, JSON.stringify(script)],
  )
  return ideaId
}

test('concurrent requests never schedule more than allowed', async () => {
  const creator = await addCreator(running)
  const userId = await userIdOf(creator)
  const ideaId = await addScript(userId)
  await running.database.pool.query(
    `insert into scheduled_content (user_id, title, scheduled_date, script, selected_hook)
     select $1, 'kept', current_date, '{}', 0 from generate_series(1, $2::integer)`,
    [userId, studioLimits.scheduledPerUser - room],
  )
  const requests = Array.from({ length: atOnce }, (_, each) =>
    creator.ask('POST', '/api/schedule', { ideaId, scheduledDate: dayAfter(each + 2), selectedHook: 0 }),
  )
  expect(await statusesOf(requests)).toEqual(expected)
  expect(await count('scheduled_content', userId)).toBe(studioLimits.scheduledPerUser)
})

test('a full calendar still accepts a script it already holds', async () => {
  const creator = await addCreator(running)
  const userId = await userIdOf(creator)
  const ideaId = await addScript(userId)
  await running.database.pool.query(
    `insert into scheduled_content (user_id, title, scheduled_date, script, selected_hook)
     select $1, 'kept', current_date, '{}', 0 from generate_series(1, $2::integer)`,
    [userId, studioLimits.scheduledPerUser - 1],
  )
  const entry = { ideaId, scheduledDate: dayAfter(2), selectedHook: 0 }
  expect((await creator.ask('POST', '/api/schedule', entry)).status).toBe(201)
  expect((await creator.ask('POST', '/api/schedule', { ...entry, selectedHook: 1 })).status).toBe(201)
})

test('rescheduling for the same day drops captions of a different script and keeps those of the same one', async () => {
  const creator = await addCreator(running)
  const userId = await userIdOf(creator)
  const ideaId = await addScript(userId)
  const entry = { ideaId, scheduledDate: dayAfter(2), selectedHook: 0 }
  const schedule = async () =>
    (await creator.ask<{ id: string; captions: unknown[] }>('POST', '/api/schedule', entry)).body
  const { id } = await schedule()
  const asked = { scheduledId: id, platform: 'Instagram' }
  const caption = await creator.ask('POST', '/api/captions', asked)
  expect(caption.status).toBe(200)
  expect(await schedule()).toMatchObject({ id, captions: [{}] })
  await creator.ask('PATCH', `/api/scripts/${ideaId}`, { title: 'Quite another script' })
  expect(await schedule()).toMatchObject({ id, captions: [] })
})
