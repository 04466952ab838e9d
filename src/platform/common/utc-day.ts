/** The day of a moment in UTC, such as 2026-03-29. */
export const utcDay = (moment: Date | number): string => new Date(moment).toISOString().slice(0, 10)

/** The day of a moment in UTC for people, such as March 29, 2026. */
export const formatUtcDay = (moment: Date | string): string =>
  new Date(moment).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' })
