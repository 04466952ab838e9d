import type { CSSProperties } from 'react'
import { campaignTerms } from '#features/funding/contract/campaign-terms.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { exampleTerms } from '../../contract/home-page-texts.ts'
import { examplePlan } from '../../domain/example-return.ts'
import { plainDollars, plainPercent } from '../plain-figures.ts'
import { ExampleFilm } from './example-film.tsx'

const months = Array.from({ length: campaignTerms.repaymentInMonths.to + 1 }, (_, month) => month)
const { maxDays, repaymentInMonths } = campaignTerms
const repays = (month: number) => month > repaymentInMonths.from - 1 && month <= repaymentInMonths.to

/** One square per month: the campaign, the work, the repayment window. */
function CampaignTimeline() {
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
          Campaign, up to {maxDays} days
        </li>
        <li className="flex items-center gap-2">
          <span aria-hidden="true" className="size-3 rounded-sm bg-gain" />
          Repayment, month {repaymentInMonths.from} to {repaymentInMonths.to}
        </li>
      </ul>
    </div>
  )
}

/** A fictional campaign, labeled as an example on the page. */
const example = {
  title: 'The last lamp makers',
  creator: 'A six-part film series',
  goal: 12_000,
  raised: 10_440,
  daysLeft: 6,
}

const raisedShare = example.raised / example.goal
const countStyle = { '--count': example.raised } as CSSProperties

export function CampaignCard() {
  const { successShare } = campaignTerms
  return (
    <figure className="rounded-lg border border-line bg-surface p-5 shadow-floating sm:p-7">
      <figcaption className="flex items-center justify-between gap-3 text-sm text-ink-soft">
        Example campaign <Badge tone="gain">Funded · {example.daysLeft} days left</Badge>
      </figcaption>
      <div className="mt-4 grid grid-cols-[7rem_1fr] gap-x-4 sm:grid-cols-[10rem_1fr] sm:gap-x-6">
        <ExampleFilm title={example.title} />
        <div className="flex min-w-0 flex-col">
          <p className="font-display text-xl leading-tight font-bold sm:text-2xl">{example.title}</p>
          <p className="text-sm text-ink-soft">{example.creator}</p>
          <p className="mt-3 hidden text-sm text-ink-soft sm:block">
            {exampleTerms(plainPercent(examplePlan.plannedReturn))}
          </p>
          <p className="mt-auto min-h-18 pt-3 sm:min-h-22">
            <span
              style={countStyle}
              className="count-up block font-display text-2xl font-bold text-gain tabular-nums sm:text-3xl"
            >
              {plainDollars(example.raised)}
            </span>
            <span className="text-sm text-ink-soft">raised of {plainDollars(example.goal)}</span>
          </p>
        </div>
      </div>

      <div className="relative mt-6 pb-7">
        <div className="h-4 overflow-hidden rounded-full bg-line">
          <div
            className="h-full origin-left animate-fill rounded-full bg-gain"
            style={{ width: plainPercent(raisedShare) }}
          />
        </div>
        <div className="absolute -top-1.5" style={{ left: plainPercent(successShare) }}>
          <div className="h-7 w-0.5 bg-accent" />
          <p className="absolute top-7 right-0 translate-x-8 text-xs font-semibold whitespace-nowrap text-accent-text">
            funded at {plainPercent(successShare)}
          </p>
        </div>
      </div>

      <CampaignTimeline />
    </figure>
  )
}
