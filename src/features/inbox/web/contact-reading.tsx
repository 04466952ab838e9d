import type { ReactNode } from 'react'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { reviewMessages } from '../contract/review-messages.ts'
import type { ContactMessage } from '../contract/submissions.ts'
import { ReplyAgeBadge } from './reply-age-badge.tsx'
import { markAsRead } from './review-api.ts'
import { useRowAction } from './use-row-action.tsx'

type ContactReadingProps = { message: ContactMessage; now: number; onTrouble: (trouble: ReactNode) => void }

export function ContactReading({ message, now, onTrouble }: ContactReadingProps) {
  const run = () => markAsRead(message.id)
  const { isBusy, act } = useRowAction({ run, failure: reviewMessages.reading, onTrouble })
  if (message.read) return <Badge tone="gain">Read</Badge>
  return (
    <span className="flex flex-col items-start gap-1 lg:flex-row lg:items-center lg:gap-3">
      <Button busy={isBusy} onClick={act}>
        Mark as Read
      </Button>
      <ReplyAgeBadge submittedAt={message.submittedAt} now={now} />
    </span>
  )
}
