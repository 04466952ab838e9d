import { brand } from '#platform/common/brand.ts'

const values = [
  { title: 'Transparency', text: 'Goal, deadline, share and repayment are public while a campaign runs.' },
  { title: 'Shared success', text: 'When a project earns, everyone who backed it benefits.' },
  {
    title: 'Diligence',
    text: 'We check first and publish second. If a plan doesn’t hold up, it doesn’t go live.',
  },
  { title: 'Creative freedom', text: 'Backers fund the work. They do not get to rewrite it.' },
]

export function CoreValues() {
  return (
    <section className="border-t border-line bg-sunken">
      <div className="page-width grid gap-x-14 gap-y-10 py-section lg:grid-cols-[1fr_2fr]">
        <div>
          <h2 className="text-3xl">Core values</h2>
          <p className="mt-4 max-w-prose text-sm text-ink-soft">
            How we earn: {brand.name} earns from fees, premium features and partnerships. Nothing hidden.
          </p>
        </div>
        <dl className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
          {values.map(({ title, text }) => (
            <div key={title}>
              <dt className="font-display text-xl font-bold">{title}</dt>
              <dd className="mt-1 text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
