import { z } from 'zod'
import { currencies } from '#features/ledger/contract/ledger.ts'
import { fundingModes } from './campaign-choices.ts'
import { fundingModels } from './campaign-terms.ts'
import { pledgeStatuses } from './pledge-choices.ts'

const minor = z.int()

const statementEvents = [
  'pledge',
  'charge',
  'refund',
  'chargeback',
  'dispute-won',
  'distribution',
  'reversal',
] as const
export type StatementEvent = (typeof statementEvents)[number]

export const StatementLine = z.object({
  at: z.iso.datetime(),
  event: z.enum(statementEvents),
  /** Of a distribution, or of the one that is taken back. */
  month: z.int().nullable(),
  revenueMinor: minor.nullable(),
  sharePercent: z.int().nullable(),
  /** What all backers got. */
  sharedMinor: minor.nullable(),
  /** What the backer paid or lost, and what they got. One of them is zero. */
  outMinor: minor,
  inMinor: minor,
  /** What they can still get after this line. Null without a revenue share. */
  leftMinor: minor.nullable(),
  /** Why something was taken back. */
  reason: z.string(),
})
export type StatementLine = z.output<typeof StatementLine>

/** Everything that happened to the money of one pledge. */
export const Statement = z.object({
  mode: z.enum(fundingModes),
  pledgeId: z.uuid(),
  title: z.string(),
  status: z.enum(pledgeStatuses),
  model: z.enum(fundingModels),
  currency: z.enum(currencies),
  pledgedMinor: minor,
  /** The most the backer can get by the revenue share. Null without one. */
  capMinor: minor.nullable(),
  lines: z.array(StatementLine),
  paidMinor: minor,
  refundedMinor: minor,
  /** Taken back by the backer's bank. */
  chargedBackMinor: minor,
  receivedMinor: minor,
  /** What of it the payment provider has sent to the backer. */
  sentMinor: minor,
  leftMinor: minor.nullable(),
  madeAt: z.iso.datetime(),
})
export type Statement = z.output<typeof Statement>
