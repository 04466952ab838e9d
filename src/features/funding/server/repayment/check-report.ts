import { writeAudit } from '#features/audit/server.ts'
import { AppError } from '#platform/common/errors.ts'
import type { Database } from '#platform/server/database/database.ts'
import { campaignMessages } from '../../contract/campaign-messages.ts'
import { repaymentMessages as messages } from '../../contract/repayment-texts.ts'
import { findCampaign } from '../campaigns/campaign.store.ts'
import { findReport, markChecked, type ReportRow } from './revenue-report.store.ts'

/** Someone on the team has checked a report. Only the first time counts, and a creator can't check their own. */
export const checkReport = (
  database: Database,
  id: string,
  member: { id: string; email: string },
): Promise<ReportRow> =>
  database.transaction(async (tx) => {
    const report = await findReport(tx, id)
    if (!report) throw new AppError('NOT_FOUND', messages.unknown)
    const campaign = await findCampaign(tx, report.campaignId)
    if (campaign?.ownerId === member.id) throw new AppError('PERMISSION_DENIED', campaignMessages.ownReview)
    const checked = await markChecked(tx, id, new Date())
    if (!checked) return (await findReport(tx, id)) ?? report
    const entry = { actorEmail: member.email, subject: `revenue-report/${id}`, details: {} }
    await writeAudit(tx, { ...entry, action: 'revenue_report_checked' })
    return checked
  })
