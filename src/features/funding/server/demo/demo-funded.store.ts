import { between } from 'drizzle-orm'
import {
  authorize,
  charge,
  distribute,
  openAccounts,
  payout,
  post,
  release,
  repay,
} from '#features/ledger/server.ts'
import { noCampaign } from '#features/ledger/contract/ledger.ts'
import { demoIdRange } from '#platform/common/demo/demo-month.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { CampaignContent } from '../../contract/campaign-content.ts'
import type { CampaignDraft } from '../../contract/campaign-draft.ts'
import { campaigns, campaignVersions } from '../campaigns/campaign.tables.ts'
import { campaignPledges } from '../pledges/pledge.tables.ts'
import { campaignCaps, revenueReports } from '../repayment/revenue-report.tables.ts'
import { sharePayments } from '../repayment/share-payment.tables.ts'
import { addTransfer } from '../settlement/transfer.store.ts'
import { campaignTransfers } from '../settlement/transfer.tables.ts'

type FundedCampaign = {
  id: string
  ownerId: string
  draft: CampaignDraft
  content: CampaignContent
  publishedAt: Date
  deadline: Date
  pledges: { id: string; userId: string; amountMinor: number; at: Date }[]
  reports: {
    id: string
    month: number
    revenueMinor: number
    sharedMinor: number
    sharePercent: number
    parts: { id: string; amount: number }[]
    at: Date
  }[]
}

/** Writes what the product would have written on the way, in the same order in the ledger. */
export async function addFundedCampaign(tx: Db, added: FundedCampaign) {
  const { id: campaignId, ownerId, draft, content, publishedAt, deadline, pledges, reports } = added
  const { currency, title, summary, category, models, goalMinor, creatorName } = content
  const collected = pledges.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  await tx.insert(campaigns).values({
    id: campaignId,
    ownerId,
    slug: `demo-night-trains-season-one-${campaignId.slice(-6)}`,
    status: 'delivering',
    draft,
    version: 1,
    materialVersion: 1,
    title,
    summary,
    category,
    models,
    currency,
    goalMinor,
    creatorName,
    deadline,
    publishedAt,
    pledgedMinor: collected,
    pledgeCount: pledges.length,
    createdAt: publishedAt,
    updatedAt: publishedAt,
  })
  await tx
    .insert(campaignVersions)
    .values({ campaignId, number: 1, content, isMaterial: true, createdAt: publishedAt })
  await tx.insert(campaignPledges).values(
    pledges.map(({ id, userId, amountMinor, at }) => ({
      id,
      campaignId,
      userId,
      amountMinor,
      currency,
      status: 'charged' as const,
      model: 'roi' as const,
      version: 1,
      provider: 'sandbox' as const,
      methodId: `demo-${id}`,
      cardLabel: 'Test card ending in 4242',
      chargeReference: `demo-${id}`,
      pledgedAt: at,
      createdAt: at,
      updatedAt: at,
    })),
  )
  const kinds = ['cards', 'promises', 'backers', 'escrow', 'creator', 'repayments'] as const
  await openAccounts(tx, [
    ...kinds.map((kind) => ({ campaignId, kind, currency })),
    { campaignId: noCampaign, kind: 'fees', currency },
  ])
  const promised = pledges.map(({ id: pledgeId, amountMinor: amount }) => ({
    campaignId,
    pledgeId,
    currency,
    amount,
  }))
  await post(
    tx,
    promised.flatMap((one) => [authorize(one, 1), release(one, 1), charge(one)]),
  )
  const { id: transferId } = await addTransfer(tx, {
    campaignId,
    kind: 'payout',
    amountMinor: collected,
    feeMinor: 0,
    currency,
    reason: 'At least 80% of the goal was collected.',
    status: 'done',
    destination: 'demo-account',
    reference: `demo-${campaignId}`,
    createdAt: deadline,
    doneAt: deadline,
  })
  await post(tx, [payout({ id: transferId, campaignId, currency, amount: collected, fee: 0, processing: 0 })])
  for (const [index, { id, parts, at, ...report }] of reports.entries()) {
    const paid = { id, campaignId, currency }
    await post(tx, [repay({ ...paid, amount: report.sharedMinor }), distribute(paid, parts)])
    // The last one waits for a look.
    const checkedAt = index === reports.length - 1 ? null : at
    await tx.insert(revenueReports).values({ ...paid, ...report, reportedAt: at, createdAt: at, checkedAt })
  }
}

const { first, last } = demoIdRange

export const countDemoPledges = async (tx: Db) => ({
  real: 0,
  demo: await tx.$count(campaignPledges, between(campaignPledges.campaignId, first, last)),
})

export async function removeDemoPledges(tx: Db) {
  await tx.delete(sharePayments).where(between(sharePayments.campaignId, first, last))
  await tx.delete(revenueReports).where(between(revenueReports.campaignId, first, last))
  await tx.delete(campaignTransfers).where(between(campaignTransfers.campaignId, first, last))
  await tx.delete(campaignPledges).where(between(campaignPledges.campaignId, first, last))
  await tx.delete(campaignCaps).where(between(campaignCaps.campaignId, first, last))
}
