import { randomUUID } from 'node:crypto'
import { writeAudit } from '#features/audit/server.ts'
import {
  distribute,
  openAccounts,
  post,
  readDistributed,
  repay,
  reverse,
  splitAmount,
} from '#features/ledger/server.ts'
import type { PaymentProvider } from '#features/payments/server.ts'
import { AppError } from '#platform/common/errors.ts'
import type { Database, Db } from '#platform/server/database/database.ts'
import type { Jobs } from '#platform/server/jobs/jobs.ts'
import type { Currency } from '../../contract/campaign-choices.ts'
import { campaignMessages } from '../../contract/campaign-messages.ts'
import type { CampaignContent } from '../../contract/campaign-content.ts'
import { repaymentMessages as messages } from '../../contract/repayment-texts.ts'
import type { RevenueInput } from '../../contract/repayments.ts'
import { capOf, monthEnd, shareOf } from '../../domain/repayment.ts'
import { findVersion, lockCampaign, type CampaignRow } from '../campaigns/campaign.store.ts'
import { requireProvider } from '../pledges/pledge-to-campaign.ts'
import { campaignSettlement } from '../settlement/settlement-job.ts'
import {
  addReport,
  findReport,
  findReportOf,
  listHolders,
  markReversed,
  type ReportRow,
} from './revenue-report.store.ts'

type Deps = { database: Database; provider: PaymentProvider | undefined }
type ReportDeps = Deps & { jobs: Jobs }
type Terms = NonNullable<CampaignContent['roi']>

/**
 * Reports a month's revenue and pays the backers' share of it, in one transaction. The same report sent again
 * has no second effect.
 */
export async function reportRevenue(
  deps: ReportDeps,
  ownerId: string,
  campaignId: string,
  month: number,
  { revenueMinor, currency }: RevenueInput,
): Promise<ReportRow> {
  const now = await requireTestMoney(deps).now()
  return inOneTransaction(deps, async (tx) => {
    // Two reports of one campaign wait for each other here, so that the second sees what the first has paid.
    const campaign = await lockCampaign(tx, campaignId)
    if (!campaign || campaign.ownerId !== ownerId) throw new AppError('NOT_FOUND', campaignMessages.unknown)
    if (currency !== campaign.currency) throw invalidCurrency(campaign)
    const existing = await findReportOf(tx, campaignId, month)
    if (existing?.revenueMinor === revenueMinor) return existing
    if (existing) throw new AppError('ABORTED', messages.reported(month))
    if (campaign.status !== 'delivering') throw new AppError('ABORTED', messages.notDelivering)
    const terms = await findTerms(tx, campaign)
    if (!terms) throw new AppError('ABORTED', messages.noShare)
    if (now < monthEnd(campaign.deadline?.getTime() ?? now, month))
      throw new AppError('ABORTED', messages.early(month))
    const id = randomUUID()
    const sharedMinor = await payBackers(tx, { id, campaignId, currency }, revenueMinor, terms)
    if (sharedMinor > 0) await deps.jobs.send(tx, campaignSettlement, { campaignId })
    const { sharePercent } = terms
    const amounts = { revenueMinor, sharedMinor, sharePercent, currency }
    return addReport(tx, { id, campaignId, month, ...amounts, reportedAt: new Date(now) })
  })
}

/** Takes a wrong report back with everything it moved, so that the month can be reported again. */
export async function reverseReport(
  deps: Deps,
  id: string,
  member: { id: string; email: string },
  reason: string,
): Promise<ReportRow> {
  const now = await requireTestMoney(deps).now()
  return inOneTransaction(deps, async (tx) => {
    const found = await findReport(tx, id)
    const campaign = found && (await lockCampaign(tx, found.campaignId))
    // Read again, because another person may have taken it back before the lock.
    const report = await findReport(tx, id)
    if (!campaign || !report) throw new AppError('NOT_FOUND', messages.unknown)
    if (campaign.ownerId === member.id) throw new AppError('PERMISSION_DENIED', campaignMessages.ownReview)
    if (report.reversedAt) throw new AppError('ABORTED', messages.reversed)
    if (campaign.status !== 'delivering') throw new AppError('ABORTED', messages.closed)
    if (report.sharedMinor > 0) {
      await reverse(tx, `distribution:${id}`, reason)
      await reverse(tx, `repayment:${id}`, reason)
    }
    const details = { campaign: campaign.id, month: report.month }
    const audited = { action: 'revenue_report_reversed', subject: `revenue-report/${id}` } as const
    await writeAudit(tx, { actorEmail: member.email, ...audited, details })
    return markReversed(tx, id, new Date(now), reason)
  })
}

/** Returns what was paid: the share of the revenue, or less if every backer has the most they can get. */
async function payBackers(
  tx: Db,
  paid: { id: string; campaignId: string; currency: Currency },
  revenueMinor: number,
  { sharePercent, capPercent }: Terms,
): Promise<number> {
  const { campaignId, currency } = paid
  const received = await readDistributed(tx, campaignId)
  const holders = (await listHolders(tx, campaignId)).map(({ id, amountMinor }) => ({
    id,
    weight: amountMinor,
    most: capOf(amountMinor, capPercent) - (received.get(id) ?? 0),
  }))
  if (!holders.some(({ most }) => most > 0)) throw new AppError('ABORTED', messages.complete)
  const amount = shareOf(revenueMinor, sharePercent)
  const { parts, left } = splitAmount(amount, holders)
  const sharedMinor = amount - left
  if (sharedMinor === 0) return 0
  await openAccounts(tx, [{ campaignId, kind: 'repayments', currency }])
  await post(tx, [repay({ ...paid, amount: sharedMinor }), distribute(paid, parts)])
  return sharedMinor
}

/** The terms that every backer has confirmed. */
export async function findTerms(db: Db, { id, version }: CampaignRow): Promise<Terms | null> {
  const content = version === null ? undefined : await findVersion(db, id, version)
  return content?.models.includes('roi') ? content.roi : null
}

/** Without the silence timeout, because a campaign can have a hundred thousand backers. */
const inOneTransaction = <Result>({ database }: Deps, work: (tx: Db) => Promise<Result>): Promise<Result> =>
  database.withoutSilenceTimeout(() => database.transaction(work))

/** Collecting from creators is only in the books, so real money is refused. */
function requireTestMoney(deps: Deps): PaymentProvider {
  const provider = requireProvider(deps)
  if (provider.name !== 'sandbox') throw new AppError('ABORTED', messages.realMoney)
  return provider
}

function invalidCurrency({ currency }: CampaignRow) {
  const message = messages.currency(currency)
  return new AppError('INVALID_ARGUMENT', message, { details: { fields: { currency: message } } })
}
