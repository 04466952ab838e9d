import { brand } from '#platform/common/brand.ts'
import { formatMoney, formatNumber } from '#platform/web/format.ts'
import type { InvestmentSummary, Project } from '../contract/funding.ts'
import { LiveCard } from './live-card.tsx'

type LiveStripProps = {
  projects: readonly Project[]
  summary: InvestmentSummary | undefined
  now: number
}

export function LiveStrip({ projects, summary, now }: LiveStripProps) {
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
