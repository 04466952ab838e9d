import { writeAudit } from '#features/audit/server.ts'
import { AppError } from '#platform/common/errors.ts'
import type { Database } from '#platform/server/database/database.ts'
import { repaymentMessages as messages } from '../../contract/repayment-texts.ts'
import { markChecked, type ReportRow } from './revenue-report.store.ts'

/** Someone on the team has checked a report. */
export const checkReport = (database: Database, id: string, actorEmail: string): Promise<ReportRow> =>
  database.transaction(async (tx) => {
    const checked = await markChecked(tx, id, new Date())
    if (!checked) throw new AppError('NOT_FOUND', messages.unknown)
    const subject = `revenue-report/${id}`
    await writeAudit(tx, { actorEmail, action: 'revenue_report_checked', subject, details: {} })
    return checked
  })
