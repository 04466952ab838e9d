import { dayMs, hourMs } from '#platform/common/durations.ts'

const mailTimeMs = 7 * hourMs

export const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

/** The newest week whose email is due: its first and last day, and the Monday morning on which it is sent. */
export function weekDueAt(now: number) {
  const today = Math.floor((now - mailTimeMs) / dayMs) * dayMs
  const monday = today - ((new Date(today).getUTCDay() + 6) % 7) * dayMs
  return { from: dayOf(monday - 7 * dayMs), to: dayOf(monday - dayMs), dueAt: new Date(monday + mailTimeMs) }
}
