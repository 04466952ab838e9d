import { useState } from 'react'
import { unwrap } from '#platform/web/api-client.ts'
import { formatDate } from '#platform/web/format.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { repaymentBoardTexts as texts } from '../../contract/money-texts.ts'
import { repaymentTexts } from '../../contract/repayment-texts.ts'
import type { RevenueReport } from '../../contract/repayments.ts'
import { formatAmount } from '../../domain/money.ts'
import { ReasonDialog } from './send-dialog.tsx'
import { repaymentReviewApi } from './settlement-api.ts'
import { useSend } from './use-send.ts'

type ReportRowProps = { report: RevenueReport; canTakeBack: boolean; onChange: () => Promise<unknown> }

/** One report, which the team checks or takes back. */
export function ReportRow({ report, canTakeBack, onChange }: ReportRowProps) {
  const { id, month, revenueMinor, sharedMinor, currency, attachment, checkedAt, reversal } = report
  const [isTakingBack, setTakingBack] = useState(false)
  const money = (minor: number) => formatAmount({ minor, currency })
  const reports = repaymentReviewApi['revenue-reports'][':id']
  const { submit, busy, failure } = useSend(() => unwrap(reports.check.$put({ param: { id } })), onChange)
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3 text-sm">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 tabular-nums">
          <strong>{repaymentTexts.month(month)}</strong>
          {reversal ? (
            <Badge tone="danger">{texts.takenBack}</Badge>
          ) : (
            <Badge tone={checkedAt === null ? 'accent' : 'gain'}>
              {checkedAt === null ? texts.unchecked : texts.checked}
            </Badge>
          )}
        </p>
        <p className="break-words text-ink-soft tabular-nums">
          {repaymentTexts.reported(money(revenueMinor), money(sharedMinor))}{' '}
          {texts.reportedOn(formatDate(report.reportedAt))}
        </p>
        {reversal && (
          <p className="break-words">{texts.takenBackOn(formatDate(reversal.at), reversal.reason)}</p>
        )}
        {attachment ? (
          <a href={`/api/admin/revenue-reports/${id}/attachment`} className="underline">
            {repaymentTexts.attachment}: {attachment.name}
          </a>
        ) : (
          <p className="text-ink-soft">{texts.noDocument}</p>
        )}
      </div>
      {reversal === null && (
        <div className="flex flex-wrap gap-2 empty:hidden">
          {checkedAt === null && (
            <Button busy={busy} onClick={submit}>
              {texts.check}
            </Button>
          )}
          {canTakeBack && (
            <Button {...(checkedAt === null && { variant: 'quiet' })} onClick={() => setTakingBack(true)}>
              {texts.takeBack}
            </Button>
          )}
        </div>
      )}
      {failure !== undefined && (
        <Notice kind="failure" className="basis-full">
          {failure}
        </Notice>
      )}
      {isTakingBack && (
        <ReasonDialog
          title={texts.takeBackTitle(month)}
          about={texts.takeBackAbout(money(sharedMinor))}
          submitText={texts.takeBack}
          send={(reason) => unwrap(reports.reversal.$post({ param: { id }, json: { reason } }))}
          onClose={() => setTakingBack(false)}
          onDone={onChange}
        />
      )}
    </li>
  )
}
