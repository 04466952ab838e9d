import { createCanvas } from '@napi-rs/canvas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { createCreator, type Creator } from '#testing/video-studio.ts'
import { createVideoWorkers, type VideoWorkers } from '#testing/video-workers.ts'
import { recordingMessages } from '../../contract/recording.ts'
import { uploadLimits, uploadMessages } from '../../contract/uploads.ts'
import { writeWav } from '../../film/sound/wav.ts'

let running: TestApp
let workers: VideoWorkers
beforeAll(async () => {
  // Without background jobs, so that removals are run by hand.
  running = await startTestApp({ RATE_LIMIT_SCALE: '100' })
  workers = createVideoWorkers(running)
})
afterAll(() => running.close())

const sound = writeWav({ samples: new Float32Array(16_000).fill(0.3), rate: 16_000 })
const picture = new Uint8Array(createCanvas(40, 20).toBuffer('image/png'))

const send = async ({ cookie }: Creator, path: string, type: string, body: Uint8Array<ArrayBuffer>) =>
  running.app.request(`/api/video-generator${path}`, {
    method: 'POST',
    headers: { ...cookie, 'content-type': type, 'content-length': String(body.length) },
    body,
  })
const record = (creator: Creator) => send(creator, '/recordings', 'audio/wav', sound)
const addPhoto = (creator: Creator) => send(creator, '/photos', 'image/png', picture)

const idOf = async (response: Response) => ((await response.json()) as { id: string }).id
const answerOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { error: { message: string } }).error.message,
]
const listed = async (creator: Creator) => {
  const response = await creator.get('/recordings')
  return ((await response.json()) as { items: { id: string }[] }).items.map(({ id }) => id)
}
const query = (text: string, values: unknown[]) => running.database.pool.query(text, values)

/** As if this upload were the only large one. */
const fill = (table: 'photos' | 'recordings', id: string, bytes: number) =>
  query(`update ${table} set size = $2 where id = $1`, [id, bytes])
const setConfirmed = (recording: string, isConfirmed: boolean) =>
  query('update users set email_verified = $2 where id = (select user_id from recordings where id = $1)', [
    recording,
    isConfirmed,
  ])
const age = (id: string) =>
  query(`update recordings set created_at = now() - interval '25 hours' where id = $1`, [id])

test('photos and recordings share a limit, which is lower until the email address is confirmed', async () => {
  const creator = await createCreator(running)
  const first = await idOf(await record(creator))
  await setConfirmed(first, false)
  await fill('recordings', first, uploadLimits.bytesUnconfirmed - sound.length)
  const last = await record(creator)
  expect(last.status).toBe(201)
  for (const upload of [record, addPhoto])
    expect(await answerOf(await upload(creator))).toEqual([429, uploadMessages.fullUnconfirmed])

  await setConfirmed(first, true)
  const photo = await idOf(await addPhoto(creator))
  await fill('photos', photo, uploadLimits.bytes - uploadLimits.bytesUnconfirmed)
  for (const upload of [record, addPhoto])
    expect(await answerOf(await upload(creator))).toEqual([429, uploadMessages.full])
})

test('uploads at the same time cannot exceed the limit together', async () => {
  const creator = await createCreator(running)
  const first = await idOf(await record(creator))
  await fill('recordings', first, uploadLimits.bytes - sound.length)
  const statuses = await Promise.all(
    [record, record, addPhoto].map(async (upload) => (await upload(creator)).status),
  )
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(1)
  const { rows } = await query(
    `select (select sum(size) from recordings where user_id = r.user_id)
       + coalesce((select sum(size) from photos where user_id = r.user_id), 0) as bytes from recordings r where id = $1`,
    [first],
  )
  expect(Number((rows as { bytes: string }[])[0]!.bytes)).toBeLessThanOrEqual(uploadLimits.bytes)
})

test('a video cannot play one long recording many times', async () => {
  const creator = await createCreator(running)
  const recording = await idOf(await record(creator))
  await query('update recordings set milliseconds = 120000 where id = $1', [recording])
  const order = (times: number) => ({
    prompt: 'A fox',
    voice: 'recording',
    recordings: Array<string>(times).fill(recording),
  })
  expect(await answerOf(await creator.generate(order(6)))).toEqual([400, recordingMessages.tooLongTogether])
  await creator.start(order(5))
})

test('a recording that no video uses is deleted after a day, with its file', async () => {
  const creator = await createCreator(running)
  const [used, unused] = [await idOf(await record(creator)), await idOf(await record(creator))]
  const order = { prompt: 'A fox', voice: 'recording', recordings: [used] }
  const video = await creator.start(order)
  await age(used)
  await age(unused)
  const latest = await idOf(await record(creator))
  expect(await listed(creator)).toEqual([used, latest])
  await workers.runRemovals()
  expect(await running.files.open(`recordings/${unused}.wav`)).toBeNull()
  const kept = await running.files.open(`recordings/${used}.wav`)
  kept?.stream.destroy()
  expect(kept?.size).toBe(sound.length)
  expect((await creator.generate({ ...order, recordings: [unused] })).status).toBe(404)

  // Without its video it is used by none.
  await creator.remove(video)
  await record(creator)
  expect(await listed(creator)).not.toContain(used)
})
