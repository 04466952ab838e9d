/** Why an event was not counted. A closed list: the team sees how often each applied. */
export const refusalReasons = [
  'duplicate',
  'bot',
  'untracked page',
  'invalid',
  'too old',
  'from the future',
] as const
export type RefusalReason = (typeof refusalReasons)[number]
