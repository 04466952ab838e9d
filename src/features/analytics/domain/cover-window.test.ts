import { expect, test } from 'vitest'
import { coverSpan, windowAt } from './cover-window.ts'

const at = (text: string) => Date.parse(`2026-06-${text}Z`)
const shown = (moment: number) => new Date(moment).toISOString().slice(8, 16)

test('a window ends with the current hour and the previous one has the same length', () => {
  const { current, before } = windowAt('7d', at('20T10:15'))
  expect([before.from, before.to, current.from, current.to].map(shown)).toEqual([
    '06T11:00',
    '13T11:00',
    '13T11:00',
    '20T11:00',
  ])
})

test('whole days are read as days and the rest as hours, without gaps or overlaps', () => {
  const ranges = coverSpan({ from: at('13T11:00'), to: at('20T11:00') })
  expect(ranges.map(({ grain, from, to }) => [grain, shown(from), shown(to)])).toEqual([
    ['hour', '13T11:00', '14T00:00'],
    ['day', '14T00:00', '20T00:00'],
    ['hour', '20T00:00', '20T11:00'],
  ])
})

test('midnight to midnight is one day counter, and less than a day is hours', () => {
  expect(coverSpan({ from: at('13T00:00'), to: at('14T00:00') })).toMatchObject([{ grain: 'day' }])
  expect(coverSpan({ from: at('13T11:00'), to: at('14T11:00') })).toMatchObject([{ grain: 'hour' }])
})
