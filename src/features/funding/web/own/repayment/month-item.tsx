import { useState } from 'react'
import { formatDate } from '#platform/web/format.ts'
import { Badge, type BadgeTone } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useRequest } from '#platform/web/use-request.ts'
import type { Currency } from '../../../contract/campaign-choices.ts'
import type { ReportStatus } from '../../../contract/repayment-choices.ts'
import { reportStatusTexts, repaymentTexts as texts } from '../../../contract/repayment-texts.ts'
import type { RepaymentMonth, RevenueReport } from '../../../contract/repayments.ts'
import { formatAmount, parseAmount } from '../../../domain/money.ts'
import { UploadButton } from '../upload-button.tsx'
import { upload } from '../upload.ts'

const tones: Partial<Record<ReportStatus, BadgeTone>> = {
  open: 'accent',
  late: 'warn',
  reported: 'gain',
  missing: 'danger',
}

type MonthItemProps = {
  campaignId: string
  month: RepaymentMonth
  currency: Currency
  /** Of this month, with those that were taken back. */
  reports: RevenueReport[]
  onReport: (revenueMinor: number) => Promise<void>
  onChange: () => Promise<unknown>
}

export function MonthItem({ campaignId, month, currency, reports, onReport, onChange }: MonthItemProps) {
  const { status } = month
  const current = reports.find(({ reversal }) => reversal === null)
  const { busy, failure, run } = useRequest<'report' | 'attachment'>(onChange)
  const path = `/api/own-campaigns/${campaignId}/revenue-reports/${month.month}/attachment`
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-base font-semibold">{texts.month(month.month)}</h3>
        <Badge tone={tones[status] ?? 'neutral'}>{reportStatusTexts[status]}</Badge>
      </div>
      <p className="mt-1 text-sm text-ink-soft tabular-nums">{describe(month, currency)}</p>
      {reports.map(
        ({ id, reversal }) =>
          reversal && (
            <p key={id} className="mt-1 text-sm break-words">
              {texts.takenBack(reversal.reason)}
            </p>
          ),
      )}
      {(status === 'open' || status === 'late') && (
        <ReportForm
          currency={currency}
          busy={busy !== undefined}
          onSend={(revenueMinor) => run('report', () => onReport(revenueMinor))}
        />
      )}
      {current?.attachment && (
        <p className="mt-2 text-sm">
          <a href={path} className="underline">
            {texts.attachment}: {current.attachment.name}
          </a>
        </p>
      )}
      {current && !current.attachment && (
        <div className="mt-2">
          <UploadButton
            label={texts.attach}
            busyText={texts.attaching}
            accept="application/pdf,image/jpeg,image/png"
            busy={busy !== undefined}
            onFile={(file) => {
              const name = encodeURIComponent(file.name.slice(0, 120))
              void run('attachment', () => upload('PUT', `${path}?name=${name}`, file))
            }}
          />
        </div>
      )}
      {failure !== undefined && (
        <Notice kind="failure" className="mt-3">
          {failure}
        </Notice>
      )}
    </li>
  )
}

type ReportFormProps = { currency: Currency; busy: boolean; onSend: (revenueMinor: number) => Promise<void> }

function ReportForm({ currency, busy, onSend }: ReportFormProps) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  return (
    <form
      className="mt-3 flex flex-wrap items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        const revenueMinor = parseAmount(typed, currency)
        setError(revenueMinor === undefined ? texts.invalid : undefined)
        if (revenueMinor !== undefined) void onSend(revenueMinor)
      }}
    >
      <TextField
        className="flex-1 basis-64"
        label={texts.revenue(currency)}
        name="revenue"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={typed}
        error={error}
        hint={texts.check}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" variant="main" className="mt-7" busy={busy} busyText={texts.sending}>
        {texts.send}
      </Button>
    </form>
  )
}

function describe({ status, opensAt, dueAt, revenueMinor, sharedMinor }: RepaymentMonth, currency: Currency) {
  const money = (minor: number | null) => formatAmount({ minor: minor ?? 0, currency })
  switch (status) {
    case 'upcoming':
      return texts.upcoming(formatDate(opensAt))
    case 'open':
      return texts.due(formatDate(dueAt))
    case 'late':
      return texts.late(formatDate(dueAt))
    case 'reported':
      return texts.reported(money(revenueMinor), money(sharedMinor))
    case 'missing':
      return texts.missing
    case 'not-needed':
      return texts.notNeeded
  }
}
