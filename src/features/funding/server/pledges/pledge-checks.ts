import { AppError } from '#platform/common/errors.ts'
import type { CampaignContent } from '../../contract/campaign-content.ts'
import { pledgeMessages as messages } from '../../contract/pledge-messages.ts'
import type { PledgeInput } from '../../contract/pledges.ts'
import type { RulePack } from '../../contract/rule-packs.ts'
import { findPledgeProblem } from '../../domain/check-reservation.ts'
import { amountToTake, cancelUntil } from '../../domain/pledge-rules.ts'
import type { CampaignRow } from '../campaigns/campaign.store.ts'
import type { PledgeRow } from './pledge.store.ts'

export type Situation = { campaign: CampaignRow; content: CampaignContent; version: number; now: number }

/** Returns the amount that the pledge takes. */
export function requirePledgeable(
  input: PledgeInput,
  { campaign, content, version, now }: Situation,
  userId: string,
  own: PledgeRow | undefined,
  rules: RulePack,
): number {
  if (campaign.ownerId === userId) throw new AppError('PERMISSION_DENIED', messages.own)
  const current = own?.status === 'active' ? own.amountMinor : 0
  const reservedMinor = campaign.pledgedMinor - current
  const amountMinor = amountToTake(input, content, reservedMinor)
  const { status } = campaign
  const checked = { ...input, amountMinor }
  const problem = findPledgeProblem(checked, { status, content, version, reservedMinor, now })
  if (problem?.kind === 'invalid')
    throw new AppError('INVALID_ARGUMENT', problem.message, {
      details: { fields: { [problem.field]: problem.message } },
    })
  if (problem) throw new AppError('ABORTED', problem.message)
  // To lower a pledge is to cancel a part of it.
  if (own && amountMinor < current && !canCancel(own, campaign, rules, now))
    throw new AppError('ABORTED', messages.tooLate)
  return amountMinor
}

export const canCancel = (own: PledgeRow, campaign: CampaignRow, rules: RulePack, now: number): boolean =>
  own.status === 'active' && campaign.status === 'live' && now < cancelUntilOf(own, campaign, rules)

export const cancelUntilOf = ({ pledgedAt }: PledgeRow, { deadline }: CampaignRow, rules: RulePack): number =>
  cancelUntil({ deadline: deadline?.getTime() ?? 0, pledgedAt: pledgedAt.getTime() }, rules)

export const inLedger = ({ id: pledgeId, campaignId, currency, amountMinor: amount }: PledgeRow) => ({
  campaignId,
  pledgeId,
  currency,
  amount,
})

export const invalidCard = (message: string) =>
  new AppError('INVALID_ARGUMENT', message, { details: { fields: { card: message } } })
