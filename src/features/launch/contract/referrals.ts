import { z } from 'zod'
import { boundedText } from '#platform/common/text.ts'
import { holdReasons, referralStates, type HoldReason } from './credits.ts'

const reasons = Object.keys(holdReasons) as [HoldReason, ...HoldReason[]]

export const Referral = z.object({
  id: z.uuid(),
  /** Null after the person was deleted. */
  referrer: z.string().nullable(),
  referred: z.string().nullable(),
  /** Why it is or was held; null if it counted right away. */
  holdReason: z.enum(reasons).nullable(),
  createdAt: z.iso.datetime(),
})
export type Referral = z.infer<typeof Referral>

export const ReferralPage = z.object({ items: z.array(Referral), nextCursor: z.string().nullable() })

export const ReferralQuery = z.object({
  state: z.enum(referralStates, { error: 'Please choose held or counted.' }).default('held'),
  limit: z.coerce.number().pipe(z.int().min(1).max(100)).default(50),
  cursor: boundedText(200).optional(),
})

export const ReferralId = z.object({ id: z.uuid() })

export const referralMessages = {
  notFound: 'Referral not found.',
  notHeld: 'This referral isn’t held, or was already released.',
  notCounted: 'This referral doesn’t count, or was already taken back.',
} as const
