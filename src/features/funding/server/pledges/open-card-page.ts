import { AppError } from '#platform/common/errors.ts'
import { campaignPaths } from '../../contract/campaign-paths.ts'
import { pledgeMessages as messages } from '../../contract/pledge-messages.ts'
import { requirePublic } from '../reservations/support-campaign.ts'
import { failToReach, holderOf, requireProvider, type PledgeDeps } from './pledge-to-campaign.ts'
import { findPledge } from './pledge.store.ts'

type Deps = PledgeDeps & { siteUrl: string }

/** Opens the payment provider's page for a card, which leads back to the pledge with the card's token. */
export async function openCardPage(deps: Deps, slug: string, userId: string): Promise<{ url: string }> {
  const { database, siteUrl } = deps
  const provider = requireProvider(deps)
  const { campaign } = await requirePublic(database.db, slug)
  if (!provider.openCardPage) throw new AppError('ABORTED', messages.testCardsOnly)
  const own = await findPledge(database.db, campaign.id, userId)
  const isFixing = own?.status === 'fixing'
  if (!isFixing && campaign.status !== 'live') throw new AppError('ABORTED', messages.closed)
  const returnTo = (card: string) => `${siteUrl}${campaignPaths.cardEntered(slug, isFixing, card)}`
  const page = { holder: holderOf(campaign.id, userId), returnTo, cancelTo: returnTo('canceled') }
  return provider.openCardPage(page).catch(failToReach)
}
