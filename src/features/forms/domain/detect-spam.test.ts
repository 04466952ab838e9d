import { expect, test } from 'vitest'
import { hourMs } from '#platform/common/durations.ts'
import { detectSpam, minFillMs } from './detect-spam.ts'

const now = 1_800_000_000_000

test('a filled-in honeypot is spam', () => {
  expect(detectSpam({ homepage: 'https://spam.example' }, now)).toBe('honeypot')
  expect(detectSpam({ homepage: '' }, now)).toBeUndefined()
})

test('a form sent too soon after it was shown is spam', () => {
  expect(detectSpam({ shownAt: now }, now)).toBe('too-fast')
  expect(detectSpam({ shownAt: now - minFillMs + 1 }, now)).toBe('too-fast')
  expect(detectSpam({ shownAt: now - minFillMs }, now)).toBeUndefined()
})

test('the fill time is checked only if the form reports when it was shown', () => {
  expect(detectSpam({}, now)).toBeUndefined()
})

test('a wrong clock does not make a submission spam', () => {
  expect(detectSpam({ shownAt: now + hourMs }, now)).toBeUndefined()
  expect(detectSpam({ shownAt: now - 500, sentAt: now + 8_000 }, now)).toBeUndefined()
  expect(detectSpam({ shownAt: now + hourMs, sentAt: now + hourMs + 5 }, now)).toBe('too-fast')
})
