import { Badge } from '#platform/web/ui/badge.tsx'
import { SpinnerMark } from '#platform/web/ui/spinner.tsx'
import { ideaFields, type IdeaField } from '../../contract/choices.ts'
import { ideaMessages } from '../../contract/idea-messages.ts'
import type { Idea } from '../../contract/idea.ts'
import { studioMessages } from '../../contract/messages.ts'

export function IdeaBadges({ idea }: { idea: Idea }) {
  return (
    <div className="flex flex-wrap gap-2">
      {idea.id.startsWith('custom-') && <Badge tone="accent">{ideaMessages.ownIdea}</Badge>}
      {idea.hookType !== '' && <Badge tone="accent">{idea.hookType}</Badge>}
      {idea.presetName !== null && <Badge>{idea.presetName}</Badge>}
    </div>
  )
}

/** What a model wrote in the idea that the notes don't support. */
export function IdeaMarks({ idea: { marks } }: { idea: Idea }) {
  const own = marks.filter(({ list }) => (ideaFields as readonly string[]).includes(list))
  if (own.length === 0) return null
  return (
    <ul className="flex max-w-prose flex-col gap-1 text-sm text-warn">
      {own.map(({ list, reason }) => (
        <li key={`${list} ${reason}`}>{ideaMessages.mark(list as IdeaField, reason)}</li>
      ))}
    </ul>
  )
}

export const hasFacts = ({ targetAudience, whyItWorks }: Idea) => `${targetAudience}${whyItWorks}` !== ''

export function IdeaFacts({ idea: { targetAudience, whyItWorks } }: { idea: Idea }) {
  const facts = [
    [ideaMessages.audience, targetAudience],
    [ideaMessages.whyItWorks, whyItWorks],
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

export function WritingState({ idea, isWriting }: { idea: Idea; isWriting: boolean }) {
  if (isWriting)
    return (
      <p role="status" className="flex items-center gap-3 text-sm text-ink-soft">
        <SpinnerMark />
        {ideaMessages.writing}
      </p>
    )
  switch (idea.scriptState) {
    case 'writing':
      return <p className="text-sm text-ink-soft">{studioMessages.isBeingWritten}</p>
    case 'stopped':
      return <p className="text-sm text-warn">{ideaMessages.stopped}</p>
    case 'failed':
      return <p className="text-sm text-warn">{ideaMessages.interrupted}</p>
    case 'complete':
    case 'none':
      return null
  }
}
