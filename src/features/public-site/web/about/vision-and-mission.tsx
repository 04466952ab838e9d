import { brand } from '#platform/common/brand.ts'

const statements = [
  {
    title: 'Vision',
    text: 'A creator economy in which a good project finds its money as easily as it finds its audience.',
  },
  {
    title: 'Mission',
    text: 'To connect creators who have a plan with people who want to be part of it, on terms both can read in a minute.',
  },
]

export function VisionAndMission() {
  return (
    <section className="page-width pt-10 pb-section lg:pt-16">
      <p className="font-semibold text-accent-text">About {brand.name}</p>
      <h1 className="mt-3 max-w-4xl text-display">
        Creative work can pay you back. We put the terms in writing.
      </h1>
      <p className="mt-6 max-w-prose text-lg text-ink-soft">
        {brand.name} is crowdfunding for the creator economy. A campaign here states what it needs, when it
        ends and what comes back, before anyone puts in a cent.
      </p>
      <div className="mt-14 grid gap-x-14 gap-y-10 md:grid-cols-2">
        {statements.map(({ title, text }) => (
          <div key={title} className="border-t-4 border-ink pt-5">
            <h2 className="text-xl text-ink-soft">{title}</h2>
            <p className="mt-2 font-display text-2xl leading-snug font-semibold">{text}</p>
          </div>
        ))}
      </div>
    </section>
  )
}
