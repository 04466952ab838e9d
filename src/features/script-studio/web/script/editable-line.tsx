import NotebookPen from 'lucide-react/icons/notebook-pen'
import Pencil from 'lucide-react/icons/pencil'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { asApiError } from '#platform/web/api-error.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { classes, controlStyle } from '#platform/web/ui/classes.ts'

import { FieldError } from '#platform/web/ui/field.tsx'
import { studioLimits } from '../../contract/limits.ts'
import { fillInMessages, rememberMessages } from '../../contract/messages.ts'

type EditableLineProps = {
  /** The accessible name, such as 'Script part 2'. */
  name: string
  text: string
  /** Content before the text: a number or radio. */
  lead: ReactNode
  note?: ReactNode
  /** Why the line needs review; empty if it doesn't. */
  mark: string
  /** The ID of the preceding control that the text labels. */
  labelFor?: string
  isLocked: boolean
  onSave: (text: string) => Promise<void>
  /** Omitted if the line cannot be rewritten. */
  onRewrite?: () => Promise<void>
  /** Omitted if the line contains nothing from the creator. */
  onRemember?: () => Promise<void>
}

/** A line that can be edited or rewritten. Typed text stays until it is saved. */
export function EditableLine({
  name,
  text,
  lead,
  note,
  mark,
  labelFor,
  isLocked,
  onSave,
  onRewrite,
  onRemember,
}: EditableLineProps) {
  const Text = labelFor === undefined ? 'p' : 'label'
  const [draft, setDraft] = useState<string>()
  const [busy, setBusy] = useState<'saving' | 'rewriting' | 'remembering'>()
  const [problem, setProblem] = useState<string>()

  async function run(kind: NonNullable<typeof busy>, work: () => Promise<void>) {
    setBusy(kind)
    setProblem(undefined)
    try {
      await work()
      setDraft(undefined)
    } catch (cause) {
      setProblem(asApiError(cause).message)
    } finally {
      setBusy(undefined)
    }
  }

  const save = () => {
    const next = draft?.trim() ?? ''
    if (next === '') setProblem('Please fill in this line.')
    else if (next === text) setDraft(undefined)
    else void run('saving', () => onSave(next))
  }
  const cancel = () => {
    setDraft(undefined)
    setProblem(undefined)
  }

  if (draft !== undefined)
    return (
      <LineEditor
        {...{ name, draft, problem, save, cancel }}
        isSaving={busy === 'saving'}
        onDraft={(next) => {
          setDraft(next)
          setProblem(undefined)
        }}
      />
    )
  return (
    <div className="group flex items-start gap-1">
      <div className="flex min-w-0 flex-1 items-start gap-3 py-2">
        {lead}
        <div className={classes('min-w-0 flex-1', busy && 'animate-breathe')}>
          {note}
          <Text {...(labelFor !== undefined && { htmlFor: labelFor })} className="block whitespace-pre-wrap">
            {text}
          </Text>
          {mark !== '' && <p className="mt-1 text-sm text-warn">{fillInMessages.mark(mark)}</p>}
          {problem !== undefined && (
            <p role="alert" className="text-sm font-medium text-danger">
              {problem}
            </p>
          )}
        </div>
      </div>
      {!isLocked && (
        <div className="flex shrink-0 flex-col text-ink-soft sm:flex-row">
          <Button
            variant="quiet"
            size="icon"
            aria-label={`Edit ${name}`}
            title="Edit"
            onClick={() => setDraft(text)}
          >
            <Pencil size={16} aria-hidden="true" />
          </Button>
          {onRemember && (
            <Button
              variant="quiet"
              size="icon"
              busy={busy === 'remembering'}
              busyText=""
              aria-label={rememberMessages.label(name)}
              title={rememberMessages.hint}
              onClick={() => void run('remembering', onRemember)}
            >
              <NotebookPen size={16} aria-hidden="true" />
            </Button>
          )}
          {onRewrite && (
            <Button
              variant="quiet"
              size="icon"
              busy={busy === 'rewriting'}
              busyText=""
              aria-label={`Rewrite ${name}`}
              title="Rewrite this line"
              onClick={() => void run('rewriting', onRewrite)}
            >
              <RefreshCw size={16} aria-hidden="true" />
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

type LineEditorProps = {
  name: string
  draft: string
  problem: string | undefined
  isSaving: boolean
  onDraft: (draft: string) => void
  save: () => void
  cancel: () => void
}

function LineEditor({ name, draft, problem, isSaving, onDraft, save, cancel }: LineEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  useEffect(() => area.current?.focus(), [])
  return (
    <div className="flex flex-col gap-2 py-2">
      <label htmlFor={id} className="text-sm font-semibold">
        {name}
      </label>
      <textarea
        id={id}
        ref={area}
        value={draft}
        rows={2}
        maxLength={studioLimits.line}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={problem === undefined ? undefined : `${id}-error`}
        className={classes(controlStyle, 'field-sizing-content resize-y')}
        onChange={(event) => onDraft(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            event.stopPropagation()
            cancel()
          }
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save()
        }}
      />
      {problem !== undefined && <FieldError id={`${id}-error`}>{problem}</FieldError>}
      <div className="flex gap-2">
        <Button busy={isSaving} busyText="Saving..." onClick={save}>
          Save
        </Button>
        <Button variant="quiet" onClick={cancel}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
