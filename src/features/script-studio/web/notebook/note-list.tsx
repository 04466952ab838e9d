import NotebookPen from 'lucide-react/icons/notebook-pen'
import { useDeferredValue, useState } from 'react'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { OutsideLink } from '#platform/web/ui/link.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { noteKindLabels, notebookMessages } from '../../contract/notebook-messages.ts'
import { noteLimits, type Note, type NoteKind } from '../../contract/notes.ts'
import { useNoteChanges, useNotes } from '../data/use-notes.ts'
import { kindChoices, NoteForm } from './note-form.tsx'

export function NoteList({ topics }: { topics: readonly string[] }) {
  const [q, setQ] = useState('')
  const [kind, setKind] = useState<NoteKind | ''>('')
  const [doomed, setDoomed] = useState<Note>()
  const { remove } = useNoteChanges()
  const toast = useToast()
  const notes = useNotes({ q: useDeferredValue(q.trim()), kind })
  const items = notes.data?.pages.flatMap((page) => page.items)
  const isFiltered = q.trim() !== '' || kind !== ''
  return (
    <section aria-labelledby="notes-title" className="flex flex-col gap-4">
      <h2 id="notes-title" className="text-2xl">
        {notebookMessages.listTitle}
      </h2>
      <div className="grid gap-4 sm:grid-cols-[1fr_14rem]">
        <TextField
          type="search"
          label={notebookMessages.search}
          value={q}
          maxLength={noteLimits.search}
          onChange={(event) => setQ(event.currentTarget.value)}
        />
        <Select
          label={notebookMessages.kind}
          placeholder={notebookMessages.allKinds}
          choices={kindChoices}
          value={kind}
          onChange={(event) => setKind(event.currentTarget.value as NoteKind | '')}
        />
      </div>
      {notes.isPending && (
        <SkeletonGroup className="flex flex-col gap-3">
          <Skeleton className="h-24 rounded-lg" />
          <Skeleton className="h-24 rounded-lg" />
        </SkeletonGroup>
      )}
      {notes.isError && !items && (
        <ErrorState onRetry={() => void notes.refetch()} busy={notes.isFetching}>
          {notes.error.message}
        </ErrorState>
      )}
      {items?.length === 0 && (
        <EmptyState
          icon={<NotebookPen size={28} aria-hidden="true" />}
          title={isFiltered ? notebookMessages.noMatch : notebookMessages.empty}
        >
          {isFiltered ? notebookMessages.noMatchHint : notebookMessages.emptyHint}
        </EmptyState>
      )}
      {items && items.length > 0 && (
        <ul className="flex flex-col gap-3">
          {items.map((note) => (
            <NoteRow key={note.id} {...{ note, topics }} onDelete={() => setDoomed(note)} />
          ))}
        </ul>
      )}
      {notes.hasNextPage && (
        <Button
          className="self-start"
          busy={notes.isFetchingNextPage}
          busyText={notebookMessages.loading}
          onClick={() => void notes.fetchNextPage()}
        >
          {notebookMessages.more}
        </Button>
      )}
      <ConfirmDialog
        open={doomed !== undefined}
        onOpenChange={() => setDoomed(undefined)}
        title={notebookMessages.removeQuestion}
        onConfirm={async () => {
          if (!doomed) return
          await remove(doomed.id)
          toast({ text: notebookMessages.removed })
        }}
      >
        <p className="line-clamp-3 text-ink">{doomed?.words}</p>
        <p className="mt-2">{notebookMessages.removeHint}</p>
      </ConfirmDialog>
    </section>
  )
}

type NoteRowProps = { note: Note; topics: readonly string[]; onDelete: () => void }

function NoteRow({ note, topics, onDelete }: NoteRowProps) {
  const [isEditing, setIsEditing] = useState(false)
  const { edit } = useNoteChanges()
  const toast = useToast()
  const { kind, topic, words, source, tags, usedIn } = note
  const short = words.length > 40 ? `${words.slice(0, 40)}…` : words
  if (isEditing)
    return (
      <li className="rounded-lg border border-edge bg-surface p-4">
        <NoteForm
          {...{ note, topics }}
          onSave={(input) => edit(note.id, input)}
          onSaved={() => {
            setIsEditing(false)
            toast({ text: notebookMessages.saved })
          }}
          onCancel={() => setIsEditing(false)}
        />
      </li>
    )
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 rounded-lg border border-line bg-surface p-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
          <Badge tone="accent">{noteKindLabels[kind]}</Badge>
          {topic !== '' && <span className="font-semibold text-ink">{topic}</span>}
          {tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </p>
        <p className="mt-2 break-words whitespace-pre-wrap">{words}</p>
        <p className="mt-2 text-sm text-ink-soft">
          {usedIn.length > 0
            ? notebookMessages.usedIn(usedIn.map(({ title }) => title))
            : notebookMessages.unused}
          {source !== null && (
            <>
              {' · '}
              <OutsideLink href={source}>{notebookMessages.sourceLink}</OutsideLink>
            </>
          )}
        </p>
      </div>
      <div className="flex gap-2">
        <Button onClick={() => setIsEditing(true)} aria-label={`${notebookMessages.edit}: ${short}`}>
          {notebookMessages.edit}
        </Button>
        <Button variant="quiet" onClick={onDelete} aria-label={`${notebookMessages.remove}: ${short}`}>
          {notebookMessages.remove}
        </Button>
      </div>
    </li>
  )
}
