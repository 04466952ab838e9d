import type { Idea } from '../../contract/idea.ts'

export function IdeaFacts({ idea: { targetAudience, whyItWorks } }: { idea: Idea }) {
  const facts = [
    ['For', targetAudience],
    ['Why it works', whyItWorks],
  ].filter(([, text]) => text !== '')
  if (facts.length === 0) return null
  return (
    <dl className="flex max-w-prose flex-col gap-3 text-sm">
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt className="font-semibold">{name}</dt>
          <dd className="text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
