/** Why an event was not counted. The dashboard shows the count per reason. */
export const refusalReasons = [
  'duplicate',
  'bot',
  'untracked page',
  'invalid',
  'too old',
  'from the future',
  // The visitor was signed in, or their browser opted out of tracking.
  'private',
] as const
export type RefusalReason = (typeof refusalReasons)[number]
