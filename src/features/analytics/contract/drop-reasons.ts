/** Why an event was not counted. A closed list: the team sees how often each applied. */
export const refusalReasons = [
  'duplicate',
  'bot',
  'untracked page',
  'invalid',
  'too old',
  'from the future',
  // Of somebody who is signed in, or whose browser asks not to be tracked.
  'private',
] as const
export type RefusalReason = (typeof refusalReasons)[number]
