import { dayMs } from '#platform/common/durations.ts'
import type { Project } from '../contract/funding.ts'
import { isSuccess } from './money.ts'

export type CampaignProgress = {
  /** Relative to the goal: 1.2 for an open campaign that exceeded it. */
  share: number
  isSuccessful: boolean
  daysLeft: number
  hasEnded: boolean
}

/** A partial day counts as a day left. */
export function campaignProgress(
  { goalCents, raisedCents, endsAt }: Pick<Project, 'goalCents' | 'raisedCents' | 'endsAt'>,
  now: number,
): CampaignProgress {
  const share = goalCents > 0 ? raisedCents / goalCents : 0
  const msLeft = Date.parse(endsAt) - now
  return {
    share,
    isSuccessful: isSuccess(raisedCents, goalCents),
    daysLeft: Math.max(0, Math.ceil(msLeft / dayMs)),
    hasEnded: msLeft <= 0,
  }
}
