import { useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { waitlistStatuses, type WaitlistStatus } from '#features/forms/contract/form-paths.ts'
import { maxBatchSize, reviewMessages } from '../contract/review-lists.ts'

import type { Submission } from '../contract/submissions.ts'
import { changeEntries, markAllAsRead } from './review-api.ts'
import { useReplaceRows } from './review-queries.ts'
import { useUndo } from './use-undo.ts'

type BulkBarProps = { list: 'waitlist' | 'contact'; rows: readonly Submission[]; onDone: () => void }
type Result = { kind: 'success' | 'warning' | 'failure'; text: string }

/** Actions on all selected rows. Rows that a teammate has changed are skipped and listed. */
export function BulkBar({ list, rows, onDone }: BulkBarProps) {
  const [result, setResult] = useState<Result>()
  const [isBusy, setBusy] = useState(false)
  const replaceRows = useReplaceRows()
  const offerUndo = useUndo()
  const shown = rows.slice(0, maxBatchSize).map(({ id, updatedAt }) => ({ id, updatedAt }))

  async function run(work: () => Promise<Result>, failure: string) {
    setBusy(true)
    try {
      setResult(await work())
      onDone()
    } catch (error) {
      setResult({ kind: 'failure', text: `${failure} ${(error as Error).message}` })
    } finally {
      setBusy(false)
    }
  }

  const setStatus = (status: WaitlistStatus) =>
    run(async () => {
      const { changed, conflicts, changeId } = await changeEntries(shown, status)
      replaceRows([...changed, ...conflicts])
      const text = `${changed.length} set to ‘${status}’.`
      offerUndo(text, changeId, (undone) => setResult({ kind: 'success', text: undone }))
      if (conflicts.length === 0) return { kind: 'success', text }
      const left = conflicts.map(({ email, status: theirs }) => `${email} (now ‘${theirs}’)`).join(', ')
      return { kind: 'warning', text: `${text} Skipped because a teammate changed them: ${left}.` }
    }, reviewMessages.status)

  const read = () =>
    run(async () => {
      const { changed } = await markAllAsRead(shown)
      replaceRows(changed)
      return { kind: 'success', text: `${changed.length} marked as read.` }
    }, reviewMessages.reading)

  return (
    <>
      {rows.length > 0 && (
        <div
          role="group"
          aria-label="Selected rows"
          className="flex animate-enter flex-wrap items-end gap-3 rounded-md border border-edge bg-sunken px-4 py-3"
        >
          <p className="mr-auto self-center font-semibold">{rows.length} selected</p>
          {list === 'waitlist' ? (
            <BulkStatus count={shown.length} busy={isBusy} onApply={(status) => void setStatus(status)} />
          ) : (
            <Button busy={isBusy} onClick={() => void read()}>
              Mark {shown.length} as Read
            </Button>
          )}
          <Button variant="quiet" onClick={onDone}>
            Clear selection
          </Button>
        </div>
      )}
      {result && <Notice kind={result.kind}>{result.text}</Notice>}
    </>
  )
}

type BulkStatusProps = { count: number; busy: boolean; onApply: (status: WaitlistStatus) => void }

function BulkStatus({ count, busy, onApply }: BulkStatusProps) {
  const [status, setStatus] = useState<WaitlistStatus>('approved')
  return (
    <>
      <Select
        label="Set status to"
        name="newStatus"
        className="w-40"
        value={status}
        onChange={(event) => setStatus(event.target.value as WaitlistStatus)}
        choices={waitlistStatuses.map((value) => ({ value, label: value }))}
      />
      <Button busy={busy} className="min-h-11" onClick={() => onApply(status)}>
        Apply to {count}
      </Button>
    </>
  )
}
