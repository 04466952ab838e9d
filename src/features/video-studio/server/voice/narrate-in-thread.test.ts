import { expect, test } from 'vitest'
import { threadCost } from '#testing/thread-cost.ts'
import { writeWav } from '../../film/sound/wav.ts'
import { narrateInThread } from './narrate-in-thread.ts'
import { narrateSounds } from './narrate-sounds.ts'

const rate = 48_000
const { signal } = new AbortController()
const spoken = (seconds: number) => {
  const samples = new Float32Array(seconds * rate)
  return writeWav({
    samples: samples.map((_, at) => (at % rate < 0.7 * rate ? Math.sin(at / 9) / 3 : 0)),
    rate,
  })
}

test('two minutes of speech are narrated while other requests are served', async () => {
  const task = { sounds: [spoken(119)], lines: ['The kiln stays shut until noon.', 'Then we open it.'] }
  const { narration, unreadable } = await narrateInThread(task, signal)
  expect(unreadable).toBe(0)
  expect(narration?.lines.map(({ words }) => words.length)).toEqual([6, 4])
  const here = await threadCost(() => narrateSounds(task))
  expect(await threadCost(() => narrateInThread(task, signal))).toBeLessThan(here / 2)
})

test('a line whose sound is unreadable is left out', async () => {
  const task = { sounds: [spoken(2), new Uint8Array(60), spoken(2)], lines: ['One two.', 'Three.', 'Four.'] }
  const { narration, unreadable } = await narrateInThread(task, signal)
  expect(unreadable).toBe(1)
  expect(narration?.lines.map(({ words }) => words.map(({ text }) => text).join(' '))).toEqual([
    'One two.',
    'Four.',
  ])
})

test('ends when the video is canceled', async () => {
  const task = { sounds: [spoken(119)], lines: ['The kiln stays shut.'] }
  const reason = new Error('canceled')
  await expect(narrateInThread(task, AbortSignal.abort(reason))).rejects.toBe(reason)
  const canceling = new AbortController()
  const narrated = narrateInThread(task, canceling.signal)
  canceling.abort(reason)
  await expect(narrated).rejects.toBe(reason)
})
