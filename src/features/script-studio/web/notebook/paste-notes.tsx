import { useId, useState, type SubmitEventHandler } from 'react'
import { asApiError } from '#platform/web/api-error.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { TextArea } from '#platform/web/ui/text-area.tsx'
import { notebookMessages } from '../../contract/notebook-messages.ts'
import { noteLimits, type NoteInput, type NoteKind } from '../../contract/notes.ts'
import { splitNotes } from '../../domain/split-notes.ts'
import { kindChoices, readTopic, TopicField } from './note-form.tsx'

const maxPasted = 20_000

type Candidate = { words: string; kind: NoteKind; isIncluded: boolean }

type PasteNotesProps = {
  topics: readonly string[]
  onSave: (inputs: readonly NoteInput[]) => Promise<void>
  onSaved: (count: number) => void
}

/** Splits a pasted text into notes, which the creator confirms one by one. */
export function PasteNotes({ topics, onSave, onSaved }: PasteNotesProps) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const [found, setFound] = useState<Candidate[]>()
  const [isCut, setIsCut] = useState(false)

  function split() {
    if (text.trim() === '') return setProblem(notebookMessages.pasteMissing)
    const all = splitNotes(text)
    if (all.length === 0) return setProblem(notebookMessages.splitNothing)
    setIsCut(all.length > noteLimits.perBatch)
    setFound(all.slice(0, noteLimits.perBatch).map((note) => ({ ...note, isIncluded: true })))
    return undefined
  }

  if (found)
    return (
      <Confirmation
        {...{ topics, found, isCut, onSave }}
        onChange={setFound}
        onDiscard={() => setFound(undefined)}
        onSaved={(count) => {
          setFound(undefined)
          setText('')
          onSaved(count)
        }}
      />
    )
  return (
    <div className="flex flex-col items-start gap-4">
      <TextArea
        label={notebookMessages.paste}
        hint={notebookMessages.pasteHint}
        error={problem}
        rows={6}
        maxLength={maxPasted}
        value={text}
        className="w-full"
        onChange={(event) => {
          setText(event.currentTarget.value)
          setProblem(undefined)
        }}
      />
      <Button variant="main" onClick={split}>
        {notebookMessages.split}
      </Button>
    </div>
  )
}

type ConfirmationProps = {
  topics: readonly string[]
  found: readonly Candidate[]
  isCut: boolean
  onChange: (found: Candidate[]) => void
  onSave: PasteNotesProps['onSave']
  onSaved: (count: number) => void
  onDiscard: () => void
}

function Confirmation({ topics, found, isCut, onChange, onSave, onSaved, onDiscard }: ConfirmationProps) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const chosen = found.filter(({ isIncluded }) => isIncluded)
  const change = (at: number, part: Partial<Candidate>) =>
    onChange(found.map((note, index) => (index === at ? { ...note, ...part } : note)))

  const save: SubmitEventHandler<HTMLFormElement> = (event) => {
    event.preventDefault()
    const topic = readTopic(event.currentTarget)
    if (busy) return
    if (chosen.length === 0) return setFailure(notebookMessages.nothingSelected)
    setBusy(true)
    setFailure(undefined)
    onSave(chosen.map(({ words, kind }) => ({ words, kind, topic, source: null, tags: [] })))
      .then(() => onSaved(chosen.length))
      .catch((cause: unknown) => setFailure(asApiError(cause).message))
      .finally(() => setBusy(false))
  }

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={save}>
      <h3 className="text-lg">{notebookMessages.splitTitle(found.length)}</h3>
      {isCut && <Notice kind="information">{notebookMessages.splitCut(noteLimits.perBatch)}</Notice>}
      <div className="max-w-md">
        <TopicField name="topic" error={undefined} topics={topics} />
      </div>
      <ul className="flex flex-col gap-4">
        {found.map((note, at) => (
          // Candidates keep their places while they are edited.
          // oxlint-disable-next-line react/no-array-index-key
          <CandidateRow key={at} note={note} number={at + 1} onChange={(part) => change(at, part)} />
        ))}
      </ul>
      {failure !== undefined && <Notice kind="failure">{failure}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="main" busy={busy} busyText={notebookMessages.saving}>
          {notebookMessages.saveSelected(chosen.length)}
        </Button>
        <Button variant="quiet" onClick={onDiscard}>
          {notebookMessages.discard}
        </Button>
      </div>
    </form>
  )
}

type CandidateRowProps = { note: Candidate; number: number; onChange: (part: Partial<Candidate>) => void }

function CandidateRow({ note: { words, kind, isIncluded }, number, onChange }: CandidateRowProps) {
  const id = useId()
  return (
    <li className="flex items-start gap-3">
      <input
        id={id}
        type="checkbox"
        checked={isIncluded}
        aria-label={notebookMessages.include(number)}
        className="mt-9 size-5 shrink-0 accent-ink"
        onChange={(event) => onChange({ isIncluded: event.currentTarget.checked })}
      />
      <div className="grid min-w-0 flex-1 gap-3 sm:grid-cols-[1fr_12rem]">
        <TextArea
          label={`${notebookMessages.words} ${number}`}
          value={words}
          rows={2}
          maxLength={noteLimits.words}
          onChange={(event) => onChange({ words: event.currentTarget.value })}
        />
        <Select
          label={`${notebookMessages.kind} ${number}`}
          choices={kindChoices}
          value={kind}
          onChange={(event) => onChange({ kind: event.currentTarget.value as NoteKind })}
        />
      </div>
    </li>
  )
}
