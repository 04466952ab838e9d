import { Suspense } from 'react'
import type { Variant } from '#features/analytics/contract/experiments.ts'
import { brand } from '#platform/common/brand.ts'
import { hydrateLater } from '#platform/web/hydrate-later.ts'
import { heroTexts } from '../../contract/hero-texts.ts'
import { HeroCalls } from './hero-calls.tsx'

const CampaignCard = hydrateLater(async () => (await import('./campaign-card.tsx')).CampaignCard)

const card = (
  <Suspense>
    <CampaignCard />
  </Suspense>
)

/** Each sentence gets its own line. */
const sentences = brand.tagline.split(/(?<=\.) /)

export function Hero({ variant }: { variant: Variant }) {
  return (
    <section className="page-width grid items-start gap-x-14 gap-y-7 pt-5 pb-section lg:grid-cols-[1.2fr_1fr] lg:pt-16">
      {/* From the top, not centered: the card is often still arriving when the text is painted. */}
      <div className="lg:pt-14">
        <p className="mb-2 text-sm font-semibold text-accent-text">{heroTexts.kind}</p>
        <h1 className="text-display">
          {sentences.map((sentence) => (
            <span key={sentence} className="block">
              {sentence}{' '}
            </span>
          ))}
        </h1>
        <p className="mt-4 max-w-prose text-ink-soft sm:text-lg">{heroTexts.lead}</p>
        <HeroCalls variant={variant} />
      </div>
      {card}
    </section>
  )
}
