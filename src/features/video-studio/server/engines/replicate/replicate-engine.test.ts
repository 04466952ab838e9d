import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { minuteMs } from '#platform/common/durations.ts'
import { createLog } from '#platform/server/log.ts'
import { startReplicateService, type ReplicateService } from '#testing/replicate-service.ts'
import { sampleOrder } from '#testing/sample-order.ts'
import { sampleVideoBytes } from '#testing/video-service.ts'
import { createReplicateEngine } from './replicate-engine.ts'

let provider: ReplicateService
beforeAll(async () => {
  provider = await startReplicateService()
})
afterAll(() => provider.close())
beforeEach(() => {
  provider.onCreate = () => 201
  provider.created.length = 0
})

/** Another server than the provider's own stand-in. */
async function startStranger(answer: (response: ServerResponse) => void) {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    answer(response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { requests, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const open = (changes: { siteUrl?: string; token?: string; baseUrl?: string } = {}) =>
  createReplicateEngine({
    token: 'r8-token',
    model: 'owner/name',
    baseUrl: provider.url,
    allowedHosts: [],
    siteUrl: 'https://crovest.example',
    webhookPath: '/api/video-generator/webhooks/replicate',
    log: createLog('silent'),
    ...changes,
  })

test('a prediction request has every field a model may need, and a callback URL', async () => {
  const order = {
    ...sampleOrder(),
    picture: Buffer.from('x'),
    pictureType: 'image/png' as const,
    orientation: 'portrait',
  }
  expect(await open().start(order)).toBe('r-1')
  expect(provider.created[0]).toMatchObject({
    input: {
      prompt: order.prompt,
      num_frames: 24,
      fps: 24,
      resolution: '480p',
      aspect_ratio: '9:16',
      image: 'data:image/png;base64,eA==',
    },
    webhook: 'https://crovest.example/api/video-generator/webhooks/replicate',
    webhook_events_filter: ['completed'],
  })
})

test('a site that is not public requests no callback', async () => {
  await open({ siteUrl: 'http://127.0.0.1:3000' }).start(sampleOrder())
  expect(provider.created[0]).not.toHaveProperty('webhook')
})

test.each([
  [{ status: 'starting' }, { state: 'working', percent: 0, stage: 'Waiting for the video service' }],
  [
    { status: 'processing', logs: 'step 42% of it' },
    { state: 'working', percent: 42, stage: 'Rendering' },
  ],
  [{ status: 'succeeded', output: 'https://x.replicate.delivery/a.mp4' }, { state: 'ready' }],
  [{ status: 'succeeded', output: ['https://x.replicate.delivery/a.mp4'] }, { state: 'ready' }],
  [{ status: 'succeeded', output: { video: 'https://x.replicate.delivery/a.mp4' } }, { state: 'ready' }],
  [
    { status: 'succeeded', output: null },
    { state: 'failed', failure: 'noResult' },
  ],
  [
    { status: 'succeeded', output: [] },
    { state: 'failed', failure: 'noResult' },
  ],
  [
    { status: 'failed', error: 'your token r8-token is out of credit' },
    { state: 'failed', failure: 'service' },
  ],
  [{ status: 'canceled' }, { state: 'failed', failure: 'serviceCanceled' }],
  [{ status: 'aborted' }, { state: 'failed', failure: 'serviceCanceled' }],
  [{ status: 'a state to come' }, { state: 'working', percent: 0, stage: 'Rendering' }],
  [404, { state: 'unknown' }],
  [401, { state: 'silent' }],
] as const)('%j means %j', async (told, status) => {
  provider.onGet = () => told
  expect(await open().status('r-1')).toEqual(status)
})

test('an unavailable provider is polled again later', async () => {
  let calls = 0
  provider.onGet = () => (++calls, 503)
  expect(await open().status('r-1')).toEqual({ state: 'silent' })
  expect(calls).toBeGreaterThan(0)
})

test.each([
  [422, 'refused'],
  [402, 'refused'],
])('a start with status %i fails as %s', async (status, failure) => {
  provider.onCreate = () => status
  await expect(open().start(sampleOrder())).rejects.toMatchObject({ failure })
})

test('a start without a response is sent once and not marked as retryable', async () => {
  provider.onCreate = () => undefined
  const unreachable = { failure: 'unreachable', isTransient: false }
  await expect(open().start(sampleOrder())).rejects.toMatchObject(unreachable)
  expect(provider.created).toHaveLength(1)
})

test('a start with an unreadable reply is sent once and not marked as retryable', async () => {
  const { url, requests } = await startStranger((response) => response.writeHead(201).end('{"id":'))
  const unreachable = { failure: 'unreachable', isTransient: false }
  await expect(open({ baseUrl: url }).start(sampleOrder())).rejects.toMatchObject(unreachable)
  expect(requests).toHaveLength(1)
})

test('follows no redirect, neither with the token nor for the file', async () => {
  const target = await startStranger((response) => response.end())
  const { url, requests } = await startStranger((response) =>
    response.writeHead(302, { location: `${target.url}/elsewhere` }).end(),
  )
  const engine = open({ baseUrl: url })
  await expect(engine.start(sampleOrder())).rejects.toMatchObject({ isTransient: false })
  expect(await engine.status('r-1')).toEqual({ state: 'silent' })
  await expect(engine.cancel('r-1')).rejects.toThrow()
  await expect(engine.result('r-1', new AbortController().signal)).rejects.toThrow()
  const asked = requests.length
  expect(asked).toBeGreaterThan(3)

  provider.onGet = () => ({ status: 'succeeded', output: `${provider.url}/delivery/video.mp4` })
  const { onFile } = provider
  onTestFinished(() => void (provider.onFile = onFile))
  provider.onFile = (response) => void response.writeHead(302, { location: `${target.url}/file` }).end()
  const refused = { failure: 'resultRefused' }
  await expect(open().result('r-1', new AbortController().signal)).rejects.toMatchObject(refused)
  expect(target.requests).toEqual([])
})

test.each([429, 500, 503])('a start with status %i may be retried', async (status) => {
  provider.onCreate = () => status
  const unreachable = { failure: 'unreachable', isTransient: true }
  await expect(open().start(sampleOrder())).rejects.toMatchObject(unreachable)
})

test('copies the file and forwards a cancellation', async () => {
  provider.onGet = () => ({ status: 'succeeded', output: [`${provider.url}/delivery/video.mp4`] })
  const engine = open()
  const { video } = await engine.result('r-1', new AbortController().signal)
  expect((await buffer(video)).equals(sampleVideoBytes)).toBe(true)
  await engine.cancel('r-7')
  expect(provider.canceled).toEqual(['r-7'])
})

test("rejects a file outside the provider's hosts", async () => {
  for (const output of [
    'https://evil.example/a.mp4',
    'http://169.254.169.254/latest',
    'https://replicate.delivery.evil.example/a',
  ]) {
    provider.onGet = () => ({ status: 'succeeded', output })
    await expect(open().result('r-1', new AbortController().signal)).rejects.toMatchObject({
      failure: 'resultRefused',
    })
  }
})

test('a signed callback is a hint; a forged, old or altered one is not', async () => {
  const engine = open()
  const body = JSON.stringify({ id: 'r-1', status: 'succeeded' })
  const read = (headers: ReturnType<typeof provider.sign>, content = body, now = new Date()) =>
    engine.readWebhook?.(
      {
        id: headers['webhook-id'],
        timestamp: headers['webhook-timestamp'],
        signatures: headers['webhook-signature'],
        body: content,
      },
      now,
    )
  const heard = engine.news('r-1', new AbortController().signal)
  const ask = await read(provider.sign(body))
  ask?.()
  await expect(heard).resolves.toBeUndefined()
  expect(await read(provider.sign(body), '{"id":"r-2"}')).toBeUndefined()
  expect(await read({ ...provider.sign(body), 'webhook-signature': 'v1,AAAA' })).toBeUndefined()
  expect(await read(provider.sign(body, { at: new Date('2001-01-01') }))).toBeUndefined()
  expect(await read(provider.sign(body), body, new Date(Date.now() + 6 * minuteMs))).toBeUndefined()
})
