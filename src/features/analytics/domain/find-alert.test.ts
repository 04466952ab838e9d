import { expect, test } from 'vitest'
import { findAlert } from './find-alert.ts'

test.each([
  ['half the average is not a fall', 50, [100, 100, 100, 100], undefined],
  ['less than half is one', 49, [100, 100, 100, 100], 'fall'],
  ['no visits at all is one', 0, [100, 100, 100, 100], 'fall'],
  ['twice the average is not a rise', 200, [100, 100, 100, 100], undefined],
  ['more than twice is one', 201, [90, 110, 80, 120], 'rise'],
  ['few visits say nothing', 500, [29, 29, 29, 29], undefined],
  ['a gap in the weeks before says nothing', 500, [100, 0, 100, 100], undefined],
  ['fewer than four weeks say nothing', 500, [100, 100, 100], undefined],
])('%s', (_name, visits, earlier, kind) => {
  expect(findAlert(visits, earlier)?.kind).toBe(kind)
})
