import { brand } from '#platform/common/brand.ts'
import { campaignTerms } from '#features/funding/contract/campaign-terms.ts'
import { plainPercent } from '../plain-figures.ts'

const { maxDays, successShare, repaymentInMonths } = campaignTerms

const figures = [
  { figure: `${maxDays} days`, meaning: 'The longest a campaign can run.' },
  {
    figure: plainPercent(successShare),
    meaning: 'Raise this much of the goal and the project is funded.',
  },
  {
    figure: `${repaymentInMonths.from} to ${repaymentInMonths.to} months`,
    meaning: 'Backers are repaid in this window after the campaign ends.',
  },
]

function CampaignFigures() {
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

export function AboutSection() {
  return (
    <section className="border-y border-line bg-sunken">
      <div className="page-width py-section">
        <h2 className="text-3xl">One goal. One deadline. One clear payback window.</h2>
        <p className="mt-4 max-w-prose text-ink-soft">
          {brand.name} brings creators, backers and brands together. A creator says what a project costs,
          people back it in the open, and backers get their share back within a window fixed from day one.
        </p>
        <CampaignFigures />
      </div>
    </section>
  )
}
