import { z } from 'zod'
import { currencies } from '#features/ledger/contract/ledger.ts'
import { declineReasons } from '#features/payments/contract/test-cards.ts'
import { lineOfText } from '#platform/common/text.ts'
import { campaignStatuses, fundingModes } from './campaign-choices.ts'
import { fundingModels } from './campaign-terms.ts'
import { deliveryStatuses } from './delivery-choices.ts'
import { pledgeStatuses } from './pledge-choices.ts'
import { ReservationInput } from './reservations.ts'

const card = lineOfText(200).trim().min(1)

/** Binding: the card is charged at the deadline, unless the pledge is canceled in time. */
export const PledgeInput = ReservationInput.extend({
  /** If less is left until the goal of a campaign with a fixed limit: pledge what is left, or nothing. */
  whenFull: z.enum(['refuse', 'cut']).default('refuse'),
  /** The payment provider's name for a card; null keeps the one of an earlier pledge. */
  card: card.nullable().default(null),
})
export type PledgeInput = z.output<typeof PledgeInput>

export const CardInput = z.object({ card })

/** The payment provider's page where a card is entered. */
export const CardPage = z.object({ url: z.url() })

export const Pledge = z.object({
  id: z.uuid(),
  status: z.enum(pledgeStatuses),
  amountMinor: z.int(),
  currency: z.enum(currencies),
  model: z.enum(fundingModels),
  reward: z.int().nullable(),
  /** The version of the campaign that was confirmed. */
  version: z.int(),
  /** The terms have changed since: without a confirmation the pledge isn't charged. */
  isOutdated: z.boolean(),
  /** Where the reward is, once it is sent. */
  delivery: z.enum(deliveryStatuses).nullable(),
  cardLabel: z.string(),
  /** Why the card was declined, while it has to be replaced. */
  declineReason: z.enum(declineReasons).nullable(),
  /** Until when the card can be replaced. */
  fixUntil: z.iso.datetime().nullable(),
  canCancel: z.boolean(),
  /** Until when the pledge can be canceled. */
  cancelUntil: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Pledge = z.output<typeof Pledge>

export const OwnPledge = Pledge.extend({
  slug: z.string(),
  title: z.string(),
  campaignStatus: z.enum(campaignStatuses),
})
export type OwnPledge = z.output<typeof OwnPledge>
export const OwnPledgeList = z.object({ items: z.array(OwnPledge) })

/** What a page needs to know to offer pledges. */
export const PledgeOptions = z.object({
  mode: z.enum(fundingModes),
  /** By the payment provider's clock, which the test provider can move. */
  now: z.iso.datetime(),
  /** Only with test money. */
  testCards: z.array(z.object({ id: z.string(), label: z.string(), about: z.string() })),
  /** Texts to read before pledging real money. */
  legal: z.object({ termsUrl: z.string(), risksUrl: z.string() }).nullable(),
  rules: z.object({
    cancelUntilHours: z.int(),
    reflectionDays: z.int(),
    fixDays: z.int(),
    riskWarning: z.string(),
  }),
})
export type PledgeOptions = z.output<typeof PledgeOptions>

/** A campaign's pledges for its creator, without names. */
export const PledgeSummary = z.object({
  currency: z.enum(currencies),
  items: z.array(
    z.object({
      status: z.enum(pledgeStatuses),
      model: z.enum(fundingModels),
      reward: z.int().nullable(),
      count: z.int(),
      amountMinor: z.int(),
    }),
  ),
})
