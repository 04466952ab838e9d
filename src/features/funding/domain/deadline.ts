import { dayMs } from '#platform/common/durations.ts'
import { utcDay } from '#platform/common/utc-day.ts'
import { campaignTerms } from '../contract/campaign-terms.ts'

/** A date and time as the creator typed them, in their time zone. */
export type LocalDeadline = { date: string; time: string; timeZone: string }

const datePattern = /^(\d{4})-(\d{2})-(\d{2})$/
const timePattern = /^([01]\d|2[0-3]):([0-5]\d)$/

/**
 * The moment of a local time. A time that the clocks skip in spring is an hour later; one that happens twice
 * in autumn is the first of the two. Undefined if there is no such date, time or zone.
 */
export function deadlineInstant({ date, time, timeZone }: LocalDeadline): number | undefined {
  const day = datePattern.exec(date)
  const clock = timePattern.exec(time)
  if (!day || !clock || !isTimeZone(timeZone)) return undefined
  const wall = Date.UTC(
    Number(day[1]),
    Number(day[2]) - 1,
    Number(day[3]),
    Number(clock[1]),
    Number(clock[2]),
  )
  // The calendar would turn 31 February into 3 March.
  if (utcDay(wall) !== date) return undefined
  const candidates = [wall - dayMs, wall + dayMs].map((moment) => wall - offsetAt(moment, timeZone))
  const fitting = candidates.filter((moment) => moment + offsetAt(moment, timeZone) === wall)
  return fitting.length > 0 ? Math.min(...fitting) : Math.max(...candidates)
}

/** The date and time that clocks in this zone show at a moment. */
export function localDeadline(moment: number, timeZone: string): LocalDeadline {
  const local = new Date(moment + offsetAt(moment, timeZone)).toISOString()
  return { date: local.slice(0, 10), time: local.slice(11, 16), timeZone }
}

/** The last moment at which a campaign that starts now may end: 28 calendar days later, at the same time. */
export function latestDeadline(now: number, zone: string): number {
  const timeZone = isTimeZone(zone) ? zone : 'UTC'
  const { date, time } = localDeadline(now, timeZone)
  const lastDay = utcDay(Date.parse(date) + campaignTerms.maxDays * dayMs)
  return deadlineInstant({ date: lastDay, time, timeZone }) ?? now
}

export function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** How far local clocks are ahead of UTC, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment)
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value ?? 0)
  const wall = Date.UTC(
    read('year'),
    read('month') - 1,
    read('day'),
    read('hour'),
    read('minute'),
    read('second'),
  )
  return wall - Math.floor(moment / 1000) * 1000
}
