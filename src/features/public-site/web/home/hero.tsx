import type { Variant } from '#features/analytics/contract/experiments.ts'
import { brand } from '#platform/common/brand.ts'
import { CampaignCard } from './campaign-card.tsx'
import { HeroCalls } from './hero-calls.tsx'

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
