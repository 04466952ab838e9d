import { hourMs } from '#platform/common/durations.ts'

/** Moments to snooze to, in the time zone that `now` is shown in. Mornings start at nine. */
export function snoozeTimes(now: Date): { label: string; until: Date }[] {
  const morning = (days: number) => {
    const day = new Date(now)
    day.setDate(day.getDate() + days)
    day.setHours(9, 0, 0, 0)
    return day
  }
  const toMonday = (8 - now.getDay()) % 7 || 7
  return [
    { label: 'In 3 hours', until: new Date(now.getTime() + 3 * hourMs) },
    { label: 'Tomorrow morning', until: morning(1) },
    { label: 'Monday morning', until: morning(toMonday) },
    { label: 'In a week', until: morning(7) },
  ]
}
