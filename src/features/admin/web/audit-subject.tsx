import { EmailText } from '#platform/web/ui/email-text.tsx'
import { TextLink } from '#platform/web/ui/link.tsx'
import { reviewLists } from '#features/inbox/contract/review-lists.ts'
import { reviewPaths } from '#features/inbox/contract/review-paths.ts'
import type { AuditEntry } from '../contract/audit.ts'

/** What a deed was done to, with the way to it where it can still be looked at, and what changed. */
export function AuditSubject({ entry: { subject, details } }: { entry: AuditEntry }) {
  const [list, id] = subject.split('/')
  const known = reviewLists.find((name) => name === list)
  return (
    <span className="block text-ink-soft">
      {known && id ? (
        <TextLink to={`${reviewPaths.list(known)}&q=${encodeURIComponent(id)}`}>
          {known} {id.slice(0, 8)}
        </TextLink>
      ) : (
        <EmailText email={subject} />
      )}
      {describeDetails(details).map((text) => (
        <span key={text}> · {text}</span>
      ))}
    </span>
  )
}

function describeDetails({ before, after, notesChanged, ...rest }: AuditEntry['details']): string[] {
  return [
    ...(typeof before === 'string' && typeof after === 'string' ? [`${before} → ${after}`] : []),
    ...(notesChanged ? ['notes changed'] : []),
    ...Object.entries(rest).map(([name, value]) => `${name}: ${JSON.stringify(value)}`),
  ]
}
