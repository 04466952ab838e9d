import { z } from 'zod'
import type { CurrentUser } from '#features/accounts/server.ts'
import { AppError } from '#platform/common/errors.ts'
import type { Database } from '#platform/server/database/database.ts'
import { QuestionInput, type PublicCampaign } from '../../contract/campaigns.ts'
import { campaignLimitsOf as limits } from '../../contract/campaign-limits.ts'
import { reservationMessages } from '../../contract/campaign-messages.ts'
import { fundingModels } from '../../contract/campaign-terms.ts'
import { formatAmount, minorPerMajor, parseAmount } from '../../domain/money.ts'
import { requireConfirmed } from '../reservations/require-confirmed.ts'
import { findCampaignBySlug } from '../campaigns/campaign.store.ts'
import { follow, unfollow } from '../reservations/reservation.store.ts'
import { askQuestion, reserve, unreserve } from '../reservations/support-campaign.ts'

const text = (max: number) => z.string().max(max).default('')

export const PlainForm = z.object({
  action: z.enum(['reserve', 'cancel', 'follow', 'unfollow', 'ask']),
  amount: text(40),
  choice: text(40),
  version: text(10),
  question: text(4_000),
})
export type PlainForm = z.output<typeof PlainForm>

type Supporter = Pick<CurrentUser, 'id' | 'emailVerified'>

/** Does what the form asks, or returns the problem to show above it. */
export async function submitPlainForm(
  database: Database,
  campaign: PublicCampaign,
  user: Supporter,
  typed: PlainForm,
): Promise<AppError | undefined> {
  try {
    await submit(database, campaign, user, typed)
    return undefined
  } catch (error) {
    if (error instanceof AppError && error.httpStatus < 500) return error
    throw error
  }
}

async function submit(database: Database, campaign: PublicCampaign, user: Supporter, typed: PlainForm) {
  const userId = user.id
  if (typed.action === 'reserve' || typed.action === 'follow') requireConfirmed(user)
  const { slug, currency } = campaign
  switch (typed.action) {
    case 'reserve': {
      const [model = '', reward = ''] = typed.choice.split(':')
      const amountMinor = parseAmount(typed.amount, currency)
      const known = fundingModels.find((each) => each === model)
      if (amountMinor === undefined) throw invalid(amountProblem(campaign))
      if (!known) throw invalid(reservationMessages.model)
      const input = {
        amountMinor,
        currency,
        model: known,
        reward: /^\d{1,2}$/.test(reward) ? Number(reward) : null,
        version: /^\d{1,6}$/.test(typed.version) ? Number(typed.version) : 0,
      }
      return void (await reserve({ database, mode: campaign.mode }, slug, userId, input, Date.now()))
    }
    case 'cancel':
      return unreserve(database, slug, userId)
    case 'ask': {
      const question = QuestionInput.safeParse({ question: typed.question.replaceAll('\r\n', '\n') })
      if (!question.success) throw invalid(question.error.issues[0]?.message ?? '')
      return askQuestion(database, slug, userId, question.data.question)
    }
    case 'follow':
    case 'unfollow': {
      const found = await findCampaignBySlug(database.db, slug)
      if (found) await (typed.action === 'follow' ? follow : unfollow)(database.db, found.id, userId)
    }
  }
}

const invalid = (message: string) => new AppError('INVALID_ARGUMENT', message)

function amountProblem({ currency }: PublicCampaign): string {
  const money = (major: number) => formatAmount({ minor: major * minorPerMajor(currency), currency })
  return reservationMessages.amount(money(limits.reservation.min), money(limits.reservation.max))
}
