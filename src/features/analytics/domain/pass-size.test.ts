import { expect, test } from 'vitest'
import { firstPassSize, nextPassSize } from './pass-size.ts'

/** The duration of the tenth pass if each takes 5 ms and this much per event. */
function settledMs(microsecondsPerEvent: number) {
  const took = (size: number) => 5 + (size * microsecondsPerEvent) / 1000
  let size = firstPassSize
  for (let pass = 1; pass < 10; pass++) size = nextPassSize(size, took(size))
  return took(size)
}

test('a pass takes as many events as fit into 40 ms, on fast and slow machines', () => {
  for (const cost of [2, 8, 15, 60]) expect(settledMs(cost)).toBeCloseTo(40, 0)
})

test('a pass takes 20,000 events at most, and 500 however long they take', () => {
  expect(nextPassSize(20_000, 1)).toBe(20_000)
  expect(nextPassSize(500, 1000)).toBe(500)
})

test('one pass that had to wait halves the next one at most', () => {
  expect(nextPassSize(4000, 5000)).toBe(2000)
})
