import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buttonCategories, eventTypes, funnelEventTypes, scrollMilestones } from '../contract/event-types.ts'
import { AnalyticsEvent } from '../contract/events.ts'
import { readEvent } from './read-event.ts'

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.constantFrom('', 'a\0b', '\ud800', 'x'.repeat(100), 'x'.repeat(101), 'x'.repeat(500), 'x'.repeat(501)),
  fc.constantFrom('x'.repeat(2000), 'x'.repeat(2001), 's-1', '/about'),
)
const id = fc.oneof(
  fc.uuid(),
  fc.uuid().map((value) => value.toUpperCase()),
  fc.constantFrom('00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff', 'x'),
)
const size = fc.record(
  { width: fc.integer(), height: fc.double(), extra: fc.constant('\0') },
  { requiredKeys: [] },
)
const odd = fc.constantFrom(null, undefined, -1, 1.5, 100, 101, 86_400, 86_401, 2 ** 53, true, [], {}, 'x')
const choice = fc.constantFrom(...eventTypes, ...funnelEventTypes, ...buttonCategories, ...scrollMilestones)
const record = fc.dictionary(fc.string({ minLength: 1, maxLength: 3 }), fc.oneof(text, odd), {
  maxKeys: 22,
  noNullPrototype: true,
})
const anything = fc.oneof(text, odd, choice, size, record)

const valid = {
  id: '00000000-0000-4000-8000-000000000001',
  type: 'page_view',
  sessionId: 's',
  timestamp: 1,
  pageUrl: '/',
}
const fields = [...Object.keys(AnalyticsEvent.shape), 'unknown', 'constructor', 'toString']

test('accepts and returns exactly what the schema accepts and returns', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...fields), fc.oneof(anything, id)), { maxLength: 4 }),
      (changes) => {
        const sent = { ...valid, ...Object.fromEntries(changes) }
        expect(readEvent(sent)).toEqual(AnalyticsEvent.safeParse(sent).data)
      },
    ),
    { numRuns: 3000 },
  )
})

test.each(Object.keys(AnalyticsEvent.shape))('knows the field %s and checks it', (field) => {
  for (const value of [Symbol('odd'), { odd: 1 }, 'x'.repeat(3000)]) {
    const sent = { ...valid, [field]: value }
    expect(readEvent(sent)).toEqual(AnalyticsEvent.safeParse(sent).data)
  }
})

test.each([null, undefined, 7, 'text', [], [valid]])('rejects %j', (sent) => {
  expect(readEvent(sent)).toBeUndefined()
})
