import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { createCreator } from '#testing/video-studio.ts'

const budget = 3
const request = {
  prompt: 'A fox in the forest',
  num_frames: 24,
  fps: 24,
  resolution: '480p',
  seed_image: null,
}

let running: TestApp
beforeAll(async () => {
  // Without background jobs the service gets no requests.
  running = await startTestApp({
    VIDEO_PROVIDER: 'http',
    VIDEO_BACKEND_URL: 'http://127.0.0.1:9',
    VIDEO_DAILY_BUDGET: String(budget),
    RATE_LIMIT_SCALE: '100',
  })
})
beforeEach(() => running.database.pool.query('delete from daily_spending'))
afterAll(() => running.close())

const countRows = async (table: 'videos' | 'video_days') =>
  (await running.database.pool.query(`select 1 from ${table}`)).rows.length
const spent = async () =>
  (await running.database.pool.query("select used from daily_spending where spender = 'videos'")).rows

test('all users together start no more paid videos per day than the budget, however many requests are concurrent', async () => {
  const creators = await Promise.all(Array.from({ length: 6 }, () => createCreator(running)))
  const answers = await Promise.all(creators.map(async (creator) => creator.generate(request)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(budget)
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(creators.length - budget)
  expect(await refused[0]?.json()).toMatchObject({
    error: { message: 'All videos for today are used up. You can start more after midnight UTC.' },
  })
  expect([await countRows('videos'), await countRows('video_days')]).toEqual([budget, budget])
  expect(await spent()).toEqual([{ used: budget }])
  // The built-in renderer is free.
  const creator = await createCreator(running)
  expect((await creator.generate({ ...request, engine: 'embedded' })).status).toBe(201)
  expect(await spent()).toEqual([{ used: budget }])
})

test('a paid video requires a confirmed address, and a rejected one is not counted', async () => {
  const creator = await createCreator(running)
  await running.database.pool.query('update users set email_verified = false')
  const refused = await creator.generate(request)
  expect([refused.status, await refused.json()]).toMatchObject([
    403,
    {
      error: {
        message:
          'Confirm your email address to start a video. Open the link in our email, or request a new one on your account page.',
        details: { reason: 'email-unconfirmed' },
      },
    },
  ])
  expect(await spent()).toEqual([])
  expect((await creator.generate({ ...request, engine: 'embedded' })).status).toBe(201)
  await running.database.pool.query('update users set email_verified = true')
  expect((await creator.generate(request)).status).toBe(201)
  expect(await spent()).toEqual([{ used: 1 }])
})
