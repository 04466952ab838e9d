import { useState, type MouseEvent, type ReactNode } from 'react'
import { ApiError } from '#platform/web/api-error.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import type { Submission } from '../contract/submissions.ts'
import { useReplaceRows } from './review-queries.ts'

type RowDeed = {
  deed: () => Promise<Submission>
  /** What is said when it fails; a way to try again comes with it, unless it is refused for good. */
  failure: string
  onTrouble: (trouble: ReactNode) => void
}

/** Does something with a row, and shows what became of it. */
export function useRowAction({ deed, failure, onTrouble }: RowDeed) {
  const [isBusy, setBusy] = useState(false)
  const replaceRows = useReplaceRows()

  async function act(row: Element | null) {
    setBusy(true)
    onTrouble(undefined)
    try {
      replaceRows([await deed()])
      requestAnimationFrame(() => stayIn(row))
    } catch (error) {
      // What is so by now stays so.
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

/** The button goes with what it was there for; whoever works by keyboard keeps their place. */
function stayIn(row: Element | null) {
  if (document.activeElement === document.body)
    row?.querySelector<HTMLElement>('button[aria-expanded]')?.focus()
}
