import { useId, useState } from 'react'
import { returnTexts } from '../../contract/home-page-texts.ts'
import {
  contributionRange,
  exampleOutcomes,
  examplePlan,
  type ExampleOutcome,
} from '../../domain/example-return.ts'
import { plainDollars, plainPercent } from '../plain-figures.ts'

export function ReturnsSection() {
  const id = useId()
  const [contribution, setContribution] = useState<number>(contributionRange.initial)
  const { min, max, step } = contributionRange
  return (
    <section className="page-width py-section">
      <h2 className="text-3xl">{returnTexts.title}</h2>
      <p className="mt-4 max-w-prose text-ink-soft">
        {returnTexts.lead(plainPercent(examplePlan.plannedReturn))}
      </p>
      <div className="mt-8 grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.6fr]">
        <div>
          <label htmlFor={id} className="font-semibold">
            {returnTexts.contribution}
          </label>
          <output htmlFor={id} className="block font-display text-3xl font-bold">
            {plainDollars(contribution)}
          </output>
          <input
            id={id}
            type="range"
            min={min}
            max={max}
            step={step}
            value={contribution}
            aria-valuetext={plainDollars(contribution)}
            onChange={(event) => setContribution(event.currentTarget.valueAsNumber)}
            className="mt-2 min-h-11 w-full accent-accent noscript:hidden"
          />
        </div>
        <ol className="grid gap-5">
          {exampleOutcomes(contribution).map((outcome, index) => (
            <Outcome
              key={outcome.earnedShare}
              title={returnTexts.cases[index] ?? ''}
              outcome={outcome}
              contribution={contribution}
            />
          ))}
        </ol>
      </div>
      <p className="mt-8 text-sm text-ink-soft">{returnTexts.note}</p>
    </section>
  )
}

type OutcomeProps = { title: string; outcome: ExampleOutcome; contribution: number }

// The bar of the best case is full, and a line marks what was put in.
const fullShare = examplePlan.plannedReturn * examplePlan.best

function Outcome({ title, outcome, contribution }: OutcomeProps) {
  const { paidBack, difference } = outcome
  const isLoss = difference < 0
  const percent = (amount: number) => `${(amount / contribution / fullShare) * 100}%`
  return (
    <li>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{title}</span>
        <span className="tabular-nums">
          {returnTexts.back} <strong className="font-display text-xl">{plainDollars(paidBack)}</strong>
        </span>
      </p>
      <div aria-hidden="true" className="relative my-1.5 h-3 rounded-full bg-line">
        <div
          className={`h-full rounded-full transition-[width] ${isLoss ? 'bg-danger' : 'bg-gain'}`}
          style={{ width: percent(paidBack) }}
        />
        <div className="absolute -inset-y-1 w-0.5 bg-ink" style={{ left: percent(contribution) }} />
      </div>
      <p className={`text-sm tabular-nums ${isLoss ? 'text-danger' : 'text-gain'}`}>
        {isLoss ? returnTexts.loss(plainDollars(-difference)) : returnTexts.gain(plainDollars(difference))}
      </p>
    </li>
  )
}
