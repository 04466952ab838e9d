import { useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { TextArea } from '#platform/web/ui/text-area.tsx'
import { maxNoteLength, reviewMessages } from '../contract/review-lists.ts'

import type { WaitlistEntry } from '../contract/submissions.ts'
import { changeEntry } from './review-api.ts'
import { useReplaceRows } from './review-queries.ts'

/** The draft, and the notes and the version of the entry it is based on. */
type NotesDraft = { text: string; notes: string; updatedAt: string | null }

// Outlives its row, so that closing or filtering it or switching tabs loses nothing.
const drafts = new Map<string, NotesDraft>()

type Result =
  | { kind: 'saved' }
  | { kind: 'failed'; reason: string }
  | { kind: 'conflict'; current: WaitlistEntry }

/** The team's notes on an entry. Typed text is kept until it is saved. */
export function WaitlistNotes({ entry }: { entry: WaitlistEntry }) {
  const [draft, setDraft] = useState<NotesDraft | undefined>(() => drafts.get(entry.id))
  const [result, setResult] = useState<Result>()
  const [isBusy, setBusy] = useState(false)
  const replaceRows = useReplaceRows()

  function type(text: string) {
    const { notes, updatedAt } = draft ?? entry
    const next = { text, notes, updatedAt }
    drafts.set(entry.id, next)
    setDraft(next)
    if (result?.kind === 'saved') setResult(undefined)
  }

  function drop() {
    drafts.delete(entry.id)
    setDraft(undefined)
  }

  async function save(updatedAt: string | null) {
    if (!draft) return
    setBusy(true)
    try {
      const response = await changeEntry(entry.id, { notes: draft.text, updatedAt })
      replaceRows([response.entry])
      if (response.outcome === 'changed') drop()
      setResult(
        response.outcome === 'changed' ? { kind: 'saved' } : { kind: 'conflict', current: response.entry },
      )
    } catch (error) {
      setResult({ kind: 'failed', reason: (error as Error).message })
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      className="flex flex-col items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        // A new status that is on screen is no reason to refuse the notes.
        void save(draft && draft.notes !== entry.notes ? draft.updatedAt : entry.updatedAt)
      }}
    >
      <TextArea
        label="Notes"
        name="notes"
        maxLength={maxNoteLength}
        className="w-full"
        value={draft?.text ?? entry.notes}
        onChange={(event) => type(event.target.value)}
      />
      {result?.kind === 'conflict' && (
        <Notice kind="failure" title={reviewMessages.conflict} className="w-full">
          <p>
            It is now ‘{result.current.status}’, with{' '}
            {result.current.notes === '' ? 'no notes' : 'these notes:'}
          </p>
          {result.current.notes !== '' && (
            <blockquote className="my-2 border-l-2 border-edge pl-3 whitespace-pre-wrap">
              {result.current.notes}
            </blockquote>
          )}
          <p>Your text is still here but isn’t saved.</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button onClick={() => void save(result.current.updatedAt)}>Save mine instead</Button>
            <Button
              variant="quiet"
              onClick={() => {
                drop()
                setResult(undefined)
              }}
            >
              Keep theirs
            </Button>
          </div>
        </Notice>
      )}
      {result?.kind === 'failed' && (
        <Notice kind="failure" title={reviewMessages.status} className="w-full">
          {result.reason} Your text is still here.
        </Notice>
      )}
      {result?.kind === 'saved' && <Notice kind="success">Notes saved.</Notice>}
      <Button
        type="submit"
        busy={isBusy}
        busyText="Saving..."
        disabled={!draft || draft.text === entry.notes}
      >
        Save notes
      </Button>
    </form>
  )
}
