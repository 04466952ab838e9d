/** Progress as it was seen at a moment, in milliseconds. */
export type Sighting = { at: number; percent: number }

// With less progress than this the pace is a guess.
const leastProgress = 3

/** Seconds until the end at the pace since `first`; undefined until the pace is known. */
export function secondsLeft(first: Sighting, now: Sighting): number | undefined {
  const progress = now.percent - first.percent
  const passed = now.at - first.at
  if (progress < leastProgress || passed <= 0) return undefined
  return ((100 - now.percent) * passed) / progress / 1000
}

/** In steps that don't flicker: 'About 20 seconds left'. */
export function describeTimeLeft(seconds: number): string {
  if (seconds < 8) return 'A few seconds left'
  if (seconds < 55) return `About ${Math.ceil(seconds / 10) * 10} seconds left`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'About a minute left' : `About ${minutes} minutes left`
}
