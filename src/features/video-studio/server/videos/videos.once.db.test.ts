import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { createCreator, type Creator } from '#testing/video-studio.ts'
import { sampleVideoBytes, startVideoService, type VideoService } from '#testing/video-service.ts'
import { failureReasons, videoMessages } from '../../contract/messages.ts'

let service: VideoService
let running: TestApp
let creator: Creator
beforeAll(async () => {
  service = await startVideoService()
  // Three times the default limits: six videos at a time, ninety per day.
  running = await startTestApp({
    VIDEO_PROVIDER: 'http',
    VIDEO_BACKEND_URL: service.url,
    RATE_LIMIT_SCALE: '3',
  })
  running.videoEngines.configured.timeouts = () => 20
  await running.startBackgroundJobs()
})
afterAll(async () => {
  await running.close()
  await service.close()
})
const usual = {
  onGenerate: () => ({ prediction_id: 'p-1' }),
  onStatus: () => ({ status: 'completed', video_url: '/files/video.mp4' }),
}
beforeEach(async () => {
  Object.assign(service, usual)
  creator = await createCreator(running)
})

const filesOf = (id: string) => {
  const folder = join(running.config.dataDir, 'files', 'videos', id)
  return existsSync(folder) ? readdirSync(folder) : []
}
const picture = `data:image/png;base64,${createCanvas(20, 10).toBuffer('image/png').toString('base64')}`

test("copies a service's video to our own storage and serves it in parts, to its owner only", async () => {
  const id = await creator.start({ sound: true })
  expect(await creator.until(id, 'completed')).toMatchObject({
    engine: 'http',
    size: sampleVideoBytes.length,
    poster_url: null,
    // Only our own renderer makes one.
    settings: { sound: false },
  })
  const path = `/videos/${id}/video.mp4`
  const part = await creator.get(path, { range: 'bytes=4-7' })
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
    206,
    `bytes 4-7/${sampleVideoBytes.length}`,
    'ftyp',
  ])
  const tail = await creator.get(path, { range: 'bytes=-10' })
  expect([tail.status, (await tail.arrayBuffer()).byteLength]).toEqual([206, 10])
  const beyond = await creator.get(path, { range: 'bytes=999999-' })
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([
    416,
    `bytes */${sampleVideoBytes.length}`,
  ])
  const whole = await creator.get(`${path}?download=1`)
  expect([whole.status, whole.headers.get('accept-ranges')]).toEqual([200, 'bytes'])
  expect(whole.headers.get('content-disposition')).toMatch(/^attachment; filename="crovest-.*\.mp4"$/)
  const stranger = await createCreator(running)
  for (const address of [`/status/${id}`, `/videos/${id}`, path, `/videos/${id}/poster.jpg`])
    expect((await stranger.get(address)).status).toBe(404)
  expect((await stranger.cancel(id)).status).toBe(404)
  expect((await stranger.remove(id)).status).toBe(404)
})

test('deleting a video removes its files, and its starting image can be reused until then', async () => {
  const id = await creator.start({ seed_image: picture })
  await creator.until(id, 'completed')
  expect(filesOf(id)).toHaveLength(4)
  expect(filesOf(id)).toEqual(expect.arrayContaining(['seed.png', 'seed.png~type']))
  const again = await creator.start({ seed_image_of: id })
  expect(await creator.until(again, 'completed')).toMatchObject({ settings: { has_seed_image: true } })
  expect((await creator.get(`/videos/${again}/seed-image`)).headers.get('content-type')).toBe('image/png')
  expect((await creator.remove(id)).status).toBe(204)
  await eventually(() => expect(filesOf(id)).toEqual([]))
  expect((await creator.get(`/status/${id}`)).status).toBe(404)
})

test.each([
  ['a failure', { onStatus: () => ({ status: 'failed', error: 'secret detail' }) }, failureReasons.service],
  ['success without a file', { onStatus: () => ({ status: 'succeeded' }) }, failureReasons.noResult],
  ['a refusal', { onGenerate: () => 422 }, failureReasons.refused],
  [
    'a file elsewhere',
    { onStatus: () => ({ status: 'completed', video_url: 'http://evil.example/v' }) },
    failureReasons.resultRefused,
  ],
  ['a service that forgets', { onStatus: () => 404 }, failureReasons.service],
])('%s of the service fails the video with a plain reason', async (_name, behavior, reason) => {
  Object.assign(service, behavior)
  const id = await creator.start({ seed_image: picture })
  const told = await creator.until(id, 'failed')
  expect(told).toMatchObject({ error: reason, video_url: null })
  expect(filesOf(id).toSorted()).toEqual(['seed.png', 'seed.png~type'])
})

test('a canceled video stays canceled and cannot be canceled twice', async () => {
  Object.assign(service, { onStatus: () => ({ status: 'processing' }) })
  const id = await creator.start()
  await creator.until(id, 'processing')
  expect(await (await creator.cancel(id)).json()).toMatchObject({ status: 'canceled' })
  expect((await creator.cancel(id)).status).toBe(409)
  Object.assign(service, usual)
  const next = await creator.start()
  await creator.until(next, 'completed')
  expect(await creator.status(id)).toMatchObject({ status: 'canceled', video_url: null })
})

test("concurrent requests never exceed a user's limit", async () => {
  Object.assign(service, { onStatus: () => ({ status: 'processing' }) })
  const request = { prompt: 'A fox', num_frames: 24, fps: 24, resolution: '480p', seed_image: null }
  const answers = await Promise.all(Array.from({ length: 9 }, async () => creator.generate(request)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(6)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(3)
  const refused = answers.find(({ status }) => status === 429)
  expect(await refused?.json()).toMatchObject({ error: { message: videoMessages.tooManyAtOnce(6) } })
  const { items } = (await (await creator.get('/videos')).json()) as { items: { prediction_id: string }[] }
  expect(items).toHaveLength(6)
  for (const { prediction_id } of items) await creator.cancel(prediction_id)
})

test('deleting videos does not free quota on the same day', async () => {
  const id = await creator.start()
  await creator.until(id, 'completed')
  await running.database.pool.query(
    'update video_days set started = 90 where user_id = (select user_id from videos where id = $1)',
    [id],
  )
  expect((await creator.remove(id)).status).toBe(204)
  const refused = await creator.generate({ prompt: 'A fox' })
  expect(refused.status).toBe(429)
  expect(await refused.json()).toMatchObject({ error: { message: videoMessages.tooManyToday(90) } })
})

test('pages the list, newest first', async () => {
  const ids: string[] = []
  for (let index = 0; index < 3; index++) {
    const id = await creator.start({ prompt: `Video ${index}` })
    ids.unshift(id)
    await creator.until(id, 'completed')
  }
  type Page = { items: { prediction_id: string }[]; nextCursor: string | null }
  const first = (await (await creator.get('/videos?limit=2')).json()) as Page
  const second = (await (await creator.get(`/videos?limit=2&cursor=${first.nextCursor}`)).json()) as Page
  expect([...first.items, ...second.items].map(({ prediction_id }) => prediction_id)).toEqual(ids)
  expect(second.nextCursor).toBeNull()
})

test('pushes the events of a video', async () => {
  const response = await creator.get('/events')
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let heard = ''
  const listening = (async () => {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      heard += value
    }
  })()
  const id = await creator.start()
  await eventually(() => expect(heard).toMatch(/"status":"completed"/))
  await creator.remove(id)
  await eventually(() => expect(heard).toContain(`{"type":"removed","prediction_id":"${id}"}`))
  await reader.cancel()
  await listening
})

test('deleting an account deletes its videos and their files', async () => {
  const id = await creator.start({ seed_image: picture })
  await creator.until(id, 'completed')
  const headers = { ...creator.cookie, 'content-type': 'application/json' }
  const deleted = await running.app.request('/api/account', { method: 'DELETE', headers, body: '{}' })
  expect(deleted.status).toBe(200)
  await eventually(() => expect(filesOf(id)).toEqual([]))
  expect((await creator.get(`/status/${id}`)).status).toBe(401)
})

test('resumes a video whose worker stopped responding', async () => {
  Object.assign(service, { onStatus: () => ({ status: 'processing' }) })
  const id = await creator.start()
  await creator.until(id, 'processing')
  Object.assign(service, usual)
  await creator.until(id, 'completed')
  await running.database.pool.query(
    `update videos set status = 'processing', heard_at = now() - interval '1 minute' where id = $1`,
    [id],
  )
  await running.startBackgroundJobs()
  await creator.until(id, 'completed')
  const details = (await (await creator.get(`/videos/${id}`)).json()) as {
    history: { reason: string | null }[]
  }
  expect(details.history.map(({ reason }) => reason)).toContain('Restarted after an interruption.')
})

test('requeues a video that waits without a job', async () => {
  const id = await creator.start()
  await creator.until(id, 'completed')
  await running.database.pool.query(
    `update videos set status = 'queued', heard_at = now() - interval '11 minutes' where id = $1`,
    [id],
  )
  await running.startBackgroundJobs()
  expect(await creator.until(id, 'completed')).toMatchObject({ error: null, percent: 100 })
})
