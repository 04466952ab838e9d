import ArrowRight from 'lucide-react/icons/arrow-right'
import { countInWords } from './count-in-words.ts'
import { campaignTerms, fundingModels, type FundingModel } from '#features/funding/contract/campaign-terms.ts'
import { plainPercent } from '../plain-figures.ts'
import { Lifecycle } from './lifecycle.tsx'

const models: Record<
  FundingModel,
  { name: string; gives: string; gets: string; fill: string; part: number }
> = {
  roi: {
    name: 'ROI-based',
    gives: 'Money for a share',
    gets: 'A share of what the project earns',
    fill: 'bg-gain',
    part: 6,
  },
  rewards: {
    name: 'Rewards-based',
    gives: 'Money for a product or perk',
    gets: 'The record, the print, the name in the credits',
    fill: 'bg-accent',
    part: 3,
  },
  donation: {
    name: 'Donations',
    gives: 'Money as a gift',
    gets: 'The work gets made, plus a thank-you',
    fill: 'bg-ink',
    part: 1,
  },
}

/** What backers put in and get back, one line per model, followed by an example that combines them. */
function FundingModels() {
  return (
    <figure>
      <figcaption>
        <h3 className="text-2xl">{countInWords(fundingModels.length)} funding models, alone or combined</h3>
      </figcaption>
      <ul className="mt-6 border-b border-line">
        {fundingModels.map((model) => (
          <Model key={model} {...models[model]} />
        ))}
      </ul>
      <p className="mt-6 text-sm text-ink-soft">A campaign can combine them. For example:</p>
      <div aria-hidden="true" className="mt-2 flex h-4 gap-0.5 overflow-hidden rounded-full">
        {fundingModels.map((model) => (
          <div key={model} className={models[model].fill} style={{ flexGrow: models[model].part }} />
        ))}
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm tabular-nums">
        {fundingModels.map((model) => (
          <li key={model} className="flex items-center gap-2">
            <span aria-hidden="true" className={`size-3 rounded-sm ${models[model].fill}`} />
            {models[model].name} {models[model].part * 10}%
          </li>
        ))}
      </ul>
    </figure>
  )
}

function Model({ name, gives, gets, fill }: { name: string; gives: string; gets: string; fill: string }) {
  return (
    <li className="relative grid gap-x-4 gap-y-1 border-t border-line py-4 pl-5 sm:grid-cols-[9.5rem_1fr_auto_1.2fr] sm:items-center">
      <span aria-hidden="true" className={`absolute inset-y-4 left-0 w-1.5 rounded-full ${fill}`} />
      <strong className="font-display text-lg font-bold">{name}</strong>
      <span className="text-ink-soft">{gives}</span>
      <ArrowRight size={18} aria-hidden="true" className="hidden text-ink-soft sm:block" />
      <span>
        <span className="sr-only">brings back: </span>
        {gets}
      </span>
    </li>
  )
}

const { maxDays, successShare, repaymentInMonths, limits } = campaignTerms

const terms = [
  { name: 'Campaign', value: `up to ${maxDays} days` },
  { name: 'Funded at', value: `about ${plainPercent(successShare)} of the goal` },
  { name: 'Funding limit', value: limits.join(' or ') },
  { name: 'Repayment', value: `within ${repaymentInMonths.from} to ${repaymentInMonths.to} months` },
  { name: 'Models', value: `${fundingModels.length}, alone or combined` },
]

function FundingParameters() {
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

export function HowItWorks() {
  return (
    <section id="how-it-works" className="page-width py-section">
      <h2 className="text-3xl">How It Works</h2>
      <div className="mt-10 grid items-start gap-x-14 gap-y-12 lg:grid-cols-[1.6fr_1fr]">
        <FundingModels />
        <FundingParameters />
      </div>
      <Lifecycle />
    </section>
  )
}
