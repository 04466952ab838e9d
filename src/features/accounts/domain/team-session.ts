const hour = 60 * 60 * 1000

/** When a session of the team ends if nobody uses it from now on: after an hour, and twelve hours after its sign-in at the latest. */
export const teamSessionEnd = (startedAt: Date, now: Date) =>
  new Date(Math.min(startedAt.getTime() + 12 * hour, now.getTime() + hour))
