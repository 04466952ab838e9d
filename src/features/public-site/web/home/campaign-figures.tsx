import { campaignTerms } from '#features/funding/contract/campaign-terms.ts'
import { plainPercent } from '../plain-figures.ts'

const { longestInDays, successShare, repaymentInMonths } = campaignTerms

const figures = [
  { figure: `${longestInDays} days`, meaning: 'A campaign runs for up to four weeks, then it is decided.' },
  {
    figure: plainPercent(successShare),
    meaning: 'Of the goal raised, and the project counts as successful.',
  },
  {
    figure: `${repaymentInMonths.from} to ${repaymentInMonths.to} months`,
    meaning: 'Backers are repaid within this window after the campaign.',
  },
]

/** The three numbers a backer asks for. */
export function CampaignFigures() {
  return (
    <dl className="mt-10 grid gap-8 sm:grid-cols-3">
      {figures.map(({ figure, meaning }) => (
        <div key={figure} className="flex flex-col-reverse justify-end gap-2 border-l-4 border-ink pl-4">
          <dt className="text-sm text-ink-soft">{meaning}</dt>
          <dd className="font-display text-2xl font-bold tabular-nums">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
