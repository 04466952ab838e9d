import { useState } from 'react'
import { conversationMessages } from '#features/inbox/contract/conversation-messages.ts'
import { maxNoteLength } from '#features/inbox/contract/review-lists.ts'
import { TagEditor } from '#features/inbox/web.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { TextArea } from '#platform/web/ui/text-area.tsx'
import type { Person } from '../../contract/person.ts'
import { personTexts as texts } from '../../contract/person-texts.ts'
import { useChangePerson } from './use-person.ts'

/** What was typed, and the notes as they were when the writer began to type. */
type Draft = { text: string; shownNotes: string }

// Outlives the page, so that following a link and coming back loses nothing.
const drafts = new Map<string, Draft>()

type Result = { kind: 'saved' } | { kind: 'conflict' } | { kind: 'failed'; title: string; reason: string }

type PersonNotesProps = { person: Person; refetch: () => Promise<unknown> }

/** The team's tags and notes. Typed text is kept until it is saved. */
export function PersonNotes({ person, refetch }: PersonNotesProps) {
  const change = useChangePerson(person.email)
  const [draft, setDraft] = useState(() => drafts.get(person.email))
  const [result, setResult] = useState<Result>()
  const [isBusy, setBusy] = useState(false)

  function type(text: string) {
    const next = { text, shownNotes: draft?.shownNotes ?? person.notes }
    drafts.set(person.email, next)
    setDraft(next)
    if (result?.kind === 'saved') setResult(undefined)
  }

  async function save() {
    if (!draft) return
    setBusy(true)
    try {
      const seen = result?.kind === 'conflict' ? person.notes : draft.shownNotes
      await change({ notes: draft.text, shownNotes: seen })
      drafts.delete(person.email)
      setDraft(undefined)
      setResult({ kind: 'saved' })
    } catch (error) {
      if (error instanceof ApiError && error.status === 'ABORTED') {
        await refetch()
        setResult({ kind: 'conflict' })
      } else setResult({ kind: 'failed', title: texts.notSaved, reason: (error as Error).message })
    } finally {
      setBusy(false)
    }
  }

  const setTag = (tag: { addTag: string } | { removeTag: string }) =>
    change(tag).catch((error: unknown) =>
      setResult({ kind: 'failed', title: texts.tagFailed, reason: (error as Error).message }),
    )

  return (
    <section aria-label={texts.aboutThem} className="flex flex-col gap-3">
      <h2 className="text-base font-semibold">{texts.aboutThem}</h2>
      <TagEditor tags={person.tags} onChange={(tag) => void setTag(tag)} />
      <form
        className="flex flex-col items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <TextArea
          label={texts.notes}
          name="notes"
          maxLength={maxNoteLength}
          className="w-full"
          value={draft?.text ?? person.notes}
          onChange={(event) => type(event.target.value)}
        />
        {result?.kind === 'conflict' && <Conflict notes={person.notes} />}
        {result?.kind === 'failed' && (
          <Notice kind="failure" title={result.title} className="w-full">
            {result.reason}
          </Notice>
        )}
        {result?.kind === 'saved' && <Notice kind="success">{texts.saved}</Notice>}
        <Button
          type="submit"
          busy={isBusy}
          busyText="Saving..."
          disabled={!draft || draft.text === person.notes}
        >
          {texts.save}
        </Button>
      </form>
    </section>
  )
}

function Conflict({ notes }: { notes: string }) {
  return (
    <Notice kind="failure" title={conversationMessages.notesChanged} className="w-full">
      <p>{notes === '' ? texts.emptied : texts.theirs}</p>
      {notes !== '' && (
        <blockquote className="my-2 border-l-2 border-edge pl-3 break-words whitespace-pre-wrap">
          {notes}
        </blockquote>
      )}
      <p>{texts.saveAgain}</p>
    </Notice>
  )
}
