import { expect, onTestFinished, test } from 'vitest'
import * as format from './format.ts'

const plain = (text: string) => text.replace(/\s/g, ' ')

test('formats numbers and percentages by locale', () => {
  expect(format.formatNumber(1234567.5, 'en-US')).toBe('1,234,567.5')
  expect(format.formatNumber(1234567.5, 'de-DE')).toBe('1.234.567,5')
  expect(format.formatCompact(12_345, 'en-US')).toBe('12.3K')
  expect(format.formatPercent(0.8, 'en-US')).toBe('80%')
  expect(plain(format.formatPercent(0.125, 'de-DE'))).toBe('12,5 %')
})

test('whole amounts of money show no cents, others show two', () => {
  expect(format.formatMoney(12000, 'USD', 'en-US')).toBe('$12,000')
  expect(format.formatMoney(12.5, 'USD', 'en-US')).toBe('$12.50')
  expect(plain(format.formatMoney(1200, 'EUR', 'de-DE'))).toBe('1.200 €')
})

test("shows a time in the reader's time zone", () => {
  const moment = '2026-03-01T23:30:00Z'
  expect(format.formatDate(moment, 'en-GB', 'UTC')).toBe('1 Mar 2026')
  expect(format.formatDate(moment, 'en-GB', 'Asia/Tokyo')).toBe('2 Mar 2026')
  expect(plain(format.formatDateTime(moment, 'en-GB', 'Asia/Tokyo'))).toContain('08:30')
  expect(format.formatTime(moment, 'en-GB', 'UTC')).toBe('23:30')
})

test('a calendar day is the same day in every time zone', () => {
  const before = process.env['TZ']
  onTestFinished(() => {
    if (before === undefined) delete process.env['TZ']
    else process.env['TZ'] = before
  })
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC']) {
    process.env['TZ'] = zone
    expect(format.formatDay('2026-03-29', 'en-GB')).toBe('Sun, 29 Mar 2026')
  }
})

test('relative time uses the largest whole unit', () => {
  const now = '2026-03-10T12:00:00Z'
  expect(format.formatAgo('2026-03-10T11:59:10Z', now)).toBe('just now')
  expect(format.formatAgo(now, now)).toBe('just now')
  expect(format.formatAgo('2026-03-10T12:00:40Z', now)).toBe('in a moment')
  expect(format.formatAgo('2026-03-10T11:59:00Z', now)).toBe('1 min ago')
  expect(format.formatAgo('2026-03-10T09:10:00Z', now)).toBe('2 h ago')
  // Not 'yesterday', which an hour that is almost two days ago isn't.
  expect(format.formatAgo('2026-03-08T12:30:00Z', now)).toBe('1 day ago')
  expect(format.formatAgo('2026-03-12T13:00:00Z', now)).toBe('in 2 days')
  expect(format.formatAgo('2026-02-20T13:00:00Z', now)).toBe('2 weeks ago')
  expect(format.formatAgo('2025-01-20T13:00:00Z', now)).toBe('1 year ago')
})

test('formats durations and sizes briefly', () => {
  expect(format.formatDuration(75)).toBe('1:15')
  expect(format.formatDuration(-3)).toBe('0:00')
  expect(format.formatBytes(0, 'en')).toBe('0 byte')
  expect(format.formatBytes(1536, 'en')).toBe('1.5 kB')
  expect(format.formatBytes(3_200_000, 'en')).toBe('3.2 MB')
})
