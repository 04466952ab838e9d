import { dayMs, hourMs } from '#platform/common/durations.ts'
import type { CampaignContent } from '../contract/campaign-content.ts'
import type { PledgeInput } from '../contract/pledges.ts'
import type { RulePack } from '../contract/rule-packs.ts'

type Times = { deadline: number; pledgedAt: number }

/** Until when a pledge can be canceled. Never after the deadline. */
export const cancelUntil = (
  { deadline, pledgedAt }: Times,
  { cancelUntilHours, reflectionDays }: RulePack,
): number =>
  Math.min(deadline, Math.max(deadline - cancelUntilHours * hourMs, pledgedAt + reflectionDays * dayMs))

export const fixUntil = (settledAt: number, { fixDays }: RulePack): number => settledAt + fixDays * dayMs

/** What a pledge takes: less than asked for if it may be cut and the goal is near. */
export function amountToTake(
  { amountMinor, whenFull }: Pick<PledgeInput, 'amountMinor' | 'whenFull'>,
  { limit, goalMinor }: Pick<CampaignContent, 'limit' | 'goalMinor'>,
  pledgedMinor: number,
): number {
  const left = goalMinor - pledgedMinor
  return limit === 'fixed' && whenFull === 'cut' && left > 0 ? Math.min(amountMinor, left) : amountMinor
}

/** What is kept of a payout, rounded down. */
export const feeOf = (amountMinor: number, { feePermille }: RulePack): number =>
  Number((BigInt(amountMinor) * BigInt(feePermille)) / 1000n)

/** How many people of the team have to approve a payout or refund. */
export const neededApprovals = (amountMinor: number, { twoPeopleAboveMinor }: RulePack): 1 | 2 =>
  amountMinor > twoPeopleAboveMinor ? 2 : 1
