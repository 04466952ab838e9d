import type { Variant } from '#features/analytics/contract/experiments.ts'
import { brand } from '#platform/common/brand.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { campaignTerms } from '#features/funding/contract/campaign-terms.ts'

import { plainDollars, plainPercent } from '../plain-figures.ts'
import { HeroCalls } from './hero-calls.tsx'

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

/** A fictional campaign, labelled as an example on the page. */
const example = {
  title: 'The last lamp makers',
  creator: 'A six-part film series',
  goal: 12_000,
  raised: 10_440,
  daysLeft: 6,
}

const raisedShare = example.raised / example.goal

function CampaignCard() {
  const { successShare } = campaignTerms
  return (
    <figure className="rounded-lg border border-line bg-surface p-5 shadow-floating sm:p-7">
      <figcaption className="flex items-center justify-between gap-3 text-sm text-ink-soft">
        Example campaign <Badge tone="gain">Funded</Badge>
      </figcaption>
      <p className="mt-4 font-display text-2xl font-bold">{example.title}</p>
      <p className="text-sm text-ink-soft">{example.creator}</p>

      <div className="mt-6 flex items-end justify-between gap-4">
        <p>
          <span className="block font-display text-3xl font-bold text-gain tabular-nums">
            {plainDollars(example.raised)}
          </span>
          <span className="text-sm text-ink-soft">raised of {plainDollars(example.goal)}</span>
        </p>
        <p className="text-right">
          <span className="block font-display text-2xl font-bold tabular-nums">{example.daysLeft}</span>
          <span className="text-sm text-ink-soft">days left</span>
        </p>
      </div>

      <div className="relative mt-4 pb-7">
        <div className="h-4 overflow-hidden rounded-full bg-line">
          <div className="h-full rounded-full bg-gain" style={{ width: plainPercent(raisedShare) }} />
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

/** Each sentence gets its own line. */
const sentences = brand.tagline.split(/(?<=\.) /)

export function Hero({ variant }: { variant: Variant }) {
  return (
    <section className="page-width grid items-center gap-x-14 gap-y-12 pt-10 pb-section lg:grid-cols-[1.2fr_1fr] lg:pt-16">
      <div>
        <h1 className="text-display">
          {sentences.map((sentence) => (
            <span key={sentence} className="block">
              {sentence}{' '}
            </span>
          ))}
        </h1>
        <p className="mt-6 max-w-prose text-lg text-ink-soft">
          Creators raise what their next project needs. The people who believe in it fund it, and share in
          what it brings in.
        </p>
        <HeroCalls variant={variant} />
      </div>
      <CampaignCard />
    </section>
  )
}
