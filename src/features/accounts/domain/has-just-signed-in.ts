const tenMinutes = 10 * 60 * 1000

/** A recent sign-in is proof enough. */
export const hasJustSignedIn = (startedAt: Date, now: Date) =>
  now.getTime() - startedAt.getTime() < tenMinutes
