import { createCanvas } from '@napi-rs/canvas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ErrorEnvelope } from '#platform/common/errors.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { createCreator, type Creator } from '#testing/video-studio.ts'
import { videoMessages } from '../../contract/messages.ts'

let running: TestApp
let creator: Creator
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '100' })
  creator = await createCreator(running)
})
afterAll(() => running.close())

const picture = () => createCanvas(200, 100)
const asUrl = (bytes: Uint8Array | string, type = 'image/png') =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`

const jpeg = picture().toBuffer('image/jpeg')
const hugePng = picture().toBuffer('image/png')
hugePng.writeUInt32BE(20_000, 16)
hugePng.writeUInt32BE(20_000, 20)

// The header claims 16 × 16 pixels and the end marker is present, but the data to decode them is missing.
const tablelessJpeg = Buffer.from('ffd8ffc0000b080010001001011100ffda0008010100003f0000ffd9', 'hex')

test.each([
  ['a blank prompt', { prompt: '  \n ' }, 'prompt', videoMessages.promptMissing],
  ['no prompt', { prompt: undefined }, 'prompt', videoMessages.promptMissing],
  ['2001 characters', { prompt: 'x'.repeat(2001) }, 'prompt', 'Please use at most 2000 characters.'],
  ['a NUL', { prompt: 'a\0b' }, 'prompt', 'Please remove the characters that cannot be shown.'],
  ['25 frames', { num_frames: 25 }, 'num_frames', videoMessages.frames],
  ['504 frames', { num_frames: 504 }, 'num_frames', videoMessages.frames],
  ['0 frames', { num_frames: 0 }, 'num_frames', videoMessages.frames],
  ['12 frames a second', { fps: 12 }, 'fps', videoMessages.fps],
  ['an unknown resolution', { resolution: '4k' }, 'resolution', videoMessages.resolution],
  ['a sound that is a word', { sound: 'loud' }, 'sound', videoMessages.sound],
  ['an SVG', { seed_image: asUrl('<svg/>', 'image/svg+xml') }, 'seed_image', videoMessages.pictureKind],
  ['a GIF', { seed_image: asUrl('GIF89a', 'image/gif') }, 'seed_image', videoMessages.pictureKind],
  [
    'a GIF that says it is a PNG',
    { seed_image: asUrl('GIF89a\x01\0\x01\0') },
    'seed_image',
    videoMessages.pictureKind,
  ],
  ['an SVG that says it is a PNG', { seed_image: asUrl('<svg/>') }, 'seed_image', videoMessages.pictureKind],
  ['a renamed text', { seed_image: asUrl('hello', 'image/jpeg') }, 'seed_image', videoMessages.pictureKind],
  ['an address', { seed_image: 'http://169.254.169.254/' }, 'seed_image', videoMessages.pictureKind],
  [
    'a PNG of 20,000 × 20,000',
    { seed_image: asUrl(hugePng) },
    'seed_image',
    videoMessages.pictureSize(20_000, 20_000),
  ],
  [
    'a truncated JPG',
    { seed_image: asUrl(jpeg.subarray(0, jpeg.length - 40), 'image/jpeg') },
    'seed_image',
    videoMessages.pictureIncomplete,
  ],
  [
    'a JPG that cannot be decoded',
    { seed_image: asUrl(tablelessJpeg, 'image/jpeg') },
    'seed_image',
    videoMessages.pictureUnreadable,
  ],
] as const)('%s is rejected with a clear message', async (_name, changes, field, message) => {
  const response = await creator.generate({
    prompt: 'A fox',
    num_frames: 24,
    fps: 24,
    resolution: '480p',
    ...changes,
  })
  expect(response.status).toBe(400)
  expect(((await response.json()) as ErrorEnvelope).error).toEqual({
    status: 'INVALID_ARGUMENT',
    message,
    details: { fields: { [field]: message } },
  })
})

test('rejects an upload of 50 MB before reading it', async () => {
  const announced = { ...creator.cookie, 'content-length': '66666800' }
  const response = await running.post('/api/video-generator/generate', { prompt: 'A fox' }, announced)
  expect(response.status).toBe(413)
})

test('stores nothing of a rejected request', async () => {
  const list = (await (await creator.get('/videos')).json()) as {
    items: unknown[]
    allowance: { today: number }
  }
  expect(list).toMatchObject({ items: [], allowance: { today: 0 } })
})

test('an unknown or malformed ID is a 404', async () => {
  for (const id of [crypto.randomUUID(), 'x', '0', '%00', '..%2f..', `${'9'.repeat(90)}`]) {
    expect((await creator.get(`/status/${id}`)).status).toBe(404)
    expect((await creator.get(`/videos/${id}/video.mp4`)).status).toBe(404)
    expect((await creator.remove(id)).status).toBe(404)
  }
  expect((await creator.get('/videos?cursor=nonsense')).status).toBe(400)
})
