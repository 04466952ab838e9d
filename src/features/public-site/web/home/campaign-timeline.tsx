import { campaignTerms } from '#features/funding/contract/campaign-terms.ts'

const months = Array.from({ length: campaignTerms.repaymentInMonths.to + 1 }, (_, month) => month)
const { longestInDays, repaymentInMonths } = campaignTerms
const repays = (month: number) => month > repaymentInMonths.from - 1 && month <= repaymentInMonths.to

/** One square per month: the campaign, the work, the repayment window. */
export function CampaignTimeline() {
  return (
    <div className="mt-5 border-t border-line pt-5">
      <div aria-hidden="true" className="grid grid-cols-10 gap-1">
        {months.map((month) => (
          <div key={month} className="text-center">
            <div
              className={`h-3 rounded-sm ${month === 0 ? 'bg-ink' : repays(month) ? 'bg-gain' : 'bg-line'}`}
            />
            <span className="text-xs text-ink-soft tabular-nums">{month === 0 ? '' : month}</span>
          </div>
        ))}
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <li className="flex items-center gap-2">
          <span aria-hidden="true" className="size-3 rounded-sm bg-ink" />
          Campaign, up to {longestInDays} days
        </li>
        <li className="flex items-center gap-2">
          <span aria-hidden="true" className="size-3 rounded-sm bg-gain" />
          Repayment, month {repaymentInMonths.from} to {repaymentInMonths.to}
        </li>
      </ul>
    </div>
  )
}
