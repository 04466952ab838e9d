import { expect, test } from 'vitest'
import { isDayInPast, validateSchedule, nextMidnight } from './scheduling.ts'

const now = new Date('2026-11-15T11:30:00Z')

test.each([
  ['2026-11-15', 'Pacific/Kiritimati', true],
  ['2026-11-16', 'Pacific/Kiritimati', false],
  ['2026-11-14', 'Pacific/Pago_Pago', true],
  ['2026-11-15', 'Pacific/Pago_Pago', false],
  ['2026-11-14', 'Etc/GMT+12', false],
  ['2026-11-14', 'Europe/Berlin', true],
])('%s in %s is past: %s', (day, timeZone, isOver) => {
  expect(isDayInPast(day, timeZone, now)).toBe(isOver)
})

test('without a valid time zone, the earliest today on earth counts', () => {
  for (const timeZone of [undefined, 'Mars/Olympus']) {
    expect(isDayInPast('2026-11-14', timeZone, now)).toBe(false)
    expect(isDayInPast('2026-11-13', timeZone, now)).toBe(true)
  }
})

test('scheduling requires parts, an existing hook and a future day', () => {
  const script = {
    hooks: [{ text: 'a', approach: '' }],
    script_parts: ['b'],
    visual_cues: [],
    engagement_tips: [],
  }
  const wish = { script, selectedHook: 0, day: '2026-11-20', timeZone: undefined }
  expect(validateSchedule(wish, now)).toBeUndefined()
  expect(validateSchedule({ ...wish, script: null }, now)).toBe('script-missing')
  expect(validateSchedule({ ...wish, selectedHook: 1 }, now)).toBe('hook-missing')
  expect(validateSchedule({ ...wish, day: '2026-11-01' }, now)).toBe('day-in-past')
})

test('the daily limit resets at midnight UTC', () => {
  expect(nextMidnight(new Date('2026-12-31T23:59:59Z')).toISOString()).toBe('2027-01-01T00:00:00.000Z')
})
