import { z } from 'zod'
import { deliveryStatuses } from './delivery-choices.ts'

export const DeliveryInput = z.object({
  status: z.enum(deliveryStatuses),
  /** All of a reward. Null for every reward. */
  reward: z.int().min(0).max(100).nullable().default(null),
  /** Only these pledges. Null for all. */
  pledgeIds: z.array(z.uuid()).min(1).max(1_000).nullable().default(null),
})
export type DeliveryInput = z.output<typeof DeliveryInput>

/** A campaign's rewards for its creator, without names. */
export const Deliveries = z.object({
  rewards: z.array(
    z.object({
      reward: z.int(),
      title: z.string(),
      waiting: z.int(),
      sent: z.int(),
      delivered: z.int(),
    }),
  ),
})
export type Deliveries = z.output<typeof Deliveries>
