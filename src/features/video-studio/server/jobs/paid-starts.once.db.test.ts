import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startReplicateService, type ReplicateService } from '#testing/replicate-service.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { createVideoWorkers, type VideoWorkers } from '#testing/video-workers.ts'
import { createCreator, type Creator } from '#testing/video-studio.ts'
import { eventually } from '#testing/eventually.ts'
import { failureReasons } from '../../contract/messages.ts'

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
beforeEach(async () => {
  provider.onCreate = () => 201
  provider.created.length = 0
  creator = await createCreator(running)
})

/** A worker whose process dies after the request and before storing the response. */
async function dieAfterStart(id: string) {
  const death = Promise.withResolvers<string>()
  const sent = provider.created.length + 1
  const { configured, embedded } = running.videoEngines
  const dying = {
    ...configured,
    start: async (order: Parameters<typeof configured.start>[0]) => {
      await configured.start(order)
      return death.promise
    },
  }
  const run = workers.run(id, {
    engines: { configured: dying, embedded },
    timings: { heartbeatMs: 600_000, staleMs: 600_000 },
  })
  await eventually(() => expect(provider.created).toHaveLength(sent))
  await workers.letClaimGoStale(id)
  return { run, death }
}

test('a start whose worker dies is retried once, and then the video fails with the reason', async () => {
  const id = await creator.start()
  const first = await dieAfterStart(id)
  const second = await dieAfterStart(id)
  await workers.run(id)
  expect(await creator.status(id)).toMatchObject({ status: 'failed', error: failureReasons.unanswered })
  expect(provider.created).toHaveLength(2)
  for (const { death, run } of [first, second]) {
    death.reject(new Error('gone'))
    await run
  }
  expect(await creator.status(id)).toMatchObject({ status: 'failed', error: failureReasons.unanswered })
})

test('a start whose worker dies once still becomes a video', async () => {
  const id = await creator.start()
  const { death, run } = await dieAfterStart(id)
  await workers.run(id)
  expect(await creator.status(id)).toMatchObject({ status: 'completed' })
  expect(provider.created).toHaveLength(2)
  death.reject(new Error('gone'))
  await run
})

test('a start interrupted by a gateway counts, because the provider may have begun', async () => {
  provider.onCreate = () => 502
  const id = await creator.start()
  for (let attempt = 1; attempt <= 2; attempt++)
    await expect(workers.run(id)).rejects.toThrow('returns to the queue')
  await workers.run(id)
  expect(await creator.status(id)).toMatchObject({ status: 'failed', error: failureReasons.unanswered })
  expect(provider.created).toHaveLength(2)
})

test('a start rejected by a busy provider does not count', async () => {
  provider.onCreate = () => 503
  const id = await creator.start()
  for (let attempt = 1; attempt <= 3; attempt++)
    await expect(workers.run(id)).rejects.toThrow('returns to the queue')
  provider.onCreate = () => 201
  await workers.run(id)
  expect(await creator.status(id)).toMatchObject({ status: 'completed' })
})
