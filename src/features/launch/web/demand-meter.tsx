import type { Demand } from '../contract/demand.ts'
import { demandTexts as texts } from '../contract/demand-texts.ts'

/** Asks, offers and what they cover, as ranges. For the team's exact figures and for the public's full tens. */
export function DemandMeter({ demand: { asks, offers, covered } }: { demand: Demand }) {
  const figures = [
    { label: texts.asks, value: texts.money(asks.money), note: texts.from(asks.people) },
    { label: texts.offers, value: texts.money(offers.money), note: texts.from(offers.people) },
    { label: texts.covered, value: covered ? texts.share(covered) : texts.notYet, note: '' },
  ]
  return (
    <dl className="grid gap-3 sm:grid-cols-3">
      {figures.map(({ label, value, note }) => (
        <div key={label} className="rounded-md border border-line bg-surface p-4">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="mt-1 text-xl font-semibold text-balance">{value}</dd>
          {note !== '' && <dd className="mt-1 text-sm text-ink-soft">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
