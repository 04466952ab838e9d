import { FormNotice } from '#platform/web/form/form-notice.tsx'
import { useContractForm } from '#platform/web/form/use-contract-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { TextArea } from '#platform/web/ui/text-area.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { noteKindLabels, notebookMessages } from '../../contract/notebook-messages.ts'
import { noteKinds, noteLimits, type Note, type NoteInput } from '../../contract/notes.ts'

export const kindChoices = noteKinds.map((value) => ({ value, label: noteKindLabels[value] }))

type NoteFormProps = {
  note?: Note
  topics: readonly string[]
  onSave: (input: NoteInput) => Promise<unknown>
  onSaved: () => void
  onCancel?: () => void
}

/** Adds a note, or edits the one given. */
export function NoteForm({ note, topics, onSave, onSaved, onCancel }: NoteFormProps) {
  const form = useContractForm({
    schema: () => import('../../contract/notes.ts').then(({ NoteForm: schema }) => schema),
    submit: onSave,
    draft: `note:${note?.id ?? 'new'}`,
    keepValues: note !== undefined,
    onSuccess: onSaved,
  })
  return (
    <form {...form.props} className="grid gap-5 sm:grid-cols-2">
      <TextArea
        {...form.field('words')}
        label={notebookMessages.words}
        hint={notebookMessages.wordsHint}
        required
        rows={3}
        countTo={noteLimits.words}
        defaultValue={note?.words}
        className="sm:col-span-2"
      />
      <Select
        {...form.field('kind')}
        label={notebookMessages.kind}
        required
        choices={kindChoices}
        defaultValue={note?.kind}
      />
      <TopicField {...form.field('topic')} topics={topics} defaultValue={note?.topic} />
      <TextField
        {...form.field('source')}
        type="url"
        label={notebookMessages.source}
        defaultValue={note?.source ?? ''}
      />
      <TextField
        {...form.field('tags')}
        label={notebookMessages.tags}
        hint={notebookMessages.tagsHint}
        defaultValue={note?.tags.join(', ')}
      />
      <FormNotice of={form} className="sm:col-span-2" />
      <div className="flex gap-2 sm:col-span-2">
        <Button type="submit" variant="main" busy={form.busy} busyText={notebookMessages.saving}>
          {notebookMessages.save}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {notebookMessages.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}

type TopicFieldProps = {
  name: string
  error: string | undefined
  topics: readonly string[]
  defaultValue?: string | undefined
  required?: boolean
}

/** Suggests the creator's existing topics. */
export function TopicField({ topics, ...field }: TopicFieldProps) {
  const listId = `${field.name}-topics`
  return (
    <>
      <TextField
        {...field}
        label={notebookMessages.topic}
        hint={notebookMessages.topicHint}
        list={listId}
        autoComplete="off"
        maxLength={noteLimits.topic}
      />
      <datalist id={listId}>
        {topics.map((topic) => (
          <option key={topic} value={topic}>
            {topic}
          </option>
        ))}
      </datalist>
    </>
  )
}

/** The current value of the topic field. */
export function readTopic(form: HTMLFormElement): string {
  const topic = new FormData(form).get('topic')
  return typeof topic === 'string' ? topic.trim() : ''
}
