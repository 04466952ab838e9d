import { brand } from '#platform/common/brand.ts'
import { formatMoney, formatNumber, formatPercent } from '#platform/web/format.ts'
import type { InvestmentSummary, Project, ProjectList } from '../contract/funding.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import type { Currency } from '#features/ledger/contract/ledger.ts'
import { campaignTerms } from '../contract/campaign-terms.ts'
import { campaignTexts, modeTexts } from '../contract/campaign-texts.ts'
import { campaignProgress } from '../domain/campaign-progress.ts'
import { formatAmount } from '../domain/money.ts'

type LiveStripProps = {
  mode: ProjectList['mode']
  projects: readonly Project[]
  summary: InvestmentSummary | undefined
  now: number
}

export function LiveStrip({ mode, projects, summary, now }: LiveStripProps) {
  return (
    <section aria-labelledby="live-heading" className="border-t border-line">
      <div className="page-width py-section">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
          <h2 id="live-heading" className="text-3xl">
            Live on {brand.name}
          </h2>
          {summary !== undefined && summary.count > 0 && <Totals {...summary} />}
        </div>
        <ul className="mt-8 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
          {projects.map((project) => (
            <LiveCard key={project.id} project={project} now={now} />
          ))}
        </ul>
        <p className="mt-6 flex flex-wrap justify-between gap-x-6 gap-y-2 text-sm text-ink-soft">
          {modeTexts[mode]}
          <a href="/campaigns" className="font-semibold text-accent-text hover:underline">
            See all campaigns
          </a>
        </p>
      </div>
    </section>
  )
}

function Totals({ count, amountCents, earnedCents }: InvestmentSummary) {
  return (
    <p className="text-ink-soft tabular-nums">
      <strong className="text-ink">{formatMoney(amountCents / 100)}</strong> from {formatNumber(count)}{' '}
      {count === 1 ? 'investment' : 'investments'}
      {earnedCents > 0 && (
        <>
          , <strong className="text-gain">{formatMoney(earnedCents / 100)}</strong> earned
        </>
      )}
    </p>
  )
}

function LiveCard({ project, now }: { project: Project; now: number }) {
  const money = (minor: number) => formatAmount({ minor, currency: project.currency as Currency })
  const { share, isSuccessful, daysLeft, hasEnded } = campaignProgress(project, now)
  return (
    <li className="flex flex-col rounded-lg border border-line bg-surface p-5">
      <div className="flex-1">
        <h3 className="text-xl">
          {/* Rendered by the server, so not a link of the app. */}
          <a
            href={`/campaigns/${project.slug}`}
            className="inline-flex min-h-10 items-center hover:underline"
          >
            {project.title}
          </a>
        </h3>
        <p className="text-sm text-ink-soft">by {project.creatorName}</p>
      </div>
      <div
        role="progressbar"
        aria-label={`Funding of ${project.title}`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.min(100, Math.floor(share * 100))}
        className="relative mt-5 h-2.5 rounded-full bg-line"
      >
        <div className="h-full rounded-full bg-gain" style={{ width: `${Math.min(100, share * 100)}%` }} />
        <div
          className="absolute -inset-y-1 w-1 border-x border-surface bg-ink"
          style={{ left: `${campaignTerms.successShare * 100}%` }}
        />
      </div>
      <p className="mt-3 text-sm text-ink-soft tabular-nums">
        <strong className="font-display text-xl text-gain">{money(project.raisedCents)}</strong>{' '}
        {campaignTexts.raisedWords[project.raisedKind]} of {money(project.goalCents)}
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-2 text-sm tabular-nums">
        <Badge tone={isSuccessful ? 'gain' : 'neutral'}>
          {formatPercent(Math.floor(share * 100) / 100)} of the goal
        </Badge>
        {hasEnded ? 'Ended' : `${daysLeft} ${daysLeft === 1 ? 'day' : 'days'} left`}
      </p>
    </li>
  )
}
