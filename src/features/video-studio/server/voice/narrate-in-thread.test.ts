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
  const lines = ['The kiln stays shut until noon.', 'Then we open it.']
  const [first, second, third] = [spoken(119), spoken(119), spoken(119)].map((sound) => ({
    sounds: [sound],
    lines,
  }))
  const { narration, unreadable } = await narrateInThread(first!, signal)
  expect(unreadable).toBe(0)
  expect(narration?.lines.map(({ words }) => words.length)).toEqual([6, 4])
  const here = await threadCost(() => narrateSounds(second!))
  expect(await threadCost(() => narrateInThread(third!, signal))).toBeLessThan(here / 2)
})

test('sounds are handed over without a copy', async () => {
  const sounds = [spoken(1), spoken(1)]
  await narrateInThread({ sounds, lines: ['One.', 'Two.'] }, signal)
  expect(sounds.map(({ length }) => length)).toEqual([0, 0])
})

test('a sound that shares its buffer is copied, and one that occurs twice is handed over once', async () => {
  const whole = spoken(1)
  const part = new Uint8Array([0, ...whole]).subarray(1)
  const { unreadable } = await narrateInThread({ sounds: [part, whole, whole], lines: ['One.'] }, signal)
  expect([unreadable, part.length > 0, whole.length]).toEqual([0, true, 0])
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
