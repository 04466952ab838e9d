import { hourMs } from '#platform/common/durations.ts'
import { utcDay } from '#platform/common/utc-day.ts'
import type { PartialScript } from '../contract/script.ts'

/** Today in a time zone; without one, the earliest day that it still is anywhere on earth. */
export function todayIn(timeZone: string | undefined, now: Date): string {
  const earliest = () => utcDay(now.getTime() - 12 * hourMs)
  if (timeZone === undefined) return earliest()
  try {
    const parts = new Intl.DateTimeFormat('en-US', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }).formatToParts(now)
    const part = (type: string) => parts.find((entry) => entry.type === type)?.value ?? ''
    return `${part('year')}-${part('month')}-${part('day')}`
  } catch {
    // An unknown time zone.
    return earliest()
  }
}

export const isDayInPast = (day: string, timeZone: string | undefined, now: Date) =>
  day < todayIn(timeZone, now)

/** When the daily limit resets. */
export const nextMidnight = (now: Date) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1))

type ScheduleRequest = {
  script: PartialScript | null
  selectedHook: number
  day: string
  timeZone: string | undefined
}

/** Why a script cannot be scheduled for that day; undefined if it can. */
export function validateSchedule(
  { script, selectedHook, day, timeZone }: ScheduleRequest,
  now: Date,
): 'script-missing' | 'hook-missing' | 'day-in-past' | undefined {
  return validateScript(script, selectedHook) ?? (isDayInPast(day, timeZone, now) ? 'day-in-past' : undefined)
}

export function validateScript(
  script: PartialScript | null,
  selectedHook: number,
): 'script-missing' | 'hook-missing' | undefined {
  if (!script || script.script_parts.length === 0) return 'script-missing'
  return script.hooks[selectedHook] ? undefined : 'hook-missing'
}
