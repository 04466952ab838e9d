import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ErrorEnvelope } from '#platform/common/errors.ts'
import { addCreator } from '#testing/studio.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { videoMessages } from '../../contract/messages.ts'
import type { Video, VideoList } from '../../contract/video.ts'
import { estimateLength } from '../../film/estimate-length.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '100' })
})
afterAll(() => running.close())

const noEnd = { handle: '', call_to_action: '' }
const script = { title: 'Bread', hook: 'Your starter is not dead.', script_parts: ['Feed it twice a day.'] }

async function createMaker() {
  const creator = await addCreator(running)
  const generate = (body: object) =>
    creator.ask<{ prediction_id: string } & ErrorEnvelope>('POST', '/api/video-generator/generate', {
      prompt: 'A fox',
      ...body,
    })
  return {
    ...creator,
    generate,
    list: async () => (await creator.ask<VideoList>('GET', '/api/video-generator/videos')).body,
    async make(body: object) {
      const { status, body: started } = await generate(body)
      expect(status).toBe(201)
      const path = `/api/video-generator/status/${started.prediction_id}`
      return (await creator.ask<Video>('GET', path)).body
    },
  }
}

test('seconds, shape, style and voice are stored beside the specified settings', async () => {
  const maker = await createMaker()
  const wanted = { seconds: 45, shape: '4:5', style: 'paper', voice: 'guide', fps: 30 }
  expect((await maker.make(wanted)).settings).toEqual({
    num_frames: 1350,
    fps: 30,
    resolution: '768p',
    orientation: 'portrait',
    shape: '4:5',
    style: 'paper',
    voice: 'guide',
    recordings: [],
    photos: [],
    has_seed_image: false,
    sound: false,
  })
})

test('a request of an earlier version means what it meant', async () => {
  const maker = await createMaker()
  const { settings } = await maker.make({ num_frames: 48, fps: 24, resolution: '480p', seed_image: null })
  expect(settings).toMatchObject({ num_frames: 48, orientation: 'landscape', shape: '16:9', sound: false })
})

test('a script alone is portrait with sound, as long as it takes to speak', async () => {
  const maker = await createMaker()
  const { settings } = await maker.make({ script })
  const num_frames =
    estimateLength({ prompt: 'A fox', script: { ...script, visual_cues: [] }, ...noEnd }).seconds * 24
  expect(settings).toMatchObject({ num_frames, orientation: 'portrait', shape: '9:16', sound: true })
})

test('the list tells the limits of the engine', async () => {
  const maker = await createMaker()
  expect((await maker.list()).limits).toMatchObject({
    seconds: { least: 1, most: 90 },
    frames: { least: 24, most: 480, step: 24 },
    fps: [24, 30, 60],
    shapes: ['9:16', '1:1', '4:5', '16:9'],
  })
})

test('a row of an earlier version has the shape of its orientation', async () => {
  const maker = await createMaker()
  const { prediction_id: id } = await maker.make({ orientation: 'portrait' })
  await running.database.db.execute(sql`update videos set shape = null where id = ${id}`)
  const [video] = (await maker.list()).items
  expect(video?.settings).toMatchObject({ orientation: 'portrait', shape: '9:16', style: null })
})

test.each([
  ['half a second', { seconds: 0.5 }, 'seconds', videoMessages.seconds],
  ['91 seconds', { seconds: 91 }, 'seconds', videoMessages.seconds],
  ['an unknown shape', { shape: '2:1' }, 'shape', videoMessages.shape],
  ['an unknown style', { style: 'loud' }, 'style', videoMessages.style],
  ['an unknown voice', { voice: 'mine' }, 'voice', videoMessages.voice],
])('%s is refused with a message at its field', async (_name, body, field, message) => {
  const { status, body: answer } = await (await createMaker()).generate(body)
  expect({ status, fields: answer.error.details?.fields }).toEqual({
    status: 400,
    fields: { [field]: message },
  })
})

test('a video links to its own script and to the next calendar entry, never to another user’s', async () => {
  const maker = await createMaker()
  const [idea] = await maker.ideas()
  const { id } = await maker.script(idea!.id)
  for (const scheduledDate of ['2999-02-02', '2999-01-01'])
    await maker.ask('POST', '/api/schedule', { ideaId: id, scheduledDate, selectedHook: 0 })
  const { prediction_id } = await maker.make({ script, script_id: id })
  const list = await maker.list()
  expect(list.items).toMatchObject([{ prediction_id, script_id: id }])
  expect(list.entries).toEqual([
    { script_id: id, scheduled_id: expect.any(String) as string, day: '2999-01-01' },
  ])

  const stranger = await createMaker()
  const { status, body } = await stranger.generate({ script, script_id: id })
  expect({ status, message: body.error.message }).toEqual({
    status: 404,
    message: videoMessages.unknownScript,
  })
  expect((await stranger.list()).items).toEqual([])
})

test('a deleted script leaves its video without a calendar entry', async () => {
  const maker = await createMaker()
  const [idea] = await maker.ideas()
  await maker.script(idea!.id)
  await maker.make({ script, script_id: idea!.id })
  expect((await maker.ask('DELETE', `/api/ideas/${idea!.id}`)).status).toBe(204)
  expect(await maker.list()).toMatchObject({ items: [{ script_id: idea!.id }], entries: [] })
})
