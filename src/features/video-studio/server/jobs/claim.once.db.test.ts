import type { ServerResponse } from 'node:http'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { startReplicateService, type ReplicateService } from '#testing/replicate-service.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { createVideoWorkers, type VideoWorkers } from '#testing/video-workers.ts'
import { createCreator, type Creator } from '#testing/video-studio.ts'
import { sampleVideoBytes } from '#testing/video-service.ts'
import { failureReasons } from '../../contract/messages.ts'
import { stages } from '../../domain/stages.ts'
import { videoKeys } from '../videos/video-files.ts'

let provider: ReplicateService
let running: TestApp
let workers: VideoWorkers
let creator: Creator
beforeAll(async () => {
  provider = await startReplicateService()
  running = await startTestApp({
    VIDEO_PROVIDER: 'replicate',
    REPLICATE_API_TOKEN: 'r8-token',
    REPLICATE_MODEL: 'owner/name',
    REPLICATE_API_URL: provider.url,
    RATE_LIMIT_SCALE: '100',
  })
  workers = createVideoWorkers(running)
})
afterAll(async () => {
  await running.close()
  await provider.close()
})
const ready = () => ({ status: 'succeeded', output: `${provider.url}/delivery/video.mp4` })
const sendFile = (response: ServerResponse) => void response.writeHead(200).end(sampleVideoBytes)
beforeEach(async () => {
  Object.assign(provider, { onCreate: () => 201, onGet: ready, onFile: sendFile })
  await workers.runRemovals()
  provider.created.length = 0
  provider.canceled.length = 0
  creator = await createCreator(running)
})

const beginFile = (response: ServerResponse) =>
  response.writeHead(200).write(sampleVideoBytes.subarray(0, 1000))
const expectServed = async (id: string) => {
  const file = await creator.get(`/videos/${id}/video.mp4`)
  expect(Buffer.from(await file.arrayBuffer()).equals(sampleVideoBytes)).toBe(true)
}
const expectOnlyFilesOf = async (id: string) => {
  const { file_claim: claim } = await workers.rowOf(id)
  expect(workers.filesOf(id)).toEqual([`${claim}.mp4`, `${claim}.mp4~type`])
}

test('a file that takes longer to copy than a claim lasts is copied once, by one worker', async () => {
  const slow = Promise.withResolvers<ServerResponse>()
  provider.onFile = (response) => {
    beginFile(response)
    slow.resolve(response)
  }
  const id = await creator.start()
  const timings = { heartbeatMs: 50, staleMs: 4000 }
  const first = workers.run(id, { timings })
  const response = await slow.promise
  // A second worker that took over would be done in no time.
  provider.onFile = sendFile
  const { worker } = await workers.rowOf(id)
  // From here on, because the claim was last renewed when the copy began.
  const age = await workers.ageOf(id)
  await eventually(async () => expect(await workers.ageOf(id)).toBeGreaterThan(age + timings.staleMs))
  await workers.run(id, { timings })
  await workers.requeue({ timings })
  expect(await workers.rowOf(id)).toMatchObject({ worker, status: 'processing', attempts: 1 })
  response.end(sampleVideoBytes.subarray(1000))
  await first
  expect(await creator.status(id)).toMatchObject({ status: 'completed', error: null })
  await expectServed(id)
  expect(provider.created).toHaveLength(1)
  expect(await workers.jobsOf(id)).toBe(1)
})

test("a worker that has lost its claim stops without touching the next one's file or prediction", async () => {
  const slow = Promise.withResolvers<ServerResponse>()
  provider.onFile = (response) => {
    beginFile(response)
    slow.resolve(response)
  }
  const id = await creator.start()
  // As if its process had been suspended: it checks its claim only after another has taken over.
  const first = workers.run(id, { timings: { heartbeatMs: 3000, staleMs: 60_000 } })
  await slow.promise
  provider.onFile = sendFile
  await workers.letClaimGoStale(id)
  await workers.run(id)
  await expectServed(id)
  // The copy never ends by itself, so only the end of the claim can have ended it.
  await first
  await expectServed(id)
  await expectOnlyFilesOf(id)
  expect(await creator.status(id)).toMatchObject({ status: 'completed' })
  expect([provider.created.length, provider.canceled]).toEqual([1, []])
})

test('a worker that finishes second removes its own file and no other', async () => {
  const slow = Promise.withResolvers<ServerResponse>()
  provider.onFile = (response) => {
    beginFile(response)
    slow.resolve(response)
  }
  const id = await creator.start()
  const first = workers.run(id, { timings: { heartbeatMs: 600_000, staleMs: 600_000 } })
  const response = await slow.promise
  provider.onFile = sendFile
  await workers.letClaimGoStale(id)
  await workers.run(id)
  response.end(sampleVideoBytes.subarray(1000))
  await first
  await expectServed(id)
  await expectOnlyFilesOf(id)
  expect(provider.created).toHaveLength(1)
})

test('the next worker continues a prediction when the first one loses its claim', async () => {
  provider.onGet = () => ({ status: 'processing', logs: '10%' })
  const id = await creator.start()
  const first = workers.run(id, { timings: { heartbeatMs: 50, staleMs: 60_000 } })
  await eventually(async () => expect((await creator.status(id)).percent).toBe(10))
  await workers.takeAway(id)
  await first
  expect(provider.canceled).toEqual([])
  provider.onGet = ready
  await workers.letClaimGoStale(id)
  await workers.run(id)
  expect(await creator.status(id)).toMatchObject({ status: 'completed' })
  expect([provider.created.length, provider.canceled]).toEqual([1, []])
})

test.each([
  ['canceled', 'in the same process', true],
  ['canceled', 'in another process', false],
  ['deleted', 'in the same process', true],
  ['deleted', 'in another process', false],
] as const)('a video that is %s %s cancels its prediction', async (how, _where, isSame) => {
  provider.onGet = () => ({ status: 'processing', logs: '10%' })
  const id = await creator.start()
  const work = workers.run(id, { timings: { heartbeatMs: isSame ? 600_000 : 50, staleMs: 600_000 }, isSame })
  await eventually(async () => expect((await creator.status(id)).percent).toBe(10))
  expect((await (how === 'canceled' ? creator.cancel(id) : creator.remove(id))).ok).toBe(true)
  await work
  expect(provider.canceled).toEqual(['r-1'])
})

test('canceling a video without a worker cancels its prediction too', async () => {
  provider.onGet = () => ({ status: 'processing' })
  const id = await creator.start()
  const work = workers.run(id, { timings: { heartbeatMs: 50, staleMs: 60_000 }, isStopping: () => true })
  await expect(work).rejects.toThrow('returns to the queue')
  expect(provider.canceled).toEqual([])
  await creator.cancel(id)
  await workers.runRemovals()
  expect(provider.canceled).toEqual(['r-1'])
})

test('an unavailable provider returns the video to the queue, and finally fails it', async () => {
  provider.onCreate = () => 503
  const id = await creator.start()
  for (let attempt = 1; attempt < 5; attempt++) {
    await expect(workers.run(id)).rejects.toThrow('returns to the queue')
    expect(await creator.status(id)).toMatchObject({ status: 'processing', stage: stages.retrying })
  }
  await workers.run(id)
  expect(await creator.status(id)).toMatchObject({ status: 'failed', error: failureReasons.unreachable })
})

test('a provider that comes back completes the video', async () => {
  provider.onCreate = () => 503
  const id = await creator.start()
  await expect(workers.run(id)).rejects.toThrow('returns to the queue')
  provider.onCreate = () => 201
  await workers.run(id)
  expect(await creator.status(id)).toMatchObject({ status: 'completed' })
})

test('a start without a response is not retried, because it may have been paid for', async () => {
  provider.onCreate = () => undefined
  const id = await creator.start()
  await workers.run(id)
  expect(await creator.status(id)).toMatchObject({ status: 'failed', error: failureReasons.unreachable })
  expect(provider.created).toHaveLength(1)
})

test('a broken download is retried, and nothing is started twice', async () => {
  provider.onFile = (response) => {
    beginFile(response)
    response.destroy()
  }
  const id = await creator.start()
  await expect(workers.run(id)).rejects.toThrow('returns to the queue')
  expect(workers.filesOf(id)).toEqual([])
  provider.onFile = sendFile
  await workers.run(id)
  await expectServed(id)
  await expectOnlyFilesOf(id)
  expect(provider.created).toHaveLength(1)
})

test('a stalled video gets one new job, however often it is found', async () => {
  const id = await creator.start()
  provider.onGet = () => ({ status: 'processing' })
  const stopped = workers.run(id, { timings: { heartbeatMs: 600_000, staleMs: 600_000 }, isSame: true })
  await eventually(async () => expect((await creator.status(id)).stage).not.toBe(stages.queued))
  // Retried, because the worker may still finish a write.
  await eventually(async () => {
    await workers.letClaimGoStale(id)
    await workers.requeue()
    expect(await workers.jobsOf(id)).toBe(2)
  })
  for (let look = 0; look < 4; look++) await workers.requeue()
  expect(await workers.jobsOf(id)).toBe(2)
  expect(await creator.status(id)).toMatchObject({ status: 'processing', stage: stages.queued })
  await creator.cancel(id)
  await stopped
})

test('a video that waits in a long queue gets no second job', async () => {
  const id = await creator.start()
  await running.database.pool.query(
    `update videos set created_at = now() - interval '1 hour' where id = $1`,
    [id],
  )
  await workers.requeue()
  expect(await workers.jobsOf(id)).toBe(1)
})

test('the next worker removes the files of a killed one', async () => {
  const id = await creator.start()
  const killed = randomUUID()
  await running.files.put(videoKeys.video(id, killed), sampleVideoBytes, { contentType: 'video/mp4' })
  await running.database.pool.query(
    `update videos set status = 'processing', worker = $2, heard_at = to_timestamp(0), attempts = 1 where id = $1`,
    [id, killed],
  )
  await workers.run(id)
  await expectServed(id)
  await expectOnlyFilesOf(id)
  expect(provider.created).toHaveLength(1)
})

test('a video of an earlier version plays, and its file is deleted with it', async () => {
  const id = await creator.start()
  await running.files.put(`videos/${id}/video.mp4`, sampleVideoBytes, { contentType: 'video/mp4' })
  await running.database.pool.query(
    `update videos set status = 'completed', worker = $2, attempts = 1, size = $3 where id = $1`,
    [id, randomUUID(), sampleVideoBytes.length],
  )
  await expectServed(id)
  expect((await creator.remove(id)).status).toBe(204)
  await workers.runRemovals()
  expect(workers.filesOf(id)).toEqual([])
})
