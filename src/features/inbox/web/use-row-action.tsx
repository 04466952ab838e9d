import { useState, type MouseEvent, type ReactNode } from 'react'
import { ApiError } from '#platform/web/api-error.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import type { Submission } from '../contract/submissions.ts'
import { useReplaceRows } from './review-queries.ts'

type RowAction = {
  run: () => Promise<Submission>
  /** Shown on failure, with a retry button unless the failure is final. */
  failure: string
  onTrouble: (trouble: ReactNode) => void
}

/** Runs an action on a row and shows the result. */
export function useRowAction({ run, failure, onTrouble }: RowAction) {
  const [isBusy, setBusy] = useState(false)
  const replaceRows = useReplaceRows()

  async function act(row: Element | null) {
    setBusy(true)
    onTrouble(undefined)
    try {
      replaceRows([await run()])
      requestAnimationFrame(() => stayIn(row))
    } catch (error) {
      // Retrying a conflict can't succeed.
      const isFinal = error instanceof ApiError && error.status === 'ABORTED'
      const retry = !isFinal && <Button onClick={() => void act(row)}>Try again</Button>
      onTrouble(
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
