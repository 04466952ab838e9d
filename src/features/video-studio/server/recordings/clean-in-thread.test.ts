import { expect, test } from 'vitest'
import { threadCost } from '#testing/thread-cost.ts'
import { writeWav } from '../../film/sound/wav.ts'
import { cleanInThread } from './clean-in-thread.ts'
import { cleanRecording } from './clean-recording.ts'

const rate = 48_000
const upload = (bytes: Uint8Array) =>
  cleanInThread(bytes, { owner: 'Ada', signal: new AbortController().signal })

test('a recording of two minutes is cleaned while other requests are served', async () => {
  const samples = new Float32Array(119 * rate).fill(0.3, 20 * rate)
  const bytes = writeWav({ samples, rate })
  const cleaned = await upload(bytes)
  expect(cleaned).toMatchObject({ ok: true, seconds: 119 })
  const here = await threadCost(() => cleanRecording(bytes))
  expect(await threadCost(() => upload(bytes))).toBeLessThan(here / 2)
})

test('recordings of one person wait two at a time', async () => {
  const bytes = writeWav({ samples: new Float32Array(rate).fill(0.3), rate })
  const results = await Promise.allSettled(Array.from({ length: 5 }, () => upload(bytes)))
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual([true, true, true, false, false])
  expect(results.at(-1)).toMatchObject({ reason: { httpStatus: 503, details: { retryAfterSeconds: 10 } } })
})
