import { afterAll, beforeAll, expect, test } from 'vitest'
import { startReplicateService, type ReplicateService } from '#testing/replicate-service.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { createCreator } from '#testing/video-studio.ts'
import { videoPaths } from '../../contract/paths.ts'

let provider: ReplicateService
let running: TestApp
beforeAll(async () => {
  provider = await startReplicateService()
  running = await startTestApp({
    VIDEO_PROVIDER: 'replicate',
    REPLICATE_API_TOKEN: 'r8-token',
    REPLICATE_MODEL: 'owner/name',
    REPLICATE_API_URL: provider.url,
  })
  await running.startBackgroundJobs()
})
afterAll(async () => {
  await running.close()
  await provider.close()
})

test("a provider's video passes through its states and is copied to our own storage", async () => {
  const states = ['starting', 'processing']
  provider.onGet = () => {
    const status = states.shift()
    return status ? { status } : { status: 'succeeded', output: [`${provider.url}/delivery/video.mp4`] }
  }
  const creator = await createCreator(running)
  const id = await creator.start()
  expect(await creator.until(id, 'completed')).toMatchObject({ engine: 'replicate', error: null })
  const file = await creator.get(`/videos/${id}/video.mp4`)
  expect((await file.text()).slice(4, 8)).toBe('ftyp')
})

test('a callback is accepted once, and only if signed', async () => {
  const body = { id: 'r-1', status: 'succeeded' }
  const send = async (headers: Record<string, string>) =>
    (await running.post(videoPaths.webhook, body, headers)).status
  const signed = provider.sign(JSON.stringify(body))
  expect(await send({})).toBe(401)
  expect(await send({ ...signed, 'webhook-signature': 'v1,bm8=' })).toBe(401)
  expect(await send(signed)).toBe(204)
  expect(await send(signed)).toBe(204)
  const { rows } = await running.database.pool.query('select id from video_webhooks')
  expect(rows).toEqual([{ id: signed['webhook-id'] }])
})
