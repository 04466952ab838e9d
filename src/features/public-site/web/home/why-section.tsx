import { brand } from '#platform/common/brand.ts'

const reasons = [
  {
    title: 'High Returns',
    text: 'Back a project for a share of what it earns, for rewards, or just because it should exist. You see the terms before you decide.',
  },
  {
    title: 'Secure Platform',
    text: 'Every project is checked before it goes live, and every campaign has one goal, one deadline and one repayment window.',
  },
  {
    title: 'Global Reach',
    text: 'Your audience has no borders, and neither does its support. Raise from viewers anywhere.',
  },
]

export function WhySection() {
  return (
    <section className="page-width py-section">
      <h2 className="text-3xl">Why {brand.name}</h2>
      <dl className="mt-8">
        {reasons.map(({ title, text }) => (
          <div key={title} className="grid gap-x-10 gap-y-2 border-t border-line py-6 md:grid-cols-[1fr_2fr]">
            <dt className="font-display text-xl font-bold">{title}</dt>
            <dd className="max-w-prose text-pretty text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="border-t border-line pt-6 text-sm text-ink-soft">
        Creative work is risky: a project can earn less than planned, or nothing at all. Only back what you
        can afford to lose.
      </p>
    </section>
  )
}
