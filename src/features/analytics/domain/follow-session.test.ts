import { expect, test } from 'vitest'
import type { EventType } from '../contract/event-types.ts'
import { normalizeEvent } from './normalize-event.ts'
import { followSession } from './follow-session.ts'

const event = (minute: number, type: EventType, pageUrl = '/') =>
  normalizeEvent({
    id: '00000000-0000-4000-8000-000000000001',
    type,
    sessionId: 's',
    timestamp: Date.UTC(2026, 5, 1, 12, minute),
    pageUrl,
  })

test('a page change is a move and a reload is not', () => {
  const { moves, after } = followSession(undefined, [
    event(0, 'page_view', '/'),
    event(1, 'page_view', '/'),
    event(2, 'page_view', '/about'),
    event(3, 'page_view', '/'),
  ])
  expect(moves.map(({ step, from, to }) => [step, from, to])).toEqual([
    [1, '/', '/about'],
    [2, '/about', '/'],
  ])
  expect(after).toMatchObject({ id: 's', views: 3, lastPage: '/' })
})

test('events that arrive out of order are processed in order', () => {
  const { moves } = followSession(undefined, [event(5, 'page_view', '/about'), event(1, 'page_view', '/')])
  expect(moves).toMatchObject([{ from: '/', to: '/about' }])
})

test('a session continues from the state of the previous batch', () => {
  const { after } = followSession(undefined, [event(0, 'page_view', '/'), event(1, 'waitlist_click')])
  const next = followSession(after, [event(2, 'page_view', '/waitlist'), event(3, 'waitlist_click')])
  expect(next.moves).toMatchObject([{ step: 1, from: '/', to: '/waitlist' }])
  expect(next.firstReached).toEqual([])
})

test('reaching a funnel step counts all earlier steps, at the start of the session', () => {
  const first = followSession(undefined, [event(0, 'page_view'), event(70, 'poll_start')])
  expect(first.firstReached.map(({ type }) => type)).toEqual(['waitlist_click', 'poll_start'])
  const second = followSession(first.after, [event(80, 'conversion'), event(81, 'waitlist_click')])
  expect(second.firstReached.map(({ type }) => type)).toEqual(['poll_complete', 'conversion'])
  for (const { at } of [...first.firstReached, ...second.firstReached])
    expect(at).toEqual(event(0, 'page_view').happenedAt)
})

test('a funnel step counts once per session', () => {
  const { firstReached } = followSession(undefined, [
    event(0, 'poll_step'),
    event(1, 'poll_step'),
    event(2, 'og_badge_shown'),
  ])
  expect(firstReached.map(({ type }) => type)).toEqual(['poll_step', 'og_badge_shown'])
})
