import type { CampaignContent } from '../contract/campaign-content.ts'
import { isOpenStatus, type CampaignStatus } from '../contract/campaign-choices.ts'
import { campaignLimitsOf as limits } from '../contract/campaign-limits.ts'
import { reservationMessages as messages } from '../contract/campaign-messages.ts'
import type { ReservationInput } from '../contract/reservations.ts'
import { formatAmount, minorPerMajor } from './money.ts'

type Situation = {
  status: CampaignStatus
  content: CampaignContent
  version: number
  /** What others have reserved. */
  reservedMinor: number
  now: number
}

export type ReservationProblem = {
  kind: 'closed' | 'stale' | 'invalid'
  field: keyof ReservationInput
  message: string
}

/** The first reason against a reservation, or undefined. */
export function findReservationProblem(
  input: ReservationInput,
  { status, content, version, reservedMinor, now }: Situation,
): ReservationProblem | undefined {
  const { currency } = content
  const money = (minor: number) => formatAmount({ minor, currency })
  const invalid = (field: keyof ReservationInput, message: string) =>
    ({ kind: 'invalid', field, message }) as const
  if (!isOpenStatus(status) || Date.parse(content.deadline) <= now)
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
