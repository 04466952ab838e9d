import { z } from 'zod'

/**
 * What every form carries besides its own fields. `homepage` is a field that people do not see; the two times are the
 * browser's own clock, in milliseconds. None of them is ever a reason to refuse.
 */
export const spamTrap = {
  homepage: z.string().optional().catch('not a text'),
  shownAt: z.coerce.number().optional().catch(undefined),
  sentAt: z.coerce.number().optional().catch(undefined),
}

export type SpamTrap = {
  homepage?: string | undefined
  shownAt?: number | undefined
  sentAt?: number | undefined
}
