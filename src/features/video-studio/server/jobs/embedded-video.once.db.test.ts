import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { readVideo } from '#testing/read-video.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { createCreator, type Creator } from '#testing/video-studio.ts'

let running: TestApp
let creator: Creator
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '100' })
  await running.startBackgroundJobs()
  creator = await createCreator(running)
})
afterAll(() => running.close())

let finished = ''
const leftovers = () => readdirSync(join(running.config.dataDir, 'rendering'))

test('a prompt becomes a playable video with a poster and a history', async () => {
  const id = await creator.start({ prompt: 'A fox in the forest, cinematic, slow motion', num_frames: 48 })
  const told = await creator.until(id, 'completed')
  finished = id
  expect(told).toMatchObject({
    prediction_id: id,
    prompt: 'A fox in the forest, cinematic, slow motion',
    settings: {
      resolution: '480p',
      num_frames: 48,
      fps: 24,
      orientation: 'landscape',
      has_seed_image: false,
      sound: false,
    },
    error: null,
    percent: 100,
    video_url: `/api/video-generator/videos/${id}/video.mp4`,
    notes: ['Used as directions, not shown: cinematic, slow motion'],
  })
  const file = await creator.get(`/videos/${id}/video.mp4`)
  expect(file.headers.get('content-type')).toBe('video/mp4')
  expect(await readVideo(new Uint8Array(await file.arrayBuffer()))).toMatchObject({
    width: 854,
    height: 480,
    frames: 48,
    fps: 24,
    keyFrames: 1,
  })
  const poster = new Uint8Array(await (await creator.get(`/videos/${id}/poster.jpg`)).arrayBuffer())
  expect(Buffer.from(poster).toString('hex', 0, 3)).toBe('ffd8ff')
  const details = (await (await creator.get(`/videos/${id}`)).json()) as {
    history: { status: string; stage: string }[]
  }
  expect(details.history.map(({ status, stage }) => `${status}: ${stage}`)).toEqual([
    'processing: In the queue',
    'processing: Getting ready',
    'processing: Drawing',
    'processing: Saving the video',
    'completed: Ready',
  ])
  expect(leftovers()).toEqual([])
})

test('canceling or deleting a video while it is rendered leaves nothing behind', async () => {
  for (const stop of [creator.cancel, creator.remove]) {
    const id = await creator.start({ num_frames: 480 })
    await eventually(async () => expect((await creator.status(id)).percent).toBeGreaterThan(0))
    expect((await stop(id)).ok).toBe(true)
    await eventually(() => expect(leftovers()).toEqual([]))
  }
})

test('renders a starting image, emoji, Arabic and Chinese, with music if requested', async () => {
  const canvas = createCanvas(64, 48)
  canvas.getContext('2d').fillRect(0, 0, 30, 30)
  const seedImage = `data:image/jpeg;base64,${canvas.toBuffer('image/jpeg').toString('base64')}`
  const id = await creator.start({
    prompt: '🔥 مرحبا 你好 ❤️',
    seed_image: seedImage,
    orientation: 'portrait',
    sound: true,
  })
  expect(await creator.until(id, 'completed')).toMatchObject({
    notes: [],
    settings: { has_seed_image: true, sound: true },
  })
  const file = await creator.get(`/videos/${id}/video.mp4`)
  const read = await readVideo(new Uint8Array(await file.arrayBuffer()))
  expect(read).toMatchObject({ frames: 24, sound: [{ codec: 'mp4a.40.2', from: 0 }] })
  // A packet of sound lasts 21 ms.
  expect(read.sound[0]!.to).toBeGreaterThan(0.97)
})

test('HEAD responds for a file like GET, without opening it', async () => {
  let opened = 0
  const { files } = running
  const counted = {
    ...files,
    open: (...given: Parameters<typeof files.open>) => (opened++, files.open(...given)),
  }
  const app = running.appWith({ files: counted })
  const folder = `/api/video-generator/videos/${finished}`
  for (const [file, range, status] of [
    ['video.mp4', '', 200],
    ['video.mp4', 'bytes=0-99', 206],
    ['video.mp4', 'bytes=-5', 206],
    ['video.mp4', 'bytes=999999999-', 416],
    ['poster.jpg', '', 200],
    ['seed-image', '', 404],
  ] as const) {
    const headers = { ...creator.cookie, ...(range && { range }) }
    const got = await app.request(`${folder}/${file}`, { headers })
    await got.body?.cancel()
    opened = 0
    const head = await app.request(`${folder}/${file}`, { method: 'HEAD', headers })
    expect([file, range, head.status, opened, await head.text()]).toEqual([file, range, status, 0, ''])
    for (const name of ['content-length', 'content-type', 'content-range', 'accept-ranges', 'cache-control'])
      expect(head.headers.get(name)).toBe(got.headers.get(name))
  }
})

test('HEAD on a file leaves nothing open', async ({ skip }) => {
  skip(!existsSync('/proc/self/fd'), 'this system does not list the open files of a process')
  const path = `/api/video-generator/videos/${finished}/video.mp4`
  for (let count = 0; count < 20; count++) {
    const head = await running.app.request(path, { method: 'HEAD', headers: creator.cookie })
    expect(head.status).toBe(200)
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(1000)
  }
  await eventually(() => expect(openFiles().filter((name) => name.includes(finished))).toEqual([]))
})

const openFiles = () =>
  readdirSync('/proc/self/fd').flatMap((number) => {
    try {
      return [readlinkSync(`/proc/self/fd/${number}`)]
    } catch {
      // Closed in the meantime.
      return []
    }
  })
