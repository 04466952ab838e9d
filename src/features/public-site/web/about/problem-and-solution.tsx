import { brand } from '#platform/common/brand.ts'

const problems = [
  {
    title: 'Platform saturation',
    text: 'Every platform is full. Reach costs more each year, and a small channel with a good idea gets buried by bigger channels.',
  },
  {
    title: 'Lack of ROI focus',
    text: 'Crowdfunding runs on goodwill. Backers rarely learn what a project earned, and never share in it.',
  },
  {
    title: 'Inefficiencies',
    text: 'Sponsors, funds and fans are each found, asked and paid in a different place, by hand, one email at a time.',
  },
]

const solutions = [
  {
    title: 'Creators',
    text: 'raise the money for one project from the people who want to see it, on a page that says what it costs.',
  },
  {
    title: 'Backers',
    text: 'choose how they take part: for a return, for a reward, or as a gift. The terms are on the campaign page.',
  },
  {
    title: 'Brands',
    text: 'sponsor projects that already have backers, so they know the audience is there.',
  },
]

export function ProblemAndSolution() {
  return (
    <section className="border-y border-line bg-sunken">
      <div className="page-width grid gap-x-20 gap-y-14 py-section lg:grid-cols-2">
        <div>
          <h2 className="text-3xl">Problem</h2>
          <dl className="mt-8 grid gap-7">
            {problems.map(({ title, text }) => (
              <div key={title}>
                <dt className="font-display text-xl font-bold">{title}</dt>
                <dd className="mt-1 max-w-prose text-ink-soft">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="rounded-lg bg-surface p-6 shadow-raised sm:p-9">
          <h2 className="text-3xl">Solution</h2>
          <p className="mt-4 text-ink-soft">{brand.name} gives each side what it’s missing today.</p>
          <dl className="mt-7 grid gap-6">
            {solutions.map(({ title, text }) => (
              <div key={title} className="grid gap-x-6 border-t border-line pt-5 sm:grid-cols-[7rem_1fr]">
                <dt className="font-display text-xl font-bold text-gain">{title}</dt>
                <dd className="text-ink">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  )
}
