import { createCanvas } from '@napi-rs/canvas'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { createCreator, type Creator } from '#testing/video-studio.ts'
import { createVideoWorkers, type VideoWorkers } from '#testing/video-workers.ts'
import { photoMessages } from '../../contract/photo.ts'
import { recordingMessages } from '../../contract/recording.ts'
import { uploadLimits, uploadMessages } from '../../contract/uploads.ts'
import { writeWav } from '../../film/sound/wav.ts'
import { deleteForgottenUploads } from './upload-cleanup.ts'

let running: TestApp
let workers: VideoWorkers
beforeAll(async () => {
  // Without background jobs, so that removals are run by hand.
  running = await startTestApp({ RATE_LIMIT_SCALE: '100' })
  workers = createVideoWorkers(running)
})
afterEach(() => vi.restoreAllMocks())
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
const listed = async (creator: Creator, kind: 'photos' | 'recordings' = 'recordings') => {
  const response = await creator.get(`/${kind}`)
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
async function age(...ids: string[]) {
  for (const table of ['photos', 'recordings'])
    await query(`update ${table} set created_at = now() - interval '25 hours' where id = any($1)`, [ids])
}

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

test('what no video uses is deleted after a day, with its files and without another upload', async () => {
  const creator = await createCreator(running)
  const [used, unused] = [await idOf(await record(creator)), await idOf(await record(creator))]
  const [shown, unshown] = [await idOf(await addPhoto(creator)), await idOf(await addPhoto(creator))]
  const order = { prompt: 'A fox', voice: 'recording', recordings: [used], photos: [shown] }
  const video = await creator.start(order)
  await age(used, unused, shown, unshown)
  const latest = await idOf(await record(creator))
  await deleteForgottenUploads(running)()
  expect(await listed(creator)).toEqual([used, latest])
  expect(await listed(creator, 'photos')).toEqual([shown])
  await workers.runRemovals()
  for (const key of [`recordings/${unused}.wav`, `photos/${unshown}.png`])
    expect(await running.files.open(key)).toBeNull()
  for (const key of [`recordings/${used}.wav`, `photos/${shown}.png`]) {
    const kept = await running.files.open(key)
    kept?.stream.destroy()
    expect(kept?.size).toBeGreaterThan(0)
  }
  expect((await creator.generate({ ...order, recordings: [unused] })).status).toBe(404)

  // Without its video it is used by none.
  await creator.remove(video)
  await deleteForgottenUploads(running)()
  expect(await listed(creator)).toEqual([latest])
})

test('forgotten uploads of any number of people are deleted', async () => {
  const creators = [await createCreator(running), await createCreator(running), await createCreator(running)]
  for (const creator of creators) await age(await idOf(await addPhoto(creator)))
  await deleteForgottenUploads(running, 2)()
  for (const creator of creators) expect(await listed(creator, 'photos')).toEqual([])
})

test('a video that starts while forgotten uploads are deleted keeps its own', async () => {
  const creator = await createCreator(running)
  const [photo, recording] = [await idOf(await addPhoto(creator)), await idOf(await record(creator))]
  const video = await creator.start()
  await age(photo, recording)
  const starting = await running.database.pool.connect()
  try {
    await starting.query('begin')
    await starting.query(
      'select 1 from users where id = (select user_id from videos where id = $1) for update',
      [video],
    )
    await starting.query(
      'update videos set photos = jsonb_build_array($2::text), recordings = jsonb_build_array($3::text) where id = $1',
      [video, photo, recording],
    )
    const cleanup = deleteForgottenUploads(running)()
    await eventually(async () => {
      const waiting = await query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        [],
      )
      expect(waiting.rowCount).toBe(1)
    })
    await starting.query('commit')
    await cleanup
  } finally {
    starting.release(true)
  }
  expect([await listed(creator, 'photos'), await listed(creator)]).toEqual([[photo], [recording]])
})

test.each([
  ['photo', addPhoto, (id: string) => ({ photos: [id] }), photoMessages.unknown],
  [
    'recording',
    record,
    (id: string) => ({ voice: 'recording', recordings: [id] }),
    recordingMessages.unknown,
  ],
])('a video does not start with a %s that is just being deleted', async (_, upload, choose, message) => {
  const creator = await createCreator(running)
  const id = await idOf(await upload(creator))
  await age(id)
  const { transaction } = running.database
  vi.spyOn(running.database, 'transaction').mockImplementationOnce(async (work) => {
    await deleteForgottenUploads(running)()
    return transaction(work)
  })
  expect(await answerOf(await creator.generate({ prompt: 'A fox', ...choose(id) }))).toEqual([404, message])
})

// Last, because it starts the jobs.
test('forgotten uploads are deleted every hour', async () => {
  await running.startBackgroundJobs()
  const { rows } = await query(`select cron from pgboss.schedule where name = 'upload-cleanup'`, [])
  expect(rows).toEqual([{ cron: expect.stringMatching(/^\d+ \* \* \* \*$/) as string }])
})
