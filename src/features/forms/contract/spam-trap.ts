import { z } from 'zod'

/**
 * Sent with every form. `homepage` is a honeypot; the two times are in milliseconds by the browser's clock.
 * Invalid values are never a reason to reject a form.
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
