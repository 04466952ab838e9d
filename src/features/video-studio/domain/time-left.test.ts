import { expect, test } from 'vitest'
import { describeTimeLeft, secondsLeft } from './time-left.ts'

test('the time left follows the pace since the first sighting', () => {
  expect(secondsLeft({ at: 0, percent: 20 }, { at: 10_000, percent: 40 })).toBe(30)
})

test('without enough progress there is no estimate', () => {
  expect(secondsLeft({ at: 0, percent: 20 }, { at: 10_000, percent: 22 })).toBeUndefined()
  expect(secondsLeft({ at: 5, percent: 20 }, { at: 5, percent: 40 })).toBeUndefined()
})

test.each([
  [3, 'A few seconds left'],
  [12, 'About 20 seconds left'],
  [58, 'About a minute left'],
  [90, 'About 2 minutes left'],
])('%i seconds are described as ‘%s’', (seconds, text) => {
  expect(describeTimeLeft(seconds)).toBe(text)
})
