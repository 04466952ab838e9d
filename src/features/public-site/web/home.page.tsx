import ArrowRight from 'lucide-react/icons/arrow-right'
import { pageMeta } from '#platform/web/page-meta.ts'
import { ButtonLink } from '#platform/web/ui/link.tsx'
import { brand } from '#platform/common/brand.ts'
import { sitePaths } from '../contract/paths.ts'
import { CampaignCard } from './campaign-card.tsx'
import { CampaignFigures } from './campaign-figures.tsx'

export const meta = () => pageMeta(`${brand.name}: ${brand.tagline}`, brand.description)

/** Each sentence of the promise has a line of its own. */
const sentences = brand.tagline.split(/(?<=\.) /)

const reasons = [
  {
    title: 'High Returns',
    text: 'Back a project for a share of what it earns, for rewards, or simply because it should exist. The terms are on the campaign before you decide.',
  },
  {
    title: 'Secure Platform',
    text: 'Every project is checked before it goes live, and a campaign has one goal, one deadline and one repayment window.',
  },
  {
    title: 'Global Reach',
    text: 'Audiences have no borders, and neither does their support. Creators raise where their viewers are.',
  },
]

export default function HomePage() {
  return (
    <>
      <section className="page-width grid items-center gap-12 pt-12 pb-section lg:grid-cols-[1.25fr_1fr] lg:pt-20">
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
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to={sitePaths.aiTools} variant="main" size="lg">
              AI Tools
              <ArrowRight size={18} aria-hidden="true" />
            </ButtonLink>
            <ButtonLink to={sitePaths.about} size="lg">
              Learn More
            </ButtonLink>
          </div>
        </div>
        <CampaignCard />
      </section>

      <section className="border-y border-line bg-sunken">
        <div className="page-width py-section">
          <h2 className="text-3xl">One goal, one deadline, one way back</h2>
          <p className="mt-4 max-w-prose text-ink-soft">
            {brand.name} brings creators, backers and brands to one table. A creator says what a project
            costs, backers fund it in the open, and what it earns goes back to them on a date that was known
            from the start.
          </p>
          <CampaignFigures />
        </div>
      </section>

      <section className="page-width py-section">
        <h2 className="text-3xl">Why {brand.name}</h2>
        <dl className="mt-8">
          {reasons.map(({ title, text }) => (
            <div
              key={title}
              className="grid gap-x-10 gap-y-2 border-t border-line py-6 md:grid-cols-[1fr_2fr]"
            >
              <dt className="font-display text-xl font-bold">{title}</dt>
              <dd className="max-w-prose text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </section>

      <section data-theme="dark" className="bg-surface">
        <div className="page-width flex flex-wrap items-center justify-between gap-8 py-section">
          <div className="max-w-prose">
            <h2 className="text-3xl">Your next video starts with an idea</h2>
            <p className="mt-3 text-lg text-ink-soft">
              The tools find ideas that fit your audience, write the script and plan the week.
            </p>
          </div>
          <ButtonLink to={sitePaths.aiTools} variant="main" size="lg">
            Try AI Tools
            <ArrowRight size={18} aria-hidden="true" />
          </ButtonLink>
        </div>
      </section>
    </>
  )
}
