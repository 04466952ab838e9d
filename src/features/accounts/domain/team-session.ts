const hour = 60 * 60 * 1000

/** A team session expires after an hour without use, and at most twelve hours after its sign-in. */
export const teamSessionEnd = (startedAt: Date, now: Date) =>
  new Date(Math.min(startedAt.getTime() + 12 * hour, now.getTime() + hour))
