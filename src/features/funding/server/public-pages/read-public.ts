import type { CurrentUser } from '#features/accounts/server.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { FundingMode } from '../../contract/campaign-choices.ts'
import type { PublicCampaign } from '../../contract/campaigns.ts'
import { countFollowers } from '../campaigns/campaign.store.ts'
import {
  findReservation,
  isFollowing,
  listQuestions,
  listUpdates,
} from '../reservations/reservation.store.ts'
import { findPledge } from '../pledges/pledge.store.ts'
import { writeChoice } from '../../domain/support-choices.ts'
import { requirePublic } from '../reservations/support-campaign.ts'
import type { Visitor } from './render-aside.ts'

/** Everything on a campaign's page that is the same for everyone. */
export async function readPublic(db: Db, slug: string, mode: FundingMode) {
  const { campaign: row, content, version } = await requirePublic(db, slug)
  const followers = (await countFollowers(db, [row.id])).get(row.id) ?? 0
  const updates = await listUpdates(db, row.id)
  const questions = await listQuestions(db, row.id)
  const campaign: PublicCampaign = {
    slug,
    status: row.status,
    mode,
    version,
    content,
    currency: content.currency,
    goalMinor: content.goalMinor,
    reservedMinor: row.reservedMinor,
    reservationCount: row.reservationCount,
    pledgedMinor: row.pledgedMinor,
    pledgeCount: row.pledgeCount,
    followers,
    updates: updates.map(({ title, body, createdAt }) => ({
      title,
      body,
      createdAt: createdAt.toISOString(),
    })),
    questions: questions.flatMap(({ question, answer }) => (answer === null ? [] : [{ question, answer }])),
  }
  return { row, campaign }
}

type Row = Awaited<ReturnType<typeof readPublic>>['row']

export async function readVisitor(db: Db, row: Row, user: CurrentUser | null): Promise<Visitor> {
  if (!user) return { kind: 'signed-out' }
  if (row.ownerId === user.id) return { kind: 'creator', id: row.id }
  const own = await findReservation(db, row.id, user.id)
  const reservation = own && {
    amountMinor: own.amountMinor,
    choice: writeChoice(own),
    isOutdated: own.version < (row.materialVersion ?? 1),
  }
  const pledge = await findPledge(db, row.id, user.id)
  return {
    kind: 'backer',
    isFollowing: await isFollowing(db, row.id, user.id),
    reservation,
    pledgedMinor: pledge && pledge.status !== 'canceled' ? pledge.amountMinor : undefined,
  }
}
