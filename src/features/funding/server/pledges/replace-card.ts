import type { Jobs } from '#platform/server/jobs/jobs.ts'
import { AppError } from '#platform/common/errors.ts'
import { pledgeMessages as messages } from '../../contract/pledge-messages.ts'
import { requirePublic } from '../reservations/support-campaign.ts'
import { campaignSettlement } from '../settlement/settlement-job.ts'
import { lockPublic, requireProvider, saveCard, type PledgeDeps } from './pledge-to-campaign.ts'
import { changePledge, findPledge, type PledgeRow } from './pledge.store.ts'

/** Replaces a card that was declined after the deadline, and has the new one charged. */
export async function replaceCard(
  deps: PledgeDeps & { jobs: Jobs },
  slug: string,
  userId: string,
  card: string,
): Promise<PledgeRow> {
  const provider = requireProvider(deps)
  const now = await provider.now()
  const { campaign } = await requirePublic(deps.database.db, slug)
  const declined = requireFixable(await findPledge(deps.database.db, campaign.id, userId))
  const method = await saveCard(provider, campaign.id, userId, card, { attempt: declined.attempt + 1 })
  return deps.database.transaction(async (tx) => {
    const { campaign: locked } = await lockPublic(tx, slug)
    const own = requireFixable(await findPledge(tx, locked.id, userId))
    const isOpen = locked.status === 'settling' && locked.fixUntil !== null && now < locked.fixUntil.getTime()
    if (!isOpen) throw new AppError('ABORTED', messages.closed)
    await deps.jobs.send(tx, campaignSettlement, { campaignId: locked.id })
    return changePledge(tx, own.id, {
      ...method,
      attempt: own.attempt + 1,
      status: 'active',
      declineReason: null,
    })
  })
}

function requireFixable(own: PledgeRow | undefined): PledgeRow {
  if (!own) throw new AppError('NOT_FOUND', messages.none)
  if (own.status !== 'fixing') throw new AppError('ABORTED', messages.notFixable)
  return own
}
