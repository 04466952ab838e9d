import { expect, test } from 'vitest'
import { describeDetails } from './describe-details.ts'

test('details are read without knowing how they are stored', () => {
  expect(describeDetails({ before: 'pending', after: 'approved', notesChanged: true })).toEqual([
    'pending → approved',
    'notes changed',
  ])
  expect(describeDetails({ query: { window: '30d', source: 'news.example' }, days: 30 })).toEqual([
    'query: window 30d, source news.example',
    'days: 30',
  ])
  expect(
    describeDetails({ before: { assignee: null, tags: ['press'] }, after: { assignee: 'ada@example.org' } }),
  ).toEqual(['assignee: none → ada@example.org', 'tags: press → none'])
  expect(describeDetails({ all: true, before: null, after: 'admin' })).toEqual(['none → admin', 'all: yes'])
})
