import { randomUUID } from 'node:crypto'
import { AppError } from '#platform/common/errors.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { FileStore } from '#platform/server/files/file-store.ts'
import { creatorMessages } from '../../contract/creators.ts'
import { repaymentMessages as messages } from '../../contract/repayment-texts.ts'
import { extensionOf, findType } from '../creators/document-type.ts'
import { attach, findReportOf, type ReportRow } from './revenue-report.store.ts'

type Deps = { database: Database; files: FileStore }

export const attachmentKey = ({
  attachmentId,
  attachmentType,
}: Pick<ReportRow, 'attachmentId' | 'attachmentType'>) =>
  `revenue-reports/${attachmentId}.${extensionOf(attachmentType ?? '')}`

/** Keeps a document that shows where a report's amount comes from. It can't be replaced. */
export async function attachDocument(
  { database: { db }, files }: Deps,
  campaignId: string,
  month: number,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<ReportRow> {
  const attachmentType = findType(bytes)
  if (!attachmentType) throw new AppError('INVALID_ARGUMENT', creatorMessages.documentKind)
  const report = await findReportOf(db, campaignId, month)
  if (!report) throw new AppError('NOT_FOUND', messages.unknown)
  if (report.attachmentId !== null) throw new AppError('ABORTED', messages.attached)
  const attachmentId = randomUUID()
  const key = attachmentKey({ attachmentId, attachmentType })
  await files.put(key, bytes, { contentType: attachmentType })
  const attached = { attachmentId, attachmentName: name, attachmentType, attachmentSize: bytes.length }
  const changed = await attach(db, report.id, attached)
  if (!changed) {
    await files.remove(key)
    throw new AppError('ABORTED', messages.attached)
  }
  return changed
}

export function requireAttached(report: ReportRow | undefined): ReportRow {
  if (!report) throw new AppError('NOT_FOUND', messages.unknown)
  if (report.attachmentId === null) throw new AppError('NOT_FOUND', messages.noAttachment)
  return report
}
