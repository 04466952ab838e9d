/** The day of a moment in UTC, such as 2026-03-29. */
export const utcDay = (moment: Date | number): string => new Date(moment).toISOString().slice(0, 10)
