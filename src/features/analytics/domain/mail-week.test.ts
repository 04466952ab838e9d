import { expect, test } from 'vitest'
import { weekDueAt } from './mail-week.ts'

const week = { from: '2026-11-09', to: '2026-11-15', dueAt: new Date('2026-11-16T07:00:00Z') }

test.each(['2026-11-16T07:00:00Z', '2026-11-18T12:00:00Z', '2026-11-23T06:59:59Z'])(
  'at %s the week before 16 November is due',
  (now) => expect(weekDueAt(Date.parse(now))).toEqual(week),
)

test('on Monday before seven the previous email is still the newest', () => {
  expect(weekDueAt(Date.parse('2026-11-16T06:59:59Z')).from).toBe('2026-11-02')
})
