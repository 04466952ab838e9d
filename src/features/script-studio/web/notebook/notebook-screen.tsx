import { useContentProfile } from '#features/creator-profile/web.ts'
import { Tabs } from '#platform/web/ui/tabs.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { notebookMessages } from '../../contract/notebook-messages.ts'
import { useNoteChanges, useNotes } from '../data/use-notes.ts'
import { StudioFrame } from '../studio-frame.tsx'
import { Interview } from './interview.tsx'
import { NoteForm } from './note-form.tsx'
import { NoteList } from './note-list.tsx'
import { PasteNotes } from './paste-notes.tsx'

export function NotebookScreen() {
  const { add } = useNoteChanges()
  const toast = useToast()
  const topics = useTopics()
  const tabs = [
    {
      value: 'interview',
      label: notebookMessages.interviewTab,
      content: <Interview topics={topics} onSave={(note) => add([note])} />,
    },
    {
      value: 'write',
      label: notebookMessages.writeTab,
      content: (
        <NoteForm
          topics={topics}
          onSave={(note) => add([note])}
          onSaved={() => toast({ text: notebookMessages.saved })}
        />
      ),
    },
    {
      value: 'paste',
      label: notebookMessages.pasteTab,
      content: (
        <PasteNotes
          topics={topics}
          onSave={add}
          onSaved={(count) => toast({ text: notebookMessages.savedMany(count) })}
        />
      ),
    },
  ]
  return (
    <StudioFrame>
      <header>
        <h1 className="text-3xl">{notebookMessages.title}</h1>
        <p className="mt-1 max-w-prose text-ink-soft">{notebookMessages.lead}</p>
      </header>
      <section aria-labelledby="add-notes-title" className="rounded-lg border border-line bg-surface p-5">
        <h2 id="add-notes-title" className="mb-3 text-2xl">
          {notebookMessages.addTitle}
        </h2>
        <Tabs label={notebookMessages.addTitle} tabs={tabs} />
      </section>
      <NoteList topics={topics} />
    </StudioFrame>
  )
}

/** The topics of the newest notes, then those of the profile. */
function useTopics(): string[] {
  const profile = useContentProfile()
  const notes = useNotes({ q: '', kind: '' }).data?.pages[0]?.items ?? []
  const inProfile = profile.status === 'there' ? (profile.profile?.topics ?? '').split(',') : []
  const all = [...notes.map(({ topic }) => topic), ...inProfile].map((topic) => topic.trim())
  return [...new Set(all.filter((topic) => topic !== ''))].slice(0, 30)
}
