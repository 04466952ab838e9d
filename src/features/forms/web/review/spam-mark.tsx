import { useState, type ReactNode } from 'react'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { reviewMessages } from '../../contract/review-messages.ts'
import type { Submission } from '../../contract/submissions.ts'
import { clearSpamMark } from './review-api.ts'
import { useReplaceRows } from './review-queries.ts'

type SpamMarkProps = { item: Submission; onTrouble: (trouble: ReactNode) => void }

/** Why something is taken for spam, and the way out for what a person sent after all. */
export function SpamMark({ item, onTrouble }: SpamMarkProps) {
  const [isBusy, setBusy] = useState(false)
  const replaceRows = useReplaceRows()

  async function clear() {
    setBusy(true)
    onTrouble(undefined)
    try {
      replaceRows([await clearSpamMark(item)])
    } catch (error) {
      const retry = <Button onClick={() => void clear()}>Try again</Button>
      onTrouble(
        <Notice kind="failure" title={reviewMessages.genuine} actions={retry}>
          {(error as Error).message}
        </Notice>,
      )
    } finally {
      setBusy(false)
    }
  }

  return (
    <span className="flex flex-col items-start gap-1 lg:flex-row lg:items-center lg:gap-3">
      <Button busy={isBusy} onClick={() => void clear()}>
        Not spam
      </Button>
      <Badge tone="warn">{item.spamReason ?? 'spam'}</Badge>
    </span>
  )
}
