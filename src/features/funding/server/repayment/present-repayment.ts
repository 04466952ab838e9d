import type { Db } from '#platform/server/database/database.ts'
import type { Currency } from '../../contract/campaign-choices.ts'
import type { RepaidCampaign, Repayment, RevenueReport } from '../../contract/repayments.ts'
import { dueAt, listMonths, monthEnd, reportStatus } from '../../domain/repayment.ts'
import type { CampaignRow } from '../campaigns/campaign.store.ts'
import { readRepaid } from './close-campaigns.ts'
import { listRepaying, listReports, type ReportRow } from './revenue-report.store.ts'
import { readUnsent } from './share-payment.store.ts'

/** Null while nothing is paid out, and for a campaign that shares no revenue. */
export async function readRepayment(db: Db, campaign: CampaignRow, now: number): Promise<Repayment | null> {
  const isClosed = campaign.status === 'closed'
  if (!isClosed && campaign.status !== 'delivering') return null
  const { terms, capMinor, repaidMinor } = await readRepaid(db, campaign)
  // A campaign without paid pledges for a share, such as a canceled one, owes no reports.
  if (!terms || capMinor === 0) return null
  const deadline = campaign.deadline?.getTime() ?? now
  const reports = (await listReports(db, campaign.id)).filter(({ reversedAt }) => reversedAt === null)
  const isRepaid = repaidMinor >= capMinor
  const months = listMonths().map((month) => {
    const report = reports.find((each) => each.month === month)
    const situation = { deadline, now, isReported: report !== undefined, isRepaid, isClosed }
    return {
      month,
      status: reportStatus(month, situation),
      opensAt: new Date(monthEnd(deadline, month)).toISOString(),
      dueAt: new Date(dueAt(deadline, month)).toISOString(),
      revenueMinor: report?.revenueMinor ?? null,
      sharedMinor: report?.sharedMinor ?? null,
    }
  })
  const { sharePercent, capPercent } = terms
  return { sharePercent, capPercent, capMinor, repaidMinor, months }
}

/** Campaigns that pay back. Those with a failed share, or a late or unchecked report, come first. */
export async function readRepayments(db: Db, now: number): Promise<RepaidCampaign[]> {
  const items: RepaidCampaign[] = []
  for (const campaign of await listRepaying(db)) {
    const repayment = await readRepayment(db, campaign, now)
    if (!repayment) continue
    const { id, slug, title, status } = campaign
    const currency = campaign.currency as Currency
    const reports = (await listReports(db, id)).map(presentReport)
    const unsent = await readUnsent(db, id)
    items.push({ id, slug, title, currency, isClosed: status === 'closed', repayment, reports, ...unsent })
  }
  return items.toSorted((one, other) => Number(needsLook(other)) - Number(needsLook(one)))
}

const needsLook = ({ repayment: { months }, reports, failedShares }: RepaidCampaign) =>
  failedShares.length > 0 ||
  months.some(({ status }) => status === 'late') ||
  reports.some(({ checkedAt, reversal }) => checkedAt === null && reversal === null)

export const presentReport = (row: ReportRow): RevenueReport => ({
  id: row.id,
  month: row.month,
  revenueMinor: row.revenueMinor,
  sharedMinor: row.sharedMinor,
  currency: row.currency,
  attachment:
    row.attachmentName === null ? null : { name: row.attachmentName, size: row.attachmentSize ?? 0 },
  reportedAt: row.reportedAt.toISOString(),
  checkedAt: row.checkedAt?.toISOString() ?? null,
  reversal: row.reversedAt && { at: row.reversedAt.toISOString(), reason: row.reversalReason ?? '' },
})
