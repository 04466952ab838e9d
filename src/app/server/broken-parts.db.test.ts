import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newsletterConfirmation } from '#features/forms/server.ts'
import { startMailServer } from '#platform/server/mail/start-mail-server.ts'
import { eventually } from '#testing/eventually.ts'
import { findFreePort } from '#testing/free-port.ts'
import { addCreator } from '#testing/studio.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

// Every external service is configured, and none is reachable.
let running: TestApp
let mailPort: number
let creator: Awaited<ReturnType<typeof addCreator>>
beforeAll(async () => {
  const nobody = `http://127.0.0.1:${await findFreePort()}`
  mailPort = await findFreePort()
  running = await startTestApp({
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: nobody,
    S3_ENDPOINT: nobody,
    S3_BUCKET: 'crovest',
    S3_ACCESS_KEY_ID: 'nobody',
    S3_SECRET_ACCESS_KEY: 'nobody',
  })
  await running.startBackgroundJobs()
  creator = await addCreator(running)
})
afterAll(() => running.close())

test('reports an unavailable model, and everything else still works', async () => {
  const events = await creator.stream('/api/ideas', {})
  expect(events.at(-1)).toMatchObject({ type: 'error', error: { status: 'UNAVAILABLE' } })
  expect((await creator.ask('POST', '/api/presets', { name: 'Still here' })).status).toBe(201)
})

test('an unavailable file store rejects the picture with 503, and lists still work', async () => {
  const picture = readFileSync(join(import.meta.dirname, '../../../public/icon-192.png')).toString('base64')
  const order = { prompt: 'A fox', num_frames: 72, fps: 24, resolution: '480p' }
  const seed_image = `data:image/png;base64,${picture}`
  const refused = await creator.ask('POST', '/api/video-generator/generate', { ...order, seed_image })
  expect(refused).toMatchObject({ status: 503, body: { error: { status: 'UNAVAILABLE' } } })
  expect(await creator.ask('GET', '/api/video-generator/videos')).toMatchObject({
    status: 200,
    body: { items: [] },
  })
})

const failedJobs = async () => {
  const waiting = sql`select count(*)::int as n from pgboss.job
    where name = ${newsletterConfirmation.name} and state = 'retry'`
  return (await running.database.db.execute<{ n: number }>(waiting)).rows[0]?.n
}

test('accepts a form while the mail server is down, and sends its email once when it is back', async () => {
  const email = `${randomUUID()}@example.org`
  expect((await running.post('/api/forms/newsletter', { email })).status).toBe(201)
  expect((await running.app.request('/api/health')).status).toBe(200)
  await eventually(async () => expect(await failedJobs()).toBe(1))
  const server = await startMailServer({}, mailPort)
  await eventually(() => expect(server.received.filter(({ to }) => to.includes(email))).toHaveLength(1))
  await server.stop()
})
