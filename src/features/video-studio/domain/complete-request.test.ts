import { expect, test } from 'vitest'
import { VideoRequest, type VideoRequestInput } from '../contract/video-request.ts'
import { videoMessages } from '../contract/messages.ts'
import { completeRequest } from './complete-request.ts'

const script = { title: 'Bread', hook: 'Your starter is not dead.', script_parts: ['Feed it twice a day.'] }
const complete = (input: Partial<VideoRequestInput>, engine: 'embedded' | 'http' = 'embedded') =>
  completeRequest(VideoRequest.parse({ prompt: 'A fox', ...input }), engine, 5)

test('a prompt gets the defaults of the specification', () => {
  const video = { num_frames: 240, fps: 24, resolution: '768p', orientation: 'landscape', sound: false }
  expect(complete({})).toMatchObject({ ok: true, video: { ...video, shape: '16:9' } })
  expect(complete({ orientation: 'portrait', num_frames: 48 })).toMatchObject({
    video: { orientation: 'portrait', shape: '9:16', num_frames: 48 },
  })
})

test('a script is portrait with sound and as long as it takes to speak, unless the request says otherwise', () => {
  expect(complete({ script })).toMatchObject({
    video: { shape: '9:16', orientation: 'portrait', sound: true, num_frames: 5 * 24 },
  })
  expect(complete({ script, num_frames: 240, orientation: 'landscape', sound: false })).toMatchObject({
    video: { shape: '16:9', sound: false, num_frames: 240 },
  })
})

test('a service gets the defaults for a script too', () => {
  expect(complete({ script, sound: true }, 'http')).toMatchObject({
    video: { num_frames: 240, orientation: 'landscape', sound: false },
  })
})

test('seconds count instead of frames; a service gets them in its steps', () => {
  expect(complete({ seconds: 90, num_frames: 24, fps: 60 })).toMatchObject({ video: { num_frames: 5400 } })
  expect(complete({ seconds: 4.6 }, 'http')).toMatchObject({ video: { num_frames: 120 } })
})

test('a service refuses a length and a shape that it cannot make', () => {
  expect(complete({ seconds: 21 }, 'http')).toEqual({
    ok: false,
    field: 'seconds',
    message: videoMessages.secondsOf(20),
  })
  expect(complete({ seconds: 9, fps: 60 }, 'http')).toMatchObject({ message: videoMessages.secondsOf(8) })
  expect(complete({ shape: '1:1' }, 'http')).toMatchObject({ ok: false, field: 'shape' })
  expect(complete({ shape: '1:1' })).toMatchObject({ video: { shape: '1:1', orientation: 'portrait' } })
})
