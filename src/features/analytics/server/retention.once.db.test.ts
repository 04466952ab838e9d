import { afterAll, beforeAll, expect, test } from 'vitest'
import { addUser, cookieOf } from '#testing/sign-in.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import type { Retention } from '../contract/retention.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000' })
})
afterAll(() => running.close())

const read = async () => {
  const headers = await cookieOf(running, 'associate')
  const response = await running.app.request('/api/admin/analytics/retention', { headers })
  expect(response.status).toBe(200)
  return ((await response.json()) as Retention).weeks
}
/** One minute after a week began. */
const weeksAgo = (weeks: number) =>
  `date_trunc('week', now() at time zone 'UTC') at time zone 'UTC' - interval '${weeks} weeks' + interval '1 minute'`

async function register(weeks: number) {
  const { email } = await addUser(running)
  const { rows } = await running.database.pool.query<{ id: string }>(
    `update users set created_at = ${weeksAgo(weeks)} where email = $1 returning id`,
    [email],
  )
  return rows[0]?.id ?? ''
}
const generate = (id: string, weeks: number) =>
  running.database.pool.query(
    `insert into generations (user_id, kind, composer, prompt_version, seed, created_at)
     values ($1, 'ideas', 'test', '1', 1, ${weeksAgo(weeks)})`,
    [id],
  )
const film = (id: string, weeks: number) =>
  running.database.pool.query(
    `insert into videos (user_id, prompt, num_frames, fps, resolution, orientation, handle, call_to_action, engine, status, stage, created_at)
     values ($1, 'Bread', 24, 24, '480p', 'landscape', '', '', 'test', 'succeeded', 'done', ${weeksAgo(weeks)})`,
    [id],
  )
const pledge = (id: string, weeks: number) =>
  running.database.pool.query(
    `with campaign as (
       insert into campaigns (owner_id, slug, status, creator_name, draft, version, material_version, title, currency, goal_minor, deadline)
       values ($1::text, gen_random_uuid()::text, 'live', 'Ada', '{}', 1, 1, 'Bread', 'USD', 100, now() + interval '30 days') returning id
     )
     insert into campaign_pledges (campaign_id, user_id, status, amount_minor, currency, model, version, provider, method_id, card_label, pledged_at)
     select id, $1::text, 'active', 100, 'USD', 'donation', 1, 'sandbox', 'card', 'Test card', ${weeksAgo(weeks)} from campaign`,
    [id],
  )

test('an account counts once in each following week in which it created something or pledged', async () => {
  // Accounts of the team and older ones are not counted.
  await generate(await register(9), 1)
  expect(await read()).toEqual([])

  const [both, filming] = [await register(3), await register(3), await register(3)]
  await register(0)
  await generate(both, 3)
  await generate(both, 2)
  await film(both, 2)
  await film(filming, 2)
  await pledge(filming, 1)
  await generate(filming, 0)
  const weeks = await read()
  expect(weeks.map(({ accounts, active }) => ({ accounts, active }))).toEqual([
    { accounts: 3, active: [2, 1, 1] },
    { accounts: 1, active: [] },
  ])
  expect(weeks.every(({ week }) => new Date(week).getUTCDay() === 1)).toBe(true)
})
