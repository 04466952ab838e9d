import { formatDate } from '#platform/web/format.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { ProgressBar } from '#platform/web/ui/progress-bar.tsx'
import { campaignPaths } from '../../contract/campaign-paths.ts'
import { statusTexts } from '../../contract/campaign-texts.ts'
import { repaymentBoardTexts as texts } from '../../contract/money-texts.ts'
import { repaymentTexts } from '../../contract/repayment-texts.ts'
import type { RepaidCampaign, RepaymentMonth } from '../../contract/repayments.ts'
import { formatAmount } from '../../domain/money.ts'
import { FailedShares } from './failed-shares.tsx'
import { ReportRow } from './report-row.tsx'

type RepaidCampaignCardProps = { campaign: RepaidCampaign; onChange: () => Promise<unknown> }

export function RepaidCampaignCard({ campaign, onChange }: RepaidCampaignCardProps) {
  const { slug, title, currency, isClosed, repayment, reports } = campaign
  const { sharePercent, capPercent, capMinor, repaidMinor, months } = repayment
  const money = (minor: number) => formatAmount({ minor, currency })
  const late = months.filter(({ status }) => status === 'late')
  const missing = months.filter(({ status }) => status === 'missing')
  const next = months.find(({ status }) => status === 'open' || status === 'upcoming')
  return (
    <li className="rounded-lg border border-line bg-surface p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="min-w-0 text-lg font-semibold break-words">
          <a href={campaignPaths.page(slug)} className="hover:underline">
            {title}
          </a>
        </h3>
        {isClosed && <Badge tone="neutral">{statusTexts.closed}</Badge>}
        {late.length > 0 && <Badge tone="warn">{texts.late(late.length)}</Badge>}
        {missing.length > 0 && <Badge tone="danger">{texts.missing(missing.length)}</Badge>}
      </div>
      <p className="mt-1 text-sm text-ink-soft">{texts.terms(sharePercent, String(capPercent / 100))}</p>
      <ProgressBar
        className="mt-3 tabular-nums"
        label={repaymentTexts.repaid(money(repaidMinor), money(capMinor))}
        percent={(repaidMinor * 100) / capMinor}
        tone="gain"
      />
      <p className="mt-2 text-sm text-ink-soft empty:hidden">
        {[
          ...late.map(describeLate),
          ...(next ? [describeNext(next)] : []),
          ...(campaign.unsentMinor > 0 ? [texts.unsent(money(campaign.unsentMinor))] : []),
        ].join(' ')}
      </p>
      {campaign.failedShares.length > 0 && <FailedShares campaign={campaign} onChange={onChange} />}
      <h4 className="mt-4 text-sm font-semibold">{texts.reports}</h4>
      {reports.length === 0 ? (
        <p className="mt-1 text-sm text-ink-soft">{texts.noReports}</p>
      ) : (
        <ul className="mt-1 divide-y divide-line border-y border-line">
          {reports.toReversed().map((report) => (
            <ReportRow key={report.id} report={report} canTakeBack={!isClosed} onChange={onChange} />
          ))}
        </ul>
      )}
    </li>
  )
}

const describeLate = ({ month, dueAt }: RepaymentMonth) => texts.lateMonth(month, formatDate(dueAt))

const describeNext = ({ month, status, opensAt, dueAt }: RepaymentMonth) =>
  status === 'open' ? texts.openMonth(month, formatDate(dueAt)) : texts.nextMonth(month, formatDate(opensAt))
