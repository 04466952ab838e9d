import { type ReactNode, useState, type MouseEvent } from 'react'
import { Badge } from '#platform/web/ui/badge.tsx'
import type { Submission, ContactMessage } from '../contract/submissions.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { reviewMessages } from '../contract/review-lists.ts'
import { ReplyAgeBadge } from './reply-age-badge.tsx'
import { markAsRead, markNotSpam } from './review-api.ts'
import { ApiError } from '#platform/web/api-error.ts'
import { Notice } from '#platform/web/ui/notice.tsx'
import { useReplaceRows } from './review-queries.ts'

import { WaitlistStatusSelect } from './waitlist-status-select.tsx'

type RowStateProps = { item: Submission; now: number; onNotice: (notice: ReactNode) => void }

/** Status of a row and its next action. */
export function RowState({ item, now, onNotice }: RowStateProps) {
  if (item.isSpam) return <SpamMark item={item} onNotice={onNotice} />
  switch (item.collection) {
    case 'waitlist':
      return <WaitlistStatusSelect entry={item} onNotice={onNotice} />
    case 'contact':
      return <ContactReading message={item} now={now} onNotice={onNotice} />
    case 'newsletter':
      return (
        <Badge tone={item.status === 'active' ? 'gain' : 'neutral'}>
          <span className="capitalize">{item.status}</span>
        </Badge>
      )
    case 'feedback':
    case 'other':
      return (
        <Badge>
          <span className="capitalize">{item.status}</span>
        </Badge>
      )
  }
}

type ContactReadingProps = { message: ContactMessage; now: number; onNotice: (notice: ReactNode) => void }

function ContactReading({ message, now, onNotice }: ContactReadingProps) {
  const run = () => markAsRead(message.id)
  const { isBusy, act } = useRowAction({ run, failure: reviewMessages.reading, onNotice })
  return (
    <span className="flex flex-col items-start gap-1 lg:flex-row lg:items-center lg:gap-3">
      {message.read ? (
        <Badge tone="gain">Read</Badge>
      ) : (
        <Button busy={isBusy} onClick={act}>
          Mark as Read
        </Button>
      )}
      {/* Only a reply keeps the promise. */}
      {message.waitingSince !== null && <ReplyAgeBadge since={message.waitingSince} now={now} />}
    </span>
  )
}

type SpamMarkProps = { item: Submission; onNotice: (notice: ReactNode) => void }

/** Why a submission counts as spam, with a button to undo it. */
function SpamMark({ item, onNotice }: SpamMarkProps) {
  const run = () => markNotSpam(item)
  const { isBusy, act } = useRowAction({ run, failure: reviewMessages.genuine, onNotice })
  return (
    <span className="flex flex-col items-start gap-1 lg:flex-row lg:items-center lg:gap-3">
      <Button busy={isBusy} onClick={act}>
        Not spam
      </Button>
      <Badge tone="warn">{item.spamReason ?? 'spam'}</Badge>
    </span>
  )
}

type RowAction = {
  run: () => Promise<Submission>
  /** Shown on failure, with a retry button unless the failure is final. */
  failure: string
  onNotice: (notice: ReactNode) => void
}

/** Runs an action on a row and shows the result. */
function useRowAction({ run, failure, onNotice }: RowAction) {
  const [isBusy, setBusy] = useState(false)
  const replaceRows = useReplaceRows()

  async function act(row: Element | null) {
    setBusy(true)
    onNotice(undefined)
    try {
      replaceRows([await run()])
      requestAnimationFrame(() => stayIn(row))
    } catch (error) {
      // Retrying a conflict can't succeed.
      const isFinal = error instanceof ApiError && error.status === 'ABORTED'
      const retry = !isFinal && <Button onClick={() => void act(row)}>Try again</Button>
      onNotice(
        <Notice kind="failure" title={failure} actions={retry}>
          {(error as Error).message}
        </Notice>,
      )
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, act: (event: MouseEvent) => void act(event.currentTarget.closest('tr')) }
}

/** The button disappears after its action, so focus moves to the row for keyboard users. */
function stayIn(row: Element | null) {
  if (document.activeElement === document.body)
    row?.querySelector<HTMLElement>('button[aria-expanded]')?.focus()
}
