import { useState, type ReactNode } from 'react'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { reviewMessages } from '../../contract/review-messages.ts'
import type { ContactMessage } from '../../contract/submissions.ts'
import { ReplyAgeBadge } from './reply-age-badge.tsx'
import { markAsRead } from './review-api.ts'
import { useReplaceRows } from './review-queries.ts'

type ContactReadingProps = { message: ContactMessage; now: number; onTrouble: (trouble: ReactNode) => void }

export function ContactReading({ message, now, onTrouble }: ContactReadingProps) {
  const [isBusy, setBusy] = useState(false)
  const replaceRows = useReplaceRows()

  async function read() {
    setBusy(true)
    onTrouble(undefined)
    try {
      replaceRows([await markAsRead(message.id)])
    } catch (error) {
      const retry = <Button onClick={() => void read()}>Try again</Button>
      onTrouble(
        <Notice kind="failure" title={reviewMessages.reading} actions={retry}>
          {(error as Error).message}
        </Notice>,
      )
    } finally {
      setBusy(false)
    }
  }

  if (message.read) return <Badge tone="gain">Read</Badge>
  return (
    <span className="flex flex-col items-start gap-1 lg:flex-row lg:items-center lg:gap-3">
      <Button busy={isBusy} onClick={() => void read()}>
        Mark as Read
      </Button>
      <ReplyAgeBadge submittedAt={message.submittedAt} now={now} />
    </span>
  )
}
