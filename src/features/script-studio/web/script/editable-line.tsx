import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { asApiError } from '#platform/web/api-error.ts'
import { classes } from '#platform/web/ui/classes.ts'
import { useToast } from '#platform/web/ui/toast.tsx'
import { fillInMessages } from '../../contract/messages.ts'
import { lineMessages } from '../../contract/script-messages.ts'
import { LineEditor } from './line-editor.tsx'
import { LineMenu } from './line-menu.tsx'

type EditableLineProps = {
  /** As in the names of its controls: 'script part 2'. */
  name: string
  text: string
  /** Content before the text: a number or radio. */
  lead: ReactNode
  note?: ReactNode
  /** Why the line needs review; empty if it doesn't. */
  mark: string
  /** The ID of the preceding control that the text labels; a click then selects it instead of editing. */
  labelFor?: string
  isLocked: boolean
  onSave: (text: string) => Promise<void>
  /** Called with what is typed, and without it once the editor is closed. */
  onType?: ((text: string | undefined) => void) | undefined
  /** Omitted if nothing writes it anew, as in the calendar. */
  onRewrite?: () => Promise<void>
  /** Omitted if the line contains nothing from the creator. */
  onRemember?: () => Promise<void>
  /** Omitted if the script needs the line. */
  onRemove?: () => Promise<void>
}

/** Reads as text; a click edits it. Typed text stays until it is saved or discarded. */
export function EditableLine(props: EditableLineProps) {
  const { name, text, lead, note, mark, labelFor, isLocked, onSave, onType, ...actions } = props
  const toast = useToast()
  const [draft, setDraft] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { place, keepFocus } = useReturningFocus(draft !== undefined)
  useEffect(() => {
    if (draft === undefined) return undefined
    onType?.(draft)
    return () => onType?.(undefined)
    // oxlint-disable-next-line react/exhaustive-deps -- a new function is no new text
  }, [draft])

  async function run(work: () => Promise<void>) {
    setBusy(true)
    setProblem(undefined)
    try {
      await work()
      setDraft(undefined)
    } catch (cause) {
      setProblem(asApiError(cause).message)
    } finally {
      setBusy(false)
    }
  }

  function save() {
    const next = draft?.trim() ?? ''
    if (busy) return
    if (next === '') setProblem(lineMessages.empty)
    else if (next === text) setDraft(undefined)
    else void run(() => onSave(next))
  }

  function cancel() {
    keepFocus()
    setDraft(undefined)
    setProblem(undefined)
    if (draft === undefined || draft.trim() === text) return
    const restore = { text: lineMessages.restore, run: () => setDraft(draft) }
    toast({ text: lineMessages.discarded, action: restore })
  }

  if (draft !== undefined)
    return (
      <LineEditor
        {...{ name, draft, problem, cancel }}
        isSaving={busy}
        onSave={(isByKeyboard) => {
          if (isByKeyboard) keepFocus()
          save()
        }}
        onDraft={(next) => {
          setDraft(next)
          setProblem(undefined)
        }}
      />
    )
  return (
    <div ref={place} className="group flex items-start gap-1">
      <div className="flex min-w-0 flex-1 items-start gap-3 py-1.5">
        {lead}
        <div aria-busy={busy} className={classes('min-w-0 flex-1', busy && 'animate-breathe')}>
          {note}
          <LineText {...{ name, text, labelFor }} onEdit={isLocked ? undefined : () => setDraft(text)} />
          {mark !== '' && <p className="mt-1 text-sm text-warn">{fillInMessages.mark(mark)}</p>}
          {problem !== undefined && (
            <p role="alert" className="text-sm font-medium text-danger">
              {problem}
            </p>
          )}
        </div>
      </div>
      {!isLocked && (
        <LineMenu
          {...{ name, text, busy, ...actions }}
          onEdit={() => setDraft(text)}
          run={(work) => void run(work)}
        />
      )}
    </div>
  )
}

type LineTextProps = {
  name: string
  text: string
  labelFor: string | undefined
  onEdit: (() => void) | undefined
}

function LineText({ name, text, labelFor, onEdit }: LineTextProps) {
  const id = useId()
  if (labelFor !== undefined)
    return (
      <label htmlFor={labelFor} className="block whitespace-pre-wrap">
        {text}
      </label>
    )
  if (!onEdit) return <p className="whitespace-pre-wrap">{text}</p>
  return (
    <>
      <button
        type="button"
        data-line
        aria-describedby={id}
        className="-mx-1.5 block w-[calc(100%+0.75rem)] cursor-text rounded-sm px-1.5 text-left whitespace-pre-wrap select-text hover:bg-sunken"
        onClick={() => {
          // Selecting text to copy it is not a request to edit.
          if (getSelection()?.isCollapsed !== false) onEdit()
        }}
      >
        {text}
      </button>
      <span id={id} hidden>
        {lineMessages.editName(name)}
      </span>
    </>
  )
}

/** Returns the focus to the line when its editor closes by keyboard or button, but not when it was left. */
function useReturningFocus(isEditing: boolean) {
  const place = useRef<HTMLDivElement>(null)
  const returns = useRef(false)
  useEffect(() => {
    if (isEditing || !returns.current) return
    returns.current = false
    place.current?.querySelector<HTMLElement>('[data-line], button')?.focus()
  }, [isEditing])
  return {
    place,
    keepFocus: () => {
      returns.current = true
    },
  }
}
