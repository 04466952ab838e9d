import { utcDay } from '#platform/common/utc-day.ts'
import { statusNames } from '../contract/calendar-messages.ts'
import type { ScheduleStatus } from '../contract/choices.ts'
import type { PartialScript } from '../contract/script.ts'

type Entry = {
  id: string
  title: string
  scheduledDate: string
  script: PartialScript
  selectedHook: number
  status: ScheduleStatus
  platform: string | null
  updatedAt: Date
}

type Calendar = { name: string; host: string; viewerUrl: (id: string) => string; entries: readonly Entry[] }

/**
 * A calendar file (RFC 5545) with an all-day event for each scheduled script, on the same day in every time
 * zone.
 */
export function renderCalendar({ name, host, viewerUrl, entries }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//Script calendar//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...entries.flatMap((entry) => [
      'BEGIN:VEVENT',
      `UID:${entry.id}@${host}`,
      `DTSTAMP:${entry.updatedAt.toISOString().replace(/[-:]|\.\d+/g, '')}`,
      `DTSTART;VALUE=DATE:${entry.scheduledDate.replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${dayAfter(entry.scheduledDate).replaceAll('-', '')}`,
      `SUMMARY:${escapeText(entry.title)}`,
      `DESCRIPTION:${escapeText(describe(entry))}`,
      `URL:${viewerUrl(entry.id)}`,
      // The standard knows no 'filmed' or 'posted', so a category says which.
      `STATUS:${entry.status === 'draft' ? 'TENTATIVE' : 'CONFIRMED'}`,
      `CATEGORIES:${categoriesOf(entry)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

const categoriesOf = ({ status, platform }: Entry) =>
  [statusNames[status], ...(platform === null ? [] : [platform])].map(escapeText).join(',')

function describe({ script, selectedHook }: Entry): string {
  return [script.hooks[selectedHook]?.text, ...script.script_parts].filter(Boolean).join('\n\n')
}

function dayAfter(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return utcDay(Date.UTC(year, month - 1, date + 1))
}

const escapeText = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/[\p{Cc}]/gu, '')

// A line has at most 75 bytes; longer ones continue after a space.
function fold(line: string): string {
  let folded = ''
  let bytes = 0
  for (const character of line) {
    const size = byteLength(character)
    if (bytes + size > 75) {
      folded += '\r\n '
      bytes = 1
    }
    folded += character
    bytes += size
  }
  return folded
}

function byteLength(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x1_0000 ? 3 : 4
}
