import { expect, test } from 'vitest'
import { broadcastStatuses } from '../contract/choices.ts'
import { allows, isFinished, retryDelayMinutes } from './broadcast-state.ts'

test('only a draft can be edited or scheduled', () => {
  expect(broadcastStatuses.filter((status) => allows(status, 'edit'))).toEqual(['draft'])
  expect(broadcastStatuses.filter((status) => allows(status, 'schedule'))).toEqual(['draft'])
})

test('what is sent or canceled stays so', () => {
  for (const action of ['edit', 'schedule', 'pause', 'resume', 'stop'] as const) {
    expect(allows('sent', action)).toBe(false)
    expect(allows('canceled', action)).toBe(false)
  }
})

test('an email to each new member waits for the next one', () => {
  expect(isFinished('once', 0)).toBe(true)
  expect(isFinished('once', 1)).toBe(false)
  expect(isFinished('after-joining', 0)).toBe(false)
})

test('the pause between attempts grows to an hour, and the eighth attempt is the last', () => {
  expect([1, 2, 3, 7, 8].map(retryDelayMinutes)).toEqual([2, 4, 8, 60, undefined])
})
