const fiveMinutes = 5 * 60 * 1000

type Confirmed = { startedAt: Date; confirmedAt: Date | null }

/** For how many milliseconds a session still counts as just confirmed, by its sign-in or since. Zero when it doesn't. */
export function freshForMs({ startedAt, confirmedAt }: Confirmed, now: Date): number {
  const last = Math.max(startedAt.getTime(), confirmedAt?.getTime() ?? 0)
  return Math.max(0, last + fiveMinutes - now.getTime())
}
