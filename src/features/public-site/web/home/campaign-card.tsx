import { Badge } from '#platform/web/ui/badge.tsx'
import { campaignTerms } from '#features/funding/contract/campaign-terms.ts'
import { CampaignTimeline } from './campaign-timeline.tsx'
import { plainDollars, plainPercent } from '../plain-figures.ts'

/** A fictional campaign, labelled as an example on the page. */
const example = {
  title: 'The last lamp makers',
  creator: 'A six-part film series',
  goal: 12_000,
  raised: 10_440,
  daysLeft: 6,
}

const raisedShare = example.raised / example.goal

export function CampaignCard() {
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
