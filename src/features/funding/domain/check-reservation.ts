import type { CampaignContent } from '../contract/campaign-content.ts'
import { isOpenStatus, type CampaignStatus } from '../contract/campaign-choices.ts'
import { campaignLimitsOf as limits } from '../contract/campaign-limits.ts'
import { reservationMessages } from '../contract/campaign-messages.ts'
import { pledgeMessages } from '../contract/pledge-messages.ts'
import type { ReservationInput } from '../contract/reservations.ts'
import { formatAmount, minorPerMajor } from './money.ts'

type Situation = {
  status: CampaignStatus
  content: CampaignContent
  version: number
  /** What others have reserved or pledged. */
  reservedMinor: number
  now: number
}

export type ReservationProblem = {
  kind: 'closed' | 'stale' | 'invalid'
  field: keyof ReservationInput
  message: string
}

/** The first reason against a reservation, or undefined. */
export const findReservationProblem = (input: ReservationInput, situation: Situation) =>
  findProblem(input, situation, isOpenStatus(situation.status), reservationMessages)

/** The first reason against a pledge, or undefined. */
export const findPledgeProblem = (input: ReservationInput, situation: Situation) =>
  findProblem(input, situation, situation.status === 'live', pledgeMessages)

type Messages = Pick<
  typeof reservationMessages | typeof pledgeMessages,
  'closed' | 'stale' | 'currency' | 'amount' | 'model' | 'reward' | 'rewardAmount' | 'full'
>

function findProblem(
  input: ReservationInput,
  { content, version, reservedMinor, now }: Situation,
  isOpen: boolean,
  messages: Messages,
): ReservationProblem | undefined {
  const { currency } = content
  const money = (minor: number) => formatAmount({ minor, currency })
  const invalid = (field: keyof ReservationInput, message: string) =>
    ({ kind: 'invalid', field, message }) as const
  if (!isOpen || Date.parse(content.deadline) <= now)
    return { kind: 'closed', field: 'amountMinor', message: messages.closed }
  if (input.version !== version) return { kind: 'stale', field: 'version', message: messages.stale }
  if (input.currency !== currency) return invalid('currency', messages.currency(currency))
  const unit = minorPerMajor(currency)
  const [min, max] = [limits.reservation.min * unit, limits.reservation.max * unit]
  if (input.amountMinor < min || input.amountMinor > max)
    return invalid('amountMinor', messages.amount(money(min), money(max)))
  if (!content.models.includes(input.model)) return invalid('model', messages.model)
  if (input.model === 'rewards') {
    const reward = input.reward === null ? undefined : content.rewards[input.reward]
    if (!reward) return invalid('reward', messages.reward)
    if (input.amountMinor < reward.amountMinor)
      return invalid('amountMinor', messages.rewardAmount(money(reward.amountMinor)))
  }
  const left = Math.max(0, content.goalMinor - reservedMinor)
  if (content.limit === 'fixed' && input.amountMinor > left)
    return invalid('amountMinor', messages.full(money(left)))
  return undefined
}
