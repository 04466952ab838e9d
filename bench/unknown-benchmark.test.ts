import { expect, test } from 'vitest'
import { describeUnknown } from './unknown-benchmark.ts'

const known = ['size', 'start', 'memory']

test('an unknown benchmark is reported with a list of the known ones', () => {
  expect(describeUnknown(known, ['size', 'typo'])).toBe(
    "Unknown benchmark 'typo'. Choose from size, start, memory.",
  )
})

test('known names, and none, are fine', () => {
  expect(describeUnknown(known, ['memory', 'size'])).toBeUndefined()
  expect(describeUnknown(known, [])).toBeUndefined()
})
