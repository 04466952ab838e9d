import { expect, test } from 'vitest'
import { hourMs } from '#platform/common/durations.ts'
import { normalizeEvent } from './normalize-event.ts'
import { dropBot, dropFuture, dropTooOld, dropUntrackedPage, findDropReason } from './find-drop-reason.ts'

const at = Date.UTC(2026, 5, 1, 12)
const person = { at, isBot: false }
const event = ({ timestamp = at, pageUrl = '/' } = {}) =>
  normalizeEvent({
    id: '00000000-0000-4000-8000-000000000001',
    type: 'page_view',
    sessionId: 's',
    timestamp,
    pageUrl,
  })

test('drops crawlers', () => {
  expect(dropBot(event(), { at, isBot: true })).toBe('bot')
  expect(dropBot(event(), person)).toBeUndefined()
})

test.each(['/admin', '/login', '/register', '/privacy', '/ai-tools/other', '/admin/../nowhere'])(
  'drops events from %s',
  (pageUrl) => {
    expect(dropUntrackedPage(event({ pageUrl }), person)).toBe('untracked page')
  },
)

test('accepts an event from yesterday and drops an older one', () => {
  expect(dropTooOld(event({ timestamp: at - 23 * hourMs }), person)).toBeUndefined()
  expect(dropTooOld(event({ timestamp: at - 25 * hourMs }), person)).toBe('too old')
  expect(dropTooOld(event({ timestamp: 0 }), person)).toBe('too old')
})

test('accepts a clock that is five minutes fast, not an hour', () => {
  expect(dropFuture(event({ timestamp: at + 300_000 }), person)).toBeUndefined()
  expect(dropFuture(event({ timestamp: at + hourMs }), person)).toBe('from the future')
  expect(dropFuture(event({ timestamp: Number.MAX_SAFE_INTEGER }), person)).toBe('from the future')
})

test('reports the first reason that applies', () => {
  expect(findDropReason(event({ timestamp: 0, pageUrl: '/admin' }), { at, isBot: true })).toBe('bot')
  expect(findDropReason(event(), person)).toBeUndefined()
})
