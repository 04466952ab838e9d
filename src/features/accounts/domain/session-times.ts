import { hourMs, minuteMs } from '#platform/common/durations.ts'

type Confirmed = { startedAt: Date; confirmedAt: Date | null }

/** How many milliseconds the last sign-in or confirmation remains valid, or zero. */
export function freshForMs({ startedAt, confirmedAt }: Confirmed, now: Date): number {
  const last = Math.max(startedAt.getTime(), confirmedAt?.getTime() ?? 0)
  return Math.max(0, last + 5 * minuteMs - now.getTime())
}

/** A recent sign-in is proof enough. */
export const hasJustSignedIn = (startedAt: Date, now: Date) =>
  now.getTime() - startedAt.getTime() < 10 * minuteMs

/** A team session expires after an hour without use, and at most twelve hours after its sign-in. */
export const teamSessionEnd = (startedAt: Date, now: Date) =>
  new Date(Math.min(startedAt.getTime() + 12 * hourMs, now.getTime() + hourMs))
