import { brand } from '#platform/common/brand.ts'
import { CampaignFigures } from './campaign-figures.tsx'

export function AboutSection() {
  return (
    <section className="border-y border-line bg-sunken">
      <div className="page-width py-section">
        <h2 className="text-3xl">One goal. One deadline. One clear payback window.</h2>
        <p className="mt-4 max-w-prose text-ink-soft">
          {brand.name} brings creators, backers and brands together. A creator says what a project costs,
          people back it in the open, and backers get their share back within a window fixed from day one.
        </p>
        <CampaignFigures />
      </div>
    </section>
  )
}
