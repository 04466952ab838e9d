import { dayMs } from '#platform/common/durations.ts'
import type { SeededRandom } from '../seeded-random.ts'

/**
 * IDs of demo rows use UUID version 8, which nothing else here generates, so an ID range identifies all demo
 * data.
 */
const prefix = 'de300000-0000-8000-8000-'

export const demoId = (number: number) => `${prefix}${number.toString(16).padStart(12, '0')}`

export const demoIdRange = { first: `${prefix}000000000000`, last: `${prefix}ffffffffffff` }

export const demoDays = 30

/**
 * A random time in the past month (or `days`): growing week by week, fewer at weekends, hardly any at night,
 * with a peak ten days ago.
 */
export function demoMoment(random: SeededRandom, now: number, days = demoDays): number {
  for (;;) {
    const moment = now - random.next() * days * dayMs
    if (random.isLucky(likelihood(moment, now, days))) return moment
  }
}

const peakDay = 10

function likelihood(moment: number, now: number, days: number): number {
  const age = (now - moment) / dayMs
  const growth = 0.35 + 0.4 * (1 - age / days)
  const peak = 0.25 * Math.exp(-((age - peakDay) ** 2) / 2)
  const date = new Date(moment)
  const weekend = [0, 6].includes(date.getUTCDay()) ? 0.6 : 1
  const hour = date.getUTCHours()
  const daytime = hour < 6 ? 0.15 : hour < 9 ? 0.6 : hour < 22 ? 1 : 0.5
  return (growth + peak) * weekend * daytime
}
