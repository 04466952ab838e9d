import { expect, test } from 'vitest'
import { judgeSpam, shortestFillMs } from './judge-spam.ts'

const now = 1_800_000_000_000

test('a filled-in field that nobody sees gives a program away', () => {
  expect(judgeSpam({ homepage: 'https://spam.example' }, now)).toBe('honeypot')
  expect(judgeSpam({ homepage: '' }, now)).toBeUndefined()
})

test('a form that was sent as soon as it was shown gives a program away', () => {
  expect(judgeSpam({ shownAt: now }, now)).toBe('too-fast')
  expect(judgeSpam({ shownAt: now - shortestFillMs + 1 }, now)).toBe('too-fast')
  expect(judgeSpam({ shownAt: now - shortestFillMs }, now)).toBeUndefined()
})

test('the fill time is judged only where the form says when it was shown', () => {
  expect(judgeSpam({}, now)).toBeUndefined()
})

test('a wrong clock makes nobody a spammer', () => {
  const hour = 3_600_000
  expect(judgeSpam({ shownAt: now + hour }, now)).toBeUndefined()
  expect(judgeSpam({ shownAt: now - 500, sentAt: now + 8_000 }, now)).toBeUndefined()
  expect(judgeSpam({ shownAt: now + hour, sentAt: now + hour + 5 }, now)).toBe('too-fast')
})
