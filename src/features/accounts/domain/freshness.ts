const fiveMinutes = 5 * 60 * 1000

type Confirmed = { startedAt: Date; confirmedAt: Date | null }

/** How many milliseconds the last sign-in or confirmation remains valid, or zero. */
export function freshForMs({ startedAt, confirmedAt }: Confirmed, now: Date): number {
  const last = Math.max(startedAt.getTime(), confirmedAt?.getTime() ?? 0)
  return Math.max(0, last + fiveMinutes - now.getTime())
}
