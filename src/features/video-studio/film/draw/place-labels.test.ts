import { expect, test } from 'vitest'
import { placeLabels } from './place-labels.ts'

const options = { box: { x: 0, y: 0, width: 200, height: 120 }, height: 15, gap: 3, rise: 10 }

const overlap = (labels: ReturnType<typeof placeLabels>) =>
  labels.some((one, at) =>
    labels
      .slice(at + 1)
      .some(
        (other) =>
          Math.abs(one.x + one.width / 2 - other.x - other.width / 2) < (one.width + other.width) / 2 &&
          Math.abs(one.y - other.y) < options.height,
      ),
  )

test('a name stands below its pin, and inside the map', () => {
  expect(placeLabels([{ x: 100, y: 50, width: 60 }], options)).toEqual([
    { x: 70, y: 53, width: 60, height: 15 },
  ])
  expect(placeLabels([{ x: 195, y: 118, width: 60 }], options)).toEqual([
    { x: 140, y: 93, width: 60, height: 15 },
  ])
})

test.each([
  ['in one place', [100, 60], [101, 61], [102, 62]],
  ['above each other', [100, 40], [100, 60], [100, 80]],
  ['in a corner', [190, 110], [195, 112], [192, 115]],
])('names of places %s don’t cover each other', (_, ...at) => {
  const pins = at.map(([x = 0, y = 0]) => ({ x, y, width: 80 }))
  expect(overlap(placeLabels(pins, options))).toBe(false)
})

test('a name doesn’t cover the pin of another place', () => {
  const [berlin] = placeLabels(
    [
      { x: 100, y: 40, width: 60 },
      { x: 105, y: 56, width: 60 },
    ],
    options,
  )
  expect(berlin!.y).toBeLessThan(40 - options.height)
})
