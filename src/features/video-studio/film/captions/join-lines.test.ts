import { expect, test } from 'vitest'
import { joinParts, partOf } from './join-lines.ts'

const rate = 16_000
const burst = (silence: number, speech: number, at = rate) => ({
  samples: Float32Array.from({ length: Math.round((silence + speech + 0.5) * at) }, (_, n) =>
    n >= silence * at && n < (silence + speech) * at ? 0.3 * Math.sin(n * 0.1) : 0,
  ),
  rate: at,
})

test('lines follow each other with a short pause, whatever silence they were recorded with', () => {
  const parts = [partOf(burst(1, 1), 'The first line')!, partOf(burst(0.1, 2, 24_000), 'And the second')!]
  const { lines, voice } = joinParts(parts)!
  expect(lines[0]!.start).toBeCloseTo(0.25, 1)
  expect(lines[0]!.end - lines[0]!.start).toBeCloseTo(1, 1)
  expect(lines[1]!.start - lines[0]!.end).toBeCloseTo(0.28, 1)
  expect(lines[1]!.end - lines[1]!.start).toBeCloseTo(2, 1)
  const loudAt = (seconds: number) =>
    voice.samples.slice(seconds * rate - 200, seconds * rate + 200).some((value) => Math.abs(value) > 0.1)
  expect(loudAt(lines[0]!.start + 0.5)).toBe(true)
  expect(loudAt(lines[0]!.end + 0.14)).toBe(false)
  expect(loudAt(lines[1]!.start + 1)).toBe(true)
  expect(voice.samples.length / rate).toBeCloseTo(lines[1]!.end + 0.45, 1)
})

test('silence is no line, and no lines are no narration', () => {
  expect(partOf({ samples: new Float32Array(rate), rate }, 'Nothing')).toBeUndefined()
  expect(joinParts([])).toBeUndefined()
})
