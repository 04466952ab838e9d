import { brand } from '#platform/common/brand.ts'
import { CampaignFigures } from './campaign-figures.tsx'

export function AboutSection() {
  return (
    <section className="border-y border-line bg-sunken">
      <div className="page-width py-section">
        <h2 className="text-3xl">One goal, one deadline, one way back</h2>
        <p className="mt-4 max-w-prose text-ink-soft">
          {brand.name} brings creators, backers and brands to one table. A creator says what a project costs,
          backers fund it in the open, and what it earns goes back to them in a window that was known from the
          start.
        </p>
        <CampaignFigures />
      </div>
    </section>
  )
}
