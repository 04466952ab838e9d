import type { Demand } from '../contract/demand.ts'
import { demandTexts as texts } from '../contract/demand-texts.ts'
import { DemandMeter } from './demand-meter.tsx'

/** What the public sees of the demand. */
export function DemandSection({ demand }: { demand: Demand }) {
  return (
    <section aria-labelledby="demand-title" className="page-width pb-section">
      <h2 id="demand-title" className="text-2xl">
        {texts.publicTitle}
      </h2>
      <p className="mt-2 mb-5 max-w-prose text-ink-soft">{texts.publicAbout}</p>
      <DemandMeter demand={demand} />
    </section>
  )
}
