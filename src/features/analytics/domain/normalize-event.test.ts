import { expect, test } from 'vitest'
import { normalizeEvent } from './normalize-event.ts'

const event = {
  id: '00000000-0000-4000-8000-000000000001',
  eventType: 'poll_step',
  sessionId: 's',
  timestamp: Date.UTC(2026, 5, 1),
  pageUrl: 'https://crovest.example/waitlist?tab=investors&email=a@b.c#x',
  buttonText: 'x',
} as const

test('stores the page without its query, and fields without a column as details', () => {
  expect(normalizeEvent(event)).toMatchObject({
    type: 'poll_step',
    page: '/waitlist',
    happenedAt: new Date(Date.UTC(2026, 5, 1)),
    details: { eventType: 'poll_step', buttonText: 'x' },
  })
})

test.each([
  ['/about/', '/about'],
  ['//', '/'],
  ['/', '/'],
  ['/ai-tools/script-generator', '/ai-tools/script-generator'],
  ['/about/../contact', '/contact'],
  ['//about', '/'],
])('%s becomes the page %s', (pageUrl, page) => {
  expect(normalizeEvent({ ...event, pageUrl }).page).toBe(page)
})

test('slashes inside a path stay, however many there are', () => {
  const pageUrl = `/a${'/'.repeat(1990)}a`
  expect(normalizeEvent({ ...event, pageUrl }).page).toBe(pageUrl)
  expect(normalizeEvent({ ...event, pageUrl: `${pageUrl}${'/'.repeat(9)}` }).page).toBe(pageUrl)
})

test('strips the query and fragment from the referrer', () => {
  const { details } = normalizeEvent({ ...event, referrer: 'https://mail.example/read?token=1#x' })
  expect(details.referrer).toBe('https://mail.example/read')
  expect(normalizeEvent({ ...event, referrer: 'nonsense' }).details.referrer).toBe('')
})

test.each([
  [{ dataTrack: 'cta-hero', text: 'AI Tools' }, 'cta-hero'],
  [{ text: 'AI Tools', ariaLabel: 'Go' }, 'AI Tools'],
  [{ ariaLabel: 'Go' }, 'Go'],
  [{}, 'unnamed'],
])('a click on %o counts as %s', (fields, name) => {
  const click = { ...event, eventType: undefined, type: 'button_click' as const, ...fields }
  expect(normalizeEvent(click)).toMatchObject({ name, category: 'other' })
})
