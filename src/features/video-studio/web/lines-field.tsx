import { useRef, useState, type ComponentProps } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { TextArea } from '#platform/web/ui/text-area.tsx'
import { videoLimits } from '../contract/limits.ts'
import { formTexts } from '../contract/messages.ts'
import { areChanged, saidLines } from './said-lines.ts'

type LinesFieldProps = {
  field: Pick<ComponentProps<typeof TextArea>, 'name' | 'error'>
  lines: string
  prompt: string
  onReplace: (lines: string) => void
}

/** What the video says: taken from the prompt until the creator changes it. */
export function LinesField({ field, lines, prompt, onReplace }: LinesFieldProps) {
  const [replaced, setReplaced] = useState<{ lines: string; by: string }>()
  const area = useRef<HTMLTextAreaElement>(null)
  const fromPrompt = saidLines(prompt)
  const isChanged = areChanged(lines, prompt)
  const isOneLine = lines.trim() !== '' && !lines.trim().includes('\n')
  const canUndo = replaced !== undefined && lines === replaced.by
  const replace = (next: string) => {
    setReplaced({ lines, by: next })
    onReplace(next)
    // The clicked button may disappear, so the field takes the focus.
    area.current?.focus()
  }
  const undo = () => {
    if (replaced) onReplace(replaced.lines)
    setReplaced(undefined)
    area.current?.focus()
  }
  return (
    <div className="flex flex-col items-start gap-2">
      <TextArea
        label={formTexts.lines}
        hint={isOneLine ? formTexts.oneLineHint : formTexts.linesHint}
        className="w-full"
        ref={area}
        defaultValue={lines || fromPrompt}
        maxLength={videoLimits.lines}
        // An empty field goes back to the prompt's lines.
        onBlur={() => lines.trim() === '' && fromPrompt !== '' && onReplace(fromPrompt)}
        {...field}
      />
      <p aria-live="polite" className="text-sm text-ink-soft">
        {isChanged && formTexts.linesChanged}
      </p>
      {isChanged && fromPrompt !== '' && (
        <Button onClick={() => replace(fromPrompt)}>{formTexts.takeFromPrompt}</Button>
      )}
      {canUndo && <Button onClick={undo}>{formTexts.undoTake}</Button>}
    </div>
  )
}
