import { afterAll, beforeAll, expect, test } from 'vitest'
import { failStatements, type Break } from '#testing/failing-statement.ts'
import { startReplicateService, type ReplicateService } from '#testing/replicate-service.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { sampleVideoBytes } from '#testing/video-service.ts'
import { createVideoWorkers, type VideoWorkers } from '#testing/video-workers.ts'
import { createCreator, type Creator } from '#testing/video-studio.ts'

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
  running.videoEngines.configured.timeouts = () => 1
  workers = createVideoWorkers(running)
  creator = await createCreator(running)
})
afterAll(async () => {
  await running.close()
  await provider.close()
})

/** Runs the worker like the queue would: again after a failure, and again when its video has stalled. */
async function runUntilSettled(id: string) {
  for (let attempt = 0; attempt < 5; attempt++) {
    if ((await workers.rowOf(id)).status === 'processing') await workers.letClaimGoStale(id)
    await workers.run(id).catch(() => undefined)
    if ((await creator.status(id)).status !== 'processing') return
  }
}

test.each<Break>(['unsent', 'unanswered'])(
  'whichever statement of a worker is %s, the video is made, paid and stored once',
  async (how) => {
    const faults = failStatements(running.database.pool)
    let n = 0
    for (let hit: string | undefined = ''; hit !== undefined;) {
      n++
      provider.created.length = 0
      // First in progress, then ready, to cover every step of a worker.
      const states = [{ status: 'processing', logs: '40%' }]
      provider.onGet = () =>
        states.shift() ?? { status: 'succeeded', output: `${provider.url}/delivery/video.mp4` }
      const id = await creator.start()
      ;({ hit } = await faults.during(n, how, () => workers.run(id).catch(() => undefined)))
      await runUntilSettled(id)
      const { file_claim: claim } = await workers.rowOf(id)
      const file = await creator.get(`/videos/${id}/video.mp4`)
      expect({
        hit,
        video: await creator.status(id),
        files: workers.filesOf(id),
        bytes: (await file.arrayBuffer()).byteLength,
        started: provider.created.length,
        canceled: provider.canceled,
      }).toMatchObject({
        hit,
        video: { status: 'completed', error: null },
        files: [`${claim}.mp4`, `${claim}.mp4~type`],
        bytes: sampleVideoBytes.length,
        started: 1,
        canceled: [],
      })
    }
    expect(n).toBeGreaterThan(10)
  },
)

test.each(['a failure', 'a cancellation'])(
  'whichever statement fails around %s, the video ends and no file is left',
  async (what) => {
    const faults = failStatements(running.database.pool)
    let n = 0
    for (let hit: string | undefined = ''; hit !== undefined;) {
      n++
      provider.onGet = () => ({ status: 'failed', error: 'out of memory' })
      const id = await creator.start()
      ;({ hit } = await faults.during(n, 'unsent', async () => {
        if (what === 'a cancellation') await creator.cancel(id)
        await workers.run(id).catch(() => undefined)
      }))
      if (what === 'a cancellation') await creator.cancel(id)
      await runUntilSettled(id)
      const ends = what === 'a failure' ? ['failed'] : ['canceled', 'failed']
      expect(ends).toContain((await creator.status(id)).status)
      expect(workers.filesOf(id)).toEqual([])
    }
    expect(n).toBeGreaterThan(3)
  },
)
