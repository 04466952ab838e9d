import { dayMs, hourMs } from '#platform/common/durations.ts'
import { businessTimeBetween, isBusinessDay, startOfDay } from '#platform/common/business-time.ts'

/** The contact page promises a reply within 24 hours on business days. */
export const promisedHours = 24

/** A message from Friday afternoon is due on Monday afternoon. */
export function replyDueAt(submittedAt: number): number {
  let left = promisedHours * hourMs
  let moment = submittedAt
  for (;;) {
    const nextDay = startOfDay(moment) + dayMs
    const here = isBusinessDay(startOfDay(moment)) ? nextDay - moment : 0
    if (here >= left) return moment + left
    left -= here
    moment = nextDay
  }
}

export type ReplyAge = { state: 'in-time' | 'soon' | 'late'; businessHours: number; dueAt: number }

/** How long a message has waited relative to the promise. `soon`: less than a quarter of the time is left. */
export function classifyReplyAge(submittedAt: number, now: number): ReplyAge {
  const businessHours = businessTimeBetween(submittedAt, now) / hourMs
  const state =
    businessHours > promisedHours ? 'late' : businessHours > promisedHours * 0.75 ? 'soon' : 'in-time'
  return { state, businessHours, dueAt: replyDueAt(submittedAt) }
}

/** How late a reply is: '3 h late', '2 business days late'. */
export function describeLateness({ businessHours }: ReplyAge): string {
  const late = businessHours - promisedHours
  if (late < 1) return 'Just late'
  if (late < 24) return `${Math.floor(late)} h late`
  const days = Math.floor(late / 24)
  return days === 1 ? '1 business day late' : `${days} business days late`
}

/** What has waited since before this moment is late now. */
export function lateBefore(now: number): number {
  let left = promisedHours * hourMs
  let moment = now
  for (;;) {
    const day = startOfDay(moment - 1)
    const here = isBusinessDay(day) ? moment - day : 0
    if (here >= left) return moment - left
    left -= here
    moment = day
  }
}
