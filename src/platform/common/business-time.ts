import { dayMs } from './durations.ts'

/** Monday to Friday in UTC, the same for the whole team in any time zone. */
export function isBusinessDay(dayStart: number): boolean {
  const weekday = new Date(dayStart).getUTCDay()
  return weekday !== 0 && weekday !== 6
}

export const startOfDay = (moment: number) => Math.floor(moment / dayMs) * dayMs

/** How much of the time between two dates fell on business days. */
export function businessTimeBetween(start: number, end: number): number {
  if (end <= start) return 0
  // Whole weeks have five days each; the rest is counted day by day.
  const weeks = Math.floor((end - start) / (7 * dayMs))
  let sum = weeks * 5 * dayMs
  for (let day = startOfDay(start + weeks * 7 * dayMs); day < end; day += dayMs) {
    if (!isBusinessDay(day)) continue
    sum += Math.min(end, day + dayMs) - Math.max(start + weeks * 7 * dayMs, day)
  }
  return sum
}
