import { expect, test } from 'vitest'
import type { AnalyticsEvent } from '../contract/events.ts'
import { normalizeEvent } from './normalize-event.ts'
import { createNameCap } from './name-cap.ts'
import { followSession } from './follow-session.ts'
import { createTally } from './tally.ts'

const now = Date.UTC(2026, 5, 1, 12, 30)
const event = (changes: Partial<AnalyticsEvent>) =>
  normalizeEvent({
    id: '00000000-0000-4000-8000-000000000001',
    type: 'page_view',
    sessionId: 's',
    timestamp: now,
    pageUrl: '/',
    ...changes,
  })

function hourly(...events: ReturnType<typeof event>[]) {
  const tally = createTally(now, (_, name) => name)
  for (const each of events) tally.addEvent(each)
  tally.addSteps(followSession(undefined, events))
  return Object.fromEntries(
    tally
      .increments()
      .filter(({ grain }) => grain === 'hour')
      .map(({ kind, key, count, total }) => [`${kind} ${key.replaceAll('\n', '|')}`, [count, total]]),
  )
}

test('a view counts for its page, its variant and the total', () => {
  expect(hourly(event({ variantId: 'C' }))).toEqual({
    'type page_view': [1, 0],
    'total views': [1, 0],
    'page /': [1, 0],
    'variant C|views': [1, 0],
  })
})

test('a click counts for its button, category and page', () => {
  const click = event({ type: 'button_click', dataTrack: 'cta-hero', category: 'cta', pageUrl: '/about' })
  expect(hourly(click, click)).toEqual({
    'type button_click': [2, 0],
    'total clicks': [2, 0],
    'category cta': [2, 0],
    'click-page /about': [2, 0],
    'button cta-hero|cta': [2, 0],
  })
})

test('time adds up in seconds', () => {
  const spent = (timeOnPage: number) => event({ type: 'time_on_page', timeOnPage })
  expect(hourly(spent(30), spent(12.4))).toMatchObject({ 'time /': [2, 42] })
})

test('a CTA click counts by text and location', () => {
  const call = event({ type: 'waitlist_click', variantId: 'C', buttonText: 'AI\n Tools', location: 'hero' })
  expect(hourly(call)).toMatchObject({
    'variant C|clicks': [1, 0],
    'call C|AI Tools|hero': [1, 0],
    'funnel waitlist_click': [1, 0],
  })
})

test('everything counts for its hour and its day, and a future timestamp counts as now', () => {
  const tally = createTally(now, (_, name) => name)
  tally.addEvent(event({ timestamp: now + 3_500_000 }))
  const starts = tally.increments().map(({ grain, start }) => [grain, new Date(start).toISOString()])
  expect(new Set(starts.map(String))).toEqual(
    new Set(['hour,2026-06-01T12:00:00.000Z', 'day,2026-06-01T00:00:00.000Z']),
  )
})

test('the hours add up to the day, no matter how often the increments are read', () => {
  const tally = createTally(now, (_, name) => name)
  for (const hour of [1, 2]) tally.addEvent(event({ type: 'form_submit', timestamp: now - hour * 3_600_000 }))
  const counts = () => tally.increments().map(({ grain, count }) => [grain, count])
  expect(counts()).toEqual([
    ['hour', 1],
    ['hour', 1],
    ['day', 2],
  ])
  expect(counts()).toEqual(counts())
})

test('caps made-up names until the next hour', () => {
  const capName = createNameCap(2)
  expect(['a', 'b', 'c', 'a'].map((name) => capName(now)('button', name))).toEqual(['a', 'b', '(other)', 'a'])
  expect(capName(now + 3_600_000)('button', 'c')).toBe('c')
})
