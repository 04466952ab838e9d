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
  updatedAt: new Date('2026-11-15T10:20:30.400Z'),
}
const calendar = renderCalendar({
  name: 'Scripts',
  host: 'crovest.example',
  viewerUrl: (id) => `https://crovest.example/?id=${id}`,
  entries: [entry],
})
const unfolded = calendar.replaceAll('\r\n ', '')

test('an event lasts the whole day and ends with the next one, leap years too', () => {
  expect(unfolded).toContain('DTSTART;VALUE=DATE:20280229\r\nDTEND;VALUE=DATE:20280301\r\n')
  expect(unfolded).toContain('DTSTAMP:20261115T102030Z\r\n')
})

test('no line has more than 75 bytes, and nothing is lost by folding', () => {
  for (const line of calendar.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(unfolded).toContain('“ümläute”')
})

test('a text cannot begin an event of its own', () => {
  expect(unfolded).toContain('Line one\\nBEGIN:VEVENT')
  expect(unfolded).toContain('Salt\\, oil\\; and \\\\')
  expect(unfolded.match(/^BEGIN:VEVENT/gm)).toHaveLength(1)
})
