import { createCanvas, loadImage } from '@napi-rs/canvas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { createCreator, type Creator } from '#testing/video-studio.ts'
import { createVideoWorkers, type VideoWorkers } from '#testing/video-workers.ts'
import { videoMessages } from '../../contract/messages.ts'
import { photoLimits, photoMessages, type Photo } from '../../contract/photo.ts'
import { writeWav } from '../../film/sound/wav.ts'

let running: TestApp
let creator: Creator
let workers: VideoWorkers
beforeAll(async () => {
  // Without background jobs, so that removals are run by hand.
  running = await startTestApp({ RATE_LIMIT_SCALE: '100' })
  creator = await createCreator(running)
  workers = createVideoWorkers(running)
})
afterAll(() => running.close())

function paint(color: string) {
  const canvas = createCanvas(40, 20)
  const context = canvas.getContext('2d')
  context.fillStyle = color
  context.fillRect(0, 0, 40, 20)
  return canvas.toBuffer('image/png')
}

const send = (path: string, body: Buffer, type: string, { cookie } = creator) =>
  running.app.request(`/api/video-generator${path}`, {
    method: 'POST',
    headers: { ...cookie, 'content-type': type, 'content-length': String(body.length) },
    body: new Uint8Array(body),
  })

async function add(color: string, owner = creator): Promise<string> {
  const response = await send('/photos', paint(color), 'image/png', owner)
  expect(response.status).toBe(201)
  return ((await response.json()) as Photo).id
}

const messageOf = async (response: Response) =>
  ((await response.json()) as { error: { message: string } }).error.message

const listed = async () =>
  ((await (await creator.get('/photos')).json()) as { items: Photo[] }).items.map(({ id }) => id)

const remove = (id: string) =>
  running.app.request(`/api/video-generator/photos/${id}`, { method: 'DELETE', headers: creator.cookie })

test('a photo is stored, listed, shown to its owner and deleted with its file', async () => {
  const id = await add('red')
  expect(await listed()).toEqual([id])
  const shown = await creator.get(`/photos/${id}/image`)
  expect(shown.headers.get('content-type')).toBe('image/png')
  const image = await loadImage(Buffer.from(await shown.arrayBuffer()))
  expect([image.width, image.height]).toEqual([40, 20])
  expect((await remove(id)).status).toBe(204)
  expect(await listed()).toEqual([])
  await workers.runRemovals()
  expect(await running.files.open(`photos/${id}.png`)).toBeNull()
})

test('a file that is no picture, is incomplete, claims too many pixels or another type is refused', async () => {
  const png = paint('red')
  const huge = Buffer.from(png)
  huge.writeUInt32BE(20_000, 16)
  const cases = [
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), videoMessages.pictureKind],
    [png.subarray(0, 50), videoMessages.pictureIncomplete],
    [huge, videoMessages.pictureSize(20_000, 20)],
  ] as const
  for (const [body, message] of cases) {
    const response = await send('/photos', body, 'image/png')
    expect([response.status, await messageOf(response)]).toEqual([400, message])
  }
  expect((await send('/photos', png, 'image/svg+xml')).status).toBe(415)
  expect(await listed()).toEqual([])
})

test('a video shows the photos in their order, and says when one was deleted meanwhile', async () => {
  const [first, second, third] = [await add('red'), await add('green'), await add('blue')]
  const id = await creator.start({ photos: [third, first, second] })
  expect((await creator.status(id)).settings).toMatchObject({ photos: [third, first, second] })
  await remove(first)
  await workers.run(id)
  const { status, notes } = await creator.status(id)
  expect([status, notes]).toEqual(['completed', expect.arrayContaining([photoMessages.leftOut(1)])])

  // Photos that another video shows stay when one is deleted.
  const other = await creator.start({ photos: [second] })
  await creator.remove(id)
  expect(await listed()).toEqual([second])
  await creator.remove(other)
  expect(await listed()).toEqual([])
})

test('a video takes only eight photos, and only those of its creator', async () => {
  const stranger = await createCreator(running)
  const foreign = await add('red', stranger)
  const refused = await creator.generate({ prompt: 'A fox', photos: [foreign] })
  expect([refused.status, await messageOf(refused)]).toEqual([404, photoMessages.unknown])
  const nine = Array.from({ length: photoLimits.perVideo + 1 }, () => foreign)
  expect((await creator.generate({ prompt: 'A fox', photos: nine })).status).toBe(400)
})

test('the export lists photos and recordings, and both leave with the account', async () => {
  const owner = await createCreator(running)
  const photo = await add('red', owner)
  const samples = Float32Array.from({ length: 16_000 }, (_, at) => 0.3 * Math.sin(at * 0.1))
  const sound = Buffer.from(writeWav({ samples, rate: 16_000 }))
  const recorded = await send('/recordings', sound, 'audio/wav', owner)
  const { id: recording } = (await recorded.json()) as { id: string }
  const response = await running.app.request('/api/account/export', { headers: owner.cookie })
  expect(await response.json()).toMatchObject({ photos: [{ id: photo }], recordings: [{ id: recording }] })

  const headers = { ...owner.cookie, 'content-type': 'application/json' }
  const deleted = await running.app.request('/api/account', { method: 'DELETE', headers, body: '{}' })
  expect(deleted.status).toBe(200)
  await workers.runRemovals()
  const { rows } = await running.database.pool.query(
    'select id from photos where id = $1 union select id from recordings where id = $2',
    [photo, recording],
  )
  expect(rows).toEqual([])
  for (const key of [`photos/${photo}.png`, `recordings/${recording}.wav`])
    expect(await running.files.open(key)).toBeNull()
})
