import { expect, test } from 'vitest'
import { renderCalendar } from './render-calendar.ts'

const entry = {
  id: 'one',
  title: 'Salt, oil; and \\ “ümläute” '.repeat(6),
  scheduledDate: '2028-02-29',
  script: {
    hooks: [{ text: 'Hook', approach: '' }],
    script_parts: ['Line one\nBEGIN:VEVENT'],
    visual_cues: [],
    engagement_tips: [],
  },
  selectedHook: 0,
  status: 'draft' as const,
  platform: null,
  updatedAt: new Date('2026-11-15T10:20:30.400Z'),
}
const calendar = renderCalendar({
  name: 'Scripts',
  host: 'crovest.example',
  viewerUrl: (id) => `https://crovest.example/?id=${id}`,
  entries: [entry],
})
const unfolded = calendar.replaceAll('\r\n ', '')

test('an event lasts the whole day, in leap years too', () => {
  expect(unfolded).toContain('DTSTART;VALUE=DATE:20280229\r\nDTEND;VALUE=DATE:20280301\r\n')
  expect(unfolded).toContain('DTSTAMP:20261115T102030Z\r\n')
})

test('no line exceeds 75 bytes, and folding loses nothing', () => {
  for (const line of calendar.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(unfolded).toContain('“ümläute”')
})

test('text cannot inject an event', () => {
  expect(unfolded).toContain('Line one\\nBEGIN:VEVENT')
  expect(unfolded).toContain('Salt\\, oil\\; and \\\\')
  expect(unfolded.match(/^BEGIN:VEVENT/gm)).toHaveLength(1)
})

test('the status and platform are categories, and a draft is tentative', () => {
  expect(unfolded).toContain('STATUS:TENTATIVE\r\nCATEGORIES:Draft\r\n')
  const posted = { ...entry, status: 'posted' as const, platform: 'YouTube Shorts' }
  const file = renderCalendar({ name: '', host: '', viewerUrl: () => '', entries: [posted] })
  expect(file).toContain('STATUS:CONFIRMED\r\nCATEGORIES:Posted,YouTube Shorts\r\n')
})
