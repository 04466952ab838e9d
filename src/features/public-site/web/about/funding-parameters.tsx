import { campaignTerms, fundingModels } from '#features/funding/contract/campaign-terms.ts'
import { plainPercent } from '../plain-figures.ts'

const { longestInDays, successShare, repaymentInMonths, limits } = campaignTerms

const terms = [
  { name: 'Campaign', value: `up to ${longestInDays} days` },
  { name: 'Funded at', value: `about ${plainPercent(successShare)} of the goal` },
  { name: 'Funding limit', value: limits.join(' or ') },
  { name: 'Repayment', value: `within ${repaymentInMonths.from} to ${repaymentInMonths.to} months` },
  { name: 'Models', value: `${fundingModels.length}, alone or combined` },
]

export function FundingParameters() {
  return (
    <div className="rounded-lg border border-line bg-surface p-6 shadow-raised">
      <h3 className="text-2xl">Funding parameters</h3>
      <dl className="mt-4">
        {terms.map(({ name, value }) => (
          <div
            key={name}
            className="flex flex-wrap justify-between gap-x-4 border-t border-dashed border-edge py-3"
          >
            <dt className="text-ink-soft">{name}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="border-t border-dashed border-edge pt-3 text-sm text-ink-soft">
        Open: a campaign can raise more than its goal. Fixed: it stops at the goal.
      </p>
    </div>
  )
}
