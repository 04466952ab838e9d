const tenMinutes = 10 * 60 * 1000

/** Whoever has just shown who they are need not show it again. */
export const hasJustSignedIn = (startedAt: Date, now: Date) =>
  now.getTime() - startedAt.getTime() < tenMinutes
