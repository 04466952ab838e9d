import { FundingModels } from './funding-models.tsx'
import { FundingParameters } from './funding-parameters.tsx'
import { Lifecycle } from './lifecycle.tsx'

export function HowItWorks() {
  return (
    <section id="how-it-works" className="page-width py-section">
      <h2 className="text-3xl">How It Works</h2>
      <div className="mt-10 grid items-start gap-x-14 gap-y-12 lg:grid-cols-[1.6fr_1fr]">
        <FundingModels />
        <FundingParameters />
      </div>
      <Lifecycle />
    </section>
  )
}
