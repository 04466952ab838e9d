import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '#platform/server/log.ts'
import { sampleOrder } from '#testing/sample-order.ts'
import { sampleVideoBytes, startVideoService, type VideoService } from '#testing/video-service.ts'
import type { VideoEngine } from '../engine.ts'
import { createHttpEngine } from './http-engine.ts'

let service: VideoService
let engine: VideoEngine
beforeAll(async () => {
  service = await startVideoService()
  engine = createHttpEngine({ baseUrl: `${service.url}/`, allowedHosts: [], log: createLog('silent') })
})
afterAll(() => service.close())

test('sends exactly the five fields of the protocol', async () => {
  expect(await engine.start(sampleOrder())).toBe('p-1')
  expect(service.asked).toEqual([
    { prompt: 'Hello world', num_frames: 24, fps: 24, resolution: '480p', seed_image: null },
  ])
})

test.each([
  [
    { status: 'processing', percent: 30 },
    { state: 'working', percent: 30, stage: 'Rendering' },
  ],
  [{ status: 'starting' }, { state: 'working', percent: 0, stage: 'Rendering' }],
  [{ status: 'completed', video_url: '/files/a.mp4' }, { state: 'ready' }],
  [{ status: 'succeeded', video_url: '/files/a.mp4' }, { state: 'ready' }],
  [
    { status: 'completed', video_url: null },
    { state: 'failed', failure: 'noResult' },
  ],
  [
    { status: 'failed', error: 'out of memory' },
    { state: 'failed', failure: 'service' },
  ],
  [{ nothing: true }, { state: 'silent' }],
  [404, { state: 'unknown' }],
  [500, { state: 'silent' }],
  [429, { state: 'silent' }],
])('%j means %j', async (told, status) => {
  service.onStatus = () => told
  expect(await engine.status('p-1')).toEqual(status)
})

test('a service that rejects, sends nonsense or is unreachable fails the start with a reason', async () => {
  service.onGenerate = () => 400
  await expect(engine.start(sampleOrder())).rejects.toMatchObject({ failure: 'refused' })
  service.onGenerate = () => 503
  await expect(engine.start(sampleOrder())).rejects.toMatchObject({ failure: 'unreachable' })
  service.onGenerate = () => ({ id: 'not the name of the field' })
  await expect(engine.start(sampleOrder())).rejects.toMatchObject({ failure: 'service' })
  const away = createHttpEngine({ baseUrl: 'http://127.0.0.1:9', allowedHosts: [], log: createLog('silent') })
  await expect(away.start(sampleOrder())).rejects.toMatchObject({ failure: 'unreachable' })
})

test('copies the file from the service itself', async () => {
  service.onStatus = () => ({ status: 'completed', video_url: '/files/video.mp4' })
  expect(
    (await buffer((await engine.result('p-1', new AbortController().signal)).video)).equals(sampleVideoBytes),
  ).toBe(true)
})

test.each([
  ['a redirect', 302, { location: 'http://127.0.0.1:9/secret' }, '', 'resultRefused'],
  ['a page instead of a video', 200, {}, '<!doctype html><p>Sign in</p>', 'resultRefused'],
  ['too much', 200, { 'content-length': String(2 ** 40) }, '', 'resultRefused'],
  ['an empty file', 200, {}, '', 'resultRefused'],
  ['a file that is gone', 410, {}, '', 'noResult'],
])('rejects %s', async (_name, status, headers, body, failure) => {
  service.onStatus = () => ({ status: 'completed', video_url: `${service.url}/files/video.mp4` })
  service.onFile = (response) => {
    response.writeHead(status, headers)
    response.end(body)
  }
  const fetched = engine.result('p-1', new AbortController().signal).then(({ video }) => buffer(video))
  await expect(fetched).rejects.toMatchObject({ failure })
})
