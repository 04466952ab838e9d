import { z } from 'zod'
import { currencies } from '#features/ledger/contract/ledger.ts'
import { fundingModels } from './campaign-terms.ts'

/** Non-binding: nothing is charged, and it can be changed or canceled until the deadline. */
export const ReservationInput = z.object({
  amountMinor: z.int(),
  currency: z.enum(currencies),
  model: z.enum(fundingModels),
  /** The place of the reward in the campaign's list; null without one. */
  reward: z.int().min(0).max(50).nullable().default(null),
  /** The version of the campaign that the person has read. */
  version: z.int().min(1).max(100_000),
})
export type ReservationInput = z.output<typeof ReservationInput>

export const Reservation = z.object({
  amountMinor: z.int(),
  currency: z.enum(currencies),
  model: z.enum(fundingModels),
  reward: z.int().nullable(),
  /** The version that was confirmed. */
  version: z.int(),
  updatedAt: z.iso.datetime(),
})
export type Reservation = z.output<typeof Reservation>
