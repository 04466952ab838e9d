import { readMoved } from '#features/ledger/server.ts'
import type { Database, Db } from '#platform/server/database/database.ts'
import type { Currency, FundingMode } from '../../contract/campaign-choices.ts'
import { closingTexts as texts } from '../../contract/repayment-texts.ts'
import { correctionEnd, repaymentEnd } from '../../domain/repayment.ts'
import { findCampaign, lockCampaign, type CampaignRow } from '../campaigns/campaign.store.ts'
import { moveCampaign } from '../campaigns/move-campaign.ts'
import { findTerms } from './report-revenue.ts'
import { listDelivering, listReports, readCap } from './revenue-report.store.ts'

const mover = { actor: 'system', id: null, email: 'system' } as const

/** Closes campaigns that have paid back all they can, or whose months are over. */
export async function closeCampaigns(database: Database, mode: FundingMode, now: number): Promise<void> {
  for (const { id } of await listDelivering(database.db))
    await database.transaction(async (tx) => {
      await lockCampaign(tx, id)
      const campaign = await findCampaign(tx, id)
      const reason = campaign?.status === 'delivering' && (await findReason(tx, campaign, now))
      if (reason) await moveCampaign(tx, id, 'close', { mover, reason, mode, now })
    })
}

async function findReason(tx: Db, campaign: CampaignRow, now: number): Promise<string | undefined> {
  if (now >= repaymentEnd(campaign.deadline?.getTime() ?? now)) return texts.over
  const last = (await listReports(tx, campaign.id)).findLast(({ reversedAt }) => reversedAt === null)
  if (!last || now < correctionEnd(last.reportedAt.getTime())) return undefined
  const { capMinor, repaidMinor } = await readRepaid(tx, campaign)
  return capMinor > 0 && repaidMinor >= capMinor ? texts.repaid : undefined
}

/** The most that backers can get, and what they got. */
export async function readRepaid(db: Db, campaign: CampaignRow) {
  const { id: campaignId } = campaign
  const terms = await findTerms(db, campaign)
  const capMinor = terms ? await readCap(db, campaignId) : 0
  const moved = await readMoved(db, { campaignId, kind: 'creator', currency: campaign.currency as Currency })
  return { terms, capMinor, repaidMinor: 0 - (moved.get('repayment') ?? 0) }
}
