import { z } from 'zod'
import { accountKinds, currencies } from '#features/ledger/contract/ledger.ts'
import { boundedText, lineOfText } from '#platform/common/text.ts'
import { campaignStatuses } from './campaign-choices.ts'
import { campaignLimitsOf as limits } from './campaign-limits.ts'
import { moneyTexts } from './money-texts.ts'
import { pledgeStatuses } from './pledge-choices.ts'
import { Repayment } from './repayments.ts'
import { transferKinds, transferStatuses } from './transfer-choices.ts'

export const TransferId = z.object({ id: z.uuid() })

const reason = boundedText(limits.reason).trim().min(1, { error: 'Please give a reason.' })

export const TransferProposal = z.object({
  kind: z.enum(transferKinds),
  /** Of a refund. */
  pledgeId: z.uuid().nullable().default(null),
  reason,
})
export type TransferProposal = z.output<typeof TransferProposal>

/** What the person sees is what they approve. */
export const TransferApproval = z.object({
  amountMinor: z.int().min(1),
  /** The account that a payout goes to, as the payment provider names it; empty for a refund. */
  destination: lineOfText(200).trim().default(''),
})
export type TransferApproval = z.output<typeof TransferApproval>

/** Why a transfer is rejected or taken back. */
export const TransferReason = z.object({ reason })

export const Transfer = z.object({
  id: z.uuid(),
  kind: z.enum(transferKinds),
  status: z.enum(transferStatuses),
  pledgeId: z.uuid().nullable(),
  amountMinor: z.int(),
  feeMinor: z.int(),
  currency: z.enum(currencies),
  reason: z.string(),
  destination: z.string().nullable(),
  approvals: z.int(),
  neededApprovals: z.int(),
  createdAt: z.iso.datetime(),
  doneAt: z.iso.datetime().nullable(),
})
export type Transfer = z.output<typeof Transfer>

const balances = z.array(z.object({ account: z.enum(accountKinds), amountMinor: z.int() }))

/** A campaign after its deadline, for the team. */
export const Settlement = z.object({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  status: z.enum(campaignStatuses),
  currency: z.enum(currencies),
  goalMinor: z.int(),
  deadline: z.iso.datetime(),
  fixUntil: z.iso.datetime().nullable(),
  pledges: z.array(z.object({ status: z.enum(pledgeStatuses), count: z.int(), amountMinor: z.int() })),
  /** Where its money is, by account of the ledger. */
  balances,
  transfers: z.array(Transfer),
  /** Whether a revenue report counts, so that a payout can't be taken back. */
  hasReports: z.boolean(),
})
export type Settlement = z.output<typeof Settlement>
export const SettlementList = z.object({ items: z.array(Settlement) })

/** A campaign's money for everyone: totals, no names. */
export const MoneyTrail = z.object({
  currency: z.enum(currencies),
  goalMinor: z.int(),
  collectedMinor: z.int(),
  refundedMinor: z.int(),
  /** Taken back by backers' banks, from us or, after the payout, from the creator. */
  chargedBackMinor: z.int(),
  /** The part of it that was taken back after the payout, so that the creator owes it. */
  owedMinor: z.int(),
  paidOutMinor: z.int(),
  feesMinor: z.int(),
  /** What is held now: collected, minus what was refunded, charged back before the payout, or paid out. */
  heldMinor: z.int(),
  /** Null without a revenue share, and before the payout. */
  repayment: Repayment.nullable(),
})
export type MoneyTrail = z.output<typeof MoneyTrail>

export const transferMessages = {
  unknown: 'This payout or refund doesn’t exist.',
  decided: 'This was decided already. Please reload.',
  changed: 'The amount has changed. Please reload.',
  own: 'You can’t approve a payout of your own campaign.',
  secondPerson: 'You have approved this. A second person of the team has to approve it too.',
  destination: 'Please enter the account that the payout goes to.',
  otherDestination: 'The first person entered another account. Please compare, or reject the payout.',
  notFunded: 'This is possible only while we hold money of a funded campaign.',
  notDone: 'Only a payout that is done can be taken back.',
  reported: moneyTexts.reported,
  notCharged: 'This pledge isn’t paid, so there is nothing to refund.',
  open: 'A payout or refund of this campaign is open. Please decide about it first.',
} as const
