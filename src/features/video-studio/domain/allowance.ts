import { videoLimits } from '../contract/limits.ts'

/** How many videos a user may have on the way and start in a day; `scale` multiplies both, for load tests. */
export function allowedPerDay(isVerified: boolean, scale: number) {
  const perDay = isVerified ? videoLimits.perDay : videoLimits.perDayUnverified
  return { at_once: Math.ceil(videoLimits.atOnce * scale), per_day: Math.ceil(perDay * scale) }
}
