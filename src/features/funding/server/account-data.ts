import type { DataPart } from '#features/accounts/server.ts'
import { readBalance } from '#features/ledger/server.ts'
import { removeVideoFiles } from '#features/video-studio/server.ts'
import { AppError } from '#platform/common/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Jobs } from '#platform/server/jobs/jobs.ts'
import { isOpenStatus, type Currency } from '../contract/campaign-choices.ts'
import { emptyDraft } from '../contract/campaign-draft.ts'
import { campaignTexts } from '../contract/campaign-texts.ts'
import { pledgeMessages } from '../contract/pledge-messages.ts'
import type { RulePack } from '../contract/rule-packs.ts'
import {
  changeCampaign,
  draftOf,
  findVersion,
  listOwnCampaigns,
  lockCampaign,
  recordMove,
  removeCampaign,
  removeCreatorName,
  type CampaignRow,
} from './campaigns/campaign.store.ts'
import { queueCoverRemoval } from './campaigns/cover.ts'
import { documentKey, listDocuments } from './creators/creator.store.ts'
import { presentVerification } from './creators/verification.routes.ts'
import { attachmentKey } from './repayment/attach-document.ts'
import { presentReport } from './repayment/present-repayment.ts'
import { detachAll, listReports } from './repayment/revenue-report.store.ts'
import { listSupportLines } from './support-lines.ts'
import { cancelReservation, listReservationsOf } from './reservations/reservation.store.ts'
import { canCancel } from './pledges/pledge-checks.ts'
import { cancelPledge } from './pledges/pledge-to-campaign.ts'
import { listPledgesOf } from './pledges/pledge.store.ts'
import { listFollowed, listAsked } from './reservations/personal-support.store.ts'

type Deps = { jobs: Jobs; rules: RulePack }

/**
 * Campaigns, reservations and pledges of an account. Deleting it removes drafts and documents, closes what is
 * public under no name, and cancels reservations and what can be canceled of pledges; the anonymous rows stay,
 * because money depends on them. A creator who holds backers' money can't delete their account.
 */
export const campaignsOf = ({ jobs, rules }: Deps): DataPart => ({
  name: 'campaigns',
  async exportFor(db, { id }) {
    const own = (await listOwnCampaigns(db, id)).map((row) => ({
      slug: row.slug,
      status: row.status,
      draft: draftOf(row),
      createdAt: row.createdAt,
      updatedAt: row.updatedAt,
    }))
    const reports = []
    for (const { id: campaignId, slug } of await listOwnCampaigns(db, id))
      for (const report of await listReports(db, campaignId)) reports.push({ slug, ...presentReport(report) })
    const reservations = (await listReservationsOf(db, id)).map(({ reservation, slug, title }) => {
      const { amountMinor, currency, model, createdAt, updatedAt, canceledAt } = reservation
      return { slug, title, amountMinor, currency, model, createdAt, updatedAt, canceledAt }
    })
    const pledges = (await listPledgesOf(db, id)).map(({ pledge, campaign: { slug, title } }) => {
      const { status, amountMinor, currency, model, delivery, cardLabel, createdAt, updatedAt } = pledge
      return { slug, title, status, amountMinor, currency, model, delivery, cardLabel, createdAt, updatedAt }
    })
    const verification = await presentVerification(db, id)
    return {
      own,
      reports,
      reservations,
      pledges,
      verification,
      following: await listFollowed(db, id),
      questions: await listAsked(db, id),
    }
  },
  linesFor: (db, { id }) => listSupportLines(db, id),
  async eraseFor(tx, { id }) {
    for (const { reservation } of await listReservationsOf(tx, id)) {
      await lockCampaign(tx, reservation.campaignId)
      await cancelReservation(tx, reservation.campaignId, id)
    }
    for (const { pledge, campaign } of await listPledgesOf(tx, id)) {
      await lockCampaign(tx, campaign.id)
      if (canCancel(pledge, campaign, rules, Date.now())) await cancelPledge(tx, pledge)
    }
    for (const row of await listOwnCampaigns(tx, id)) {
      if (await holdsMoney(tx, row)) throw new AppError('ABORTED', pledgeMessages.heldMoney)
      if (row.version === null) {
        await removeCampaign(tx, row.id)
        await queueCoverRemoval(tx, jobs, [row.cover])
        continue
      }
      const published = await findVersion(tx, row.id, row.version)
      const shown = published?.cover ?? null
      if (row.cover?.name !== shown?.name) await queueCoverRemoval(tx, jobs, [row.cover])
      await removeCreatorName(tx, row.id)
      const attached = (await detachAll(tx, row.id)).map(attachmentKey)
      if (attached.length > 0) await jobs.send(tx, removeVideoFiles, { keys: attached })
      const to = isOpenStatus(row.status) ? 'closed' : row.status
      await changeCampaign(tx, row.id, {
        status: to,
        changeStatus: null,
        draft: emptyDraft(),
        cover: shown,
        creatorName: campaignTexts.formerCreator,
      })
      const reason = campaignTexts.accountDeleted
      const move = { campaignId: row.id, fromStatus: row.status, toStatus: to, actorId: null, reason }
      if (to !== row.status) await recordMove(tx, { ...move, action: 'cancel', actor: 'system' })
    }
    const keys = (await listDocuments(tx, id)).map(documentKey)
    if (keys.length > 0) await jobs.send(tx, removeVideoFiles, { keys })
  },
})

/** A closed campaign does if a dispute was won after it had closed. */
async function holdsMoney(tx: Db, { id: campaignId, status, currency }: CampaignRow): Promise<boolean> {
  if (status !== 'closed') return ['settling', 'funded', 'delivering'].includes(status)
  return (await readBalance(tx, { campaignId, kind: 'escrow', currency: currency as Currency })) > 0
}
