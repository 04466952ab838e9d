type Times = { doneAt: string | null; snoozedUntil: string | null }

/** Done, snoozed until a later time, or open. */
export function stateOf({ doneAt, snoozedUntil }: Times, now: number): 'open' | 'snoozed' | 'done' {
  if (doneAt !== null) return 'done'
  return snoozedUntil !== null && Date.parse(snoozedUntil) > now ? 'snoozed' : 'open'
}
