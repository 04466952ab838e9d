import { useEffect, useId, useRef } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { classes, controlStyle } from '#platform/web/ui/classes.ts'
import { FieldError } from '#platform/web/ui/field.tsx'
import { studioLimits } from '../../contract/limits.ts'
import { lineMessages } from '../../contract/script-messages.ts'

type LineEditorProps = {
  name: string
  draft: string
  problem: string | undefined
  isSaving: boolean
  onDraft: (draft: string) => void
  /** `isByKeyboard` is false if the editor was left, so that the focus stays where it went. */
  onSave: (isByKeyboard: boolean) => void
  cancel: () => void
}

/** Saves with its button, with Ctrl+Enter and when it is left; Escape discards the change. */
export function LineEditor({ name, draft, problem, isSaving, onDraft, onSave, cancel }: LineEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  useEffect(() => {
    const { current } = area
    current?.focus()
    current?.setSelectionRange(current.value.length, current.value.length)
  }, [])
  return (
    <div
      className="flex flex-col gap-2 py-1.5"
      onBlur={({ currentTarget, relatedTarget }) => {
        // Switching to another window is not leaving the line.
        if (document.hasFocus() && !currentTarget.contains(relatedTarget)) onSave(false)
      }}
    >
      <label htmlFor={id} className="sr-only">
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
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSave(true)
        }}
      />
      {problem !== undefined && <FieldError id={`${id}-error`}>{problem}</FieldError>}
      <div className="flex gap-2">
        <Button busy={isSaving} busyText={lineMessages.saving} onClick={() => onSave(true)}>
          {lineMessages.save}
        </Button>
        <Button variant="quiet" onClick={cancel}>
          {lineMessages.cancel}
        </Button>
      </div>
    </div>
  )
}
