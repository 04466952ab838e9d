import { expect, test } from 'vitest'
import { describeQuery } from './describe-query.ts'

test.each([
  ['2026-09-01', '2026-09-30', '1–30 Sep 2026 (UTC)'],
  ['2026-09-28', '2026-10-03', '28 Sep – 3 Oct 2026 (UTC)'],
  ['2025-12-28', '2026-01-03', '28 Dec 2025 – 3 Jan 2026 (UTC)'],
  ['2026-09-01', '2026-09-01', '1 Sep 2026 (UTC)'],
])('the days from %s to %s read %s', (from, to, text) => {
  expect(describeQuery({ window: '24h', from, to })).toEqual([text])
})

test('a window is named, and each filter follows', () => {
  expect(describeQuery({ window: '7d', source: 'news.example', entry: '/about' })).toEqual([
    'Last 7 days',
    'Source: news.example',
    'Entry page: /about',
  ])
})
