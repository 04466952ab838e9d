import { expect, test } from 'vitest'
import type { Mono } from '../sound/stereo.ts'
import { alignLines } from './align-lines.ts'
import { findSpeech, trimSilence } from './find-pauses.ts'

const rate = 16_000

/** A recording of bursts, like syllables, with a room's noise under it. */
function record(...parts: { silence?: number; speech?: number }[]): Mono {
  const samples: number[] = []
  let state = 5
  const noise = () => ((state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 31 - 1) * 0.0015
  for (const { silence = 0, speech = 0 } of parts) {
    for (let n = 0; n < silence * rate; n++) samples.push(noise())
    for (let n = 0; n < speech * rate; n++)
      samples.push(
        noise() + 0.25 * Math.sin(n * 0.09) * (0.3 + 0.7 * Math.abs(Math.sin((Math.PI * 5 * n) / rate))),
      )
  }
  return { samples: Float32Array.from(samples), rate }
}

test('speech is found between the pauses, despite noise', () => {
  const speech = findSpeech(
    record({ silence: 0.5, speech: 1 }, { silence: 0.4, speech: 2 }, { silence: 0.3 }),
  )
  expect(speech).toHaveLength(2)
  expect(speech[0]!.start).toBeCloseTo(0.5, 1)
  expect(speech[0]!.end).toBeCloseTo(1.5, 1)
  expect(speech[1]!.start).toBeCloseTo(1.9, 1)
  expect(speech[1]!.end).toBeCloseTo(3.9, 1)
})

test('silence has no speech', () => {
  expect(findSpeech({ samples: new Float32Array(rate), rate })).toEqual([])
  expect(findSpeech({ samples: new Float32Array(0), rate })).toEqual([])
})

test('trimming removes the silence around the speech and keeps a margin', () => {
  const trimmed = trimSilence(record({ silence: 2, speech: 1 }, { silence: 3 }))
  expect(trimmed.samples.length / rate).toBeCloseTo(1.3, 1)
})

const lines = [
  'Stop paying for three tools.',
  'One of them does everything, and it costs nothing at all.',
  'Here is how.',
]

test('lines are found by the pauses between them, also when a line has a pause inside', () => {
  const recording = record(
    { silence: 0.6, speech: 1.4 },
    // The comma of the second line.
    { silence: 0.9, speech: 1.7 },
    { silence: 0.25, speech: 1.4 },
    { silence: 0.8, speech: 0.7 },
    { silence: 0.5 },
  )
  const found = alignLines(recording, lines)
  expect(found.map(({ text }) => text)).toEqual(lines)
  const expected = [
    [0.6, 2],
    [2.9, 6.25],
    [7.05, 7.75],
  ]
  found.forEach(({ start, end }, index) => {
    expect(Math.abs(start - expected[index]![0]!)).toBeLessThan(0.05)
    expect(Math.abs(end - expected[index]![1]!)).toBeLessThan(0.05)
  })
})

test('words are in order, inside their line and outside its pauses', () => {
  const recording = record({ silence: 0.2, speech: 1.5 }, { silence: 0.5, speech: 1.5 })
  const [line] = alignLines(recording, ['One of them does everything, and it costs nothing at all.'])
  const words = line!.words
  expect(words.map(({ text }) => text).join(' ')).toBe(line!.text)
  words.forEach(({ start, end }, index) => {
    expect(end).toBeGreaterThan(start)
    expect(start).toBeGreaterThanOrEqual(words[index - 1]?.end ?? 0)
    expect(start > 1.72 && start < 2.18).toBe(false)
  })
})

test('without enough pauses the time is shared by the length of the lines', () => {
  const found = alignLines(record({ silence: 0.3, speech: 6 }, { silence: 0.3 }), lines)
  expect(found).toHaveLength(3)
  expect(found[0]!.start).toBeCloseTo(0.3, 1)
  expect(found[2]!.end).toBeCloseTo(6.3, 1)
  const lengths = found.map(({ start, end }) => end - start)
  expect(lengths[1]).toBeGreaterThan(lengths[0]!)
  expect(lengths[0]).toBeGreaterThan(lengths[2]!)
})

test('many lines with known pauses are each found', () => {
  const texts = Array.from({ length: 12 }, (_, index) =>
    'one two three four five six seven'.slice(0, 12 + index * 2),
  )
  const parts = texts.map((text) => ({ silence: 0.45, speech: text.length * 0.06 }))
  let at = 0
  const expected = parts.map(({ silence, speech }) => {
    const start = at + silence
    at = start + speech
    return start
  })
  const found = alignLines(record(...parts, { silence: 0.4 }), texts)
  found.forEach(({ start }, index) => expect(Math.abs(start - expected[index]!)).toBeLessThan(0.06))
})
