import { EmailText } from '#platform/web/ui/email-text.tsx'
import { TextLink } from '#platform/web/ui/link.tsx'
import type { AuditEntry } from '../contract/audit.ts'

type SubjectLink = { to: string; label: string }

/** Where the subject of an entry can be viewed; only the feature that wrote it knows. */
export type FindSubjectLink = (subject: string) => SubjectLink | undefined

type AuditSubjectProps = { entry: AuditEntry; link: SubjectLink | undefined }

/** What an action affected, linked if it still exists, and what changed. */
export function AuditSubject({ entry: { subject, details }, link }: AuditSubjectProps) {
  return (
    <span className="block text-ink-soft">
      {link ? <TextLink to={link.to}>{link.label}</TextLink> : <EmailText email={subject} />}
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
