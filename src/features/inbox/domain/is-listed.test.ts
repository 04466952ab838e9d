import { expect, test } from 'vitest'
import { isListed } from './is-listed.ts'

const now = Date.parse('2026-03-02T10:00:00Z')
const open = { doneAt: null, snoozedUntil: null, assigneeEmail: 'ada@example.org', tags: ['press'] }
const done = { ...open, doneAt: '2026-03-02T09:00:00Z' }
const snoozed = { ...open, snoozedUntil: '2026-03-03T09:00:00Z' }
const everything = { state: 'all', assignee: '', tag: '' }

test.each([
  ['an open one stays among the open ones, also if it has an assignee', open, { state: 'open' }, true],
  ['a done one leaves the open ones', done, { state: 'open' }, false],
  ['a snoozed one leaves the open ones', snoozed, { state: 'open' }, false],
  ['a reopened one leaves the done ones', open, { state: 'done' }, false],
  ['none leaves the list of all', done, {}, true],
  ['an assigned one leaves the unassigned ones', open, { assignee: 'none' }, false],
  ['one of mine stays with mine', open, { assignee: 'ada@example.org' }, true],
  ['one that lost its tag leaves those with the tag', { ...open, tags: [] }, { tag: 'press' }, false],
])('%s', (_, conversation, filters, listed) => {
  expect(isListed(conversation, { ...everything, ...filters }, now)).toBe(listed)
})
