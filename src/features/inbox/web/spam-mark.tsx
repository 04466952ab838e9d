import type { ReactNode } from 'react'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { reviewMessages } from '../contract/review-messages.ts'
import type { Submission } from '../contract/submissions.ts'
import { markNotSpam } from './review-api.ts'
import { useRowAction } from './use-row-action.tsx'

type SpamMarkProps = { item: Submission; onTrouble: (trouble: ReactNode) => void }

/** Why a submission counts as spam, with a button to undo it. */
export function SpamMark({ item, onTrouble }: SpamMarkProps) {
  const run = () => markNotSpam(item)
  const { isBusy, act } = useRowAction({ run, failure: reviewMessages.genuine, onTrouble })
  return (
    <span className="flex flex-col items-start gap-1 lg:flex-row lg:items-center lg:gap-3">
      <Button busy={isBusy} onClick={act}>
        Not spam
      </Button>
      <Badge tone="warn">{item.spamReason ?? 'spam'}</Badge>
    </span>
  )
}
