import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { failStatements } from '#testing/failing-statement.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { createCreator } from '#testing/video-studio.ts'
import { createVideoWorkers } from '#testing/video-workers.ts'
import { videoKeys } from './video-files.ts'

let running: TestApp
beforeAll(async () => {
  // Without background jobs, so that only the request itself could remove a file.
  running = await startTestApp()
})
afterAll(() => running.close())

test('an account deletion that fails leaves every video with its file, and one that succeeds removes it afterwards', async () => {
  const { pool } = running.database
  const workers = createVideoWorkers(running)
  const creator = await createCreator(running)
  const id = await creator.start()
  const claim = randomUUID()
  const video = Buffer.from('a video')
  await running.files.put(videoKeys.video(id, claim), video, { contentType: 'video/mp4' })
  await pool.query(
    `update videos set status = 'completed', worker = $2, file_claim = $2, attempts = 1, size = $3 where id = $1`,
    [id, claim, video.length],
  )
  const kept = workers.filesOf(id)
  expect(kept).toContain(`${claim}.mp4`)
  const headers = { ...creator.cookie, 'content-type': 'application/json' }
  const deleteAccount = async () =>
    (await running.app.request('/api/account', { method: 'DELETE', headers, body: '{}' })).status

  const { result, hit } = await failStatements(pool).during(/^commit/i, 'unsent', deleteAccount)
  expect([hit, result]).toEqual([expect.stringMatching(/^commit/i), 503])
  expect(workers.filesOf(id)).toEqual(kept)
  const file = await creator.get(`/videos/${id}/video.mp4`)
  expect((await file.arrayBuffer()).byteLength).toBe(video.length)

  expect(await deleteAccount()).toBe(200)
  expect(workers.filesOf(id)).toEqual(kept)
  await workers.runRemovals()
  expect(workers.filesOf(id)).toEqual([])
})
