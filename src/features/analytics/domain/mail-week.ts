import { dayMs, hourMs } from '#platform/common/durations.ts'
import { utcDay } from '#platform/common/utc-day.ts'

const mailTimeMs = 7 * hourMs

/** The newest week whose email is due: its first and last day, and the Monday morning on which it is sent. */
export function weekDueAt(now: number) {
  const today = Math.floor((now - mailTimeMs) / dayMs) * dayMs
  const monday = today - ((new Date(today).getUTCDay() + 6) % 7) * dayMs
  return {
    from: utcDay(monday - 7 * dayMs),
    to: utcDay(monday - dayMs),
    dueAt: new Date(monday + mailTimeMs),
  }
}
