import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState, type ReactNode } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { waitlistStatuses, type WaitlistStatus } from '#features/forms/contract/form-paths.ts'
import { reviewMessages } from '../contract/review-lists.ts'
import type { WaitlistEntry } from '../contract/submissions.ts'
import { changeEntry } from './review-api.ts'
import { useReplaceRows } from './review-queries.ts'
import { useUndo } from './use-undo.ts'

type WaitlistStatusSelectProps = { entry: WaitlistEntry; onNotice: (notice: ReactNode) => void }

/** Updates optimistically; on a conflict it shows the teammate's choice and asks again. */
export function WaitlistStatusSelect({ entry, onNotice }: WaitlistStatusSelectProps) {
  const [wanted, setWanted] = useState<WaitlistStatus>()
  const replaceRows = useReplaceRows()
  const offerUndo = useUndo()

  async function store(status: WaitlistStatus, updatedAt: string | null) {
    setWanted(status)
    onNotice(undefined)
    try {
      const response = await changeEntry(entry.id, { status, updatedAt })
      replaceRows([response.entry])
      if (response.outcome === 'changed') offerUndo(`Set to ‘${status}’.`, response.changeId)
      if (response.outcome === 'conflict' && response.entry.status !== status)
        onNotice(
          <StatusConflict
            current={response.entry}
            wanted={status}
            onInsist={() => void store(status, response.entry.updatedAt)}
            onAgree={() => onNotice(undefined)}
          />,
        )
    } catch (error) {
      const retry = <Button onClick={() => void store(status, updatedAt)}>Try again</Button>
      onNotice(
        <Notice kind="failure" title={reviewMessages.status} actions={retry}>
          {(error as Error).message}
        </Notice>,
      )
    } finally {
      setWanted(undefined)
    }
  }

  return (
    <span className="relative inline-flex">
      <select
        name="status"
        aria-label={`Status of ${entry.email}`}
        aria-busy={wanted !== undefined}
        value={wanted ?? entry.status}
        onChange={(event) => void store(event.target.value as WaitlistStatus, entry.updatedAt)}
        className="min-h-[calc(var(--row)-0.5rem)] appearance-none rounded-md border border-edge bg-surface py-0.5 pr-8 pl-3 text-sm font-semibold text-ink capitalize transition-colors hover:border-ink max-sm:min-h-[calc(var(--row)-0.25rem)]"
      >
        {waitlistStatuses.map((status) => (
          <option key={status} value={status}>
            {status}
          </option>
        ))}
      </select>
      <ChevronDown
        size={16}
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-2.5 my-auto text-ink-soft"
      />
    </span>
  )
}

type StatusConflictProps = {
  current: WaitlistEntry
  wanted: WaitlistStatus
  onInsist: () => void
  onAgree: () => void
}

function StatusConflict({ current, wanted, onInsist, onAgree }: StatusConflictProps) {
  return (
    <Notice kind="failure" title={reviewMessages.conflict}>
      <p>
        It is now ‘{current.status}’; your choice of ‘{wanted}’ wasn’t saved.
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button onClick={onInsist}>Set to {wanted}</Button>
        <Button variant="quiet" onClick={onAgree}>
          Keep {current.status}
        </Button>
      </div>
    </Notice>
  )
}
