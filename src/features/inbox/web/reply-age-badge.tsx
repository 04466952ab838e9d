import { formatAgo, formatDateTime } from '#platform/web/format.ts'
import { Badge, type BadgeTone } from '#platform/web/ui/badge.tsx'
import { classifyReplyAge, describeLateness, type ReplyAge } from '../domain/reply-promise.ts'

const tones: Record<ReplyAge['state'], BadgeTone> = { 'in-time': 'neutral', soon: 'warn', late: 'danger' }

/** Time left for a reply, or how late it is. `since` is when the sender began to wait. */
export function ReplyAgeBadge({ since, now }: { since: string; now: number }) {
  const age = classifyReplyAge(Date.parse(since), now)
  return (
    <span title={`Promised by ${formatDateTime(age.dueAt)}`} className="whitespace-nowrap">
      <Badge tone={tones[age.state]}>
        {age.state === 'late' ? describeLateness(age) : `Due ${formatAgo(age.dueAt, now)}`}
      </Badge>
    </span>
  )
}
