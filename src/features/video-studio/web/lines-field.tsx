import type { ComponentProps } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { TextArea } from '#platform/web/ui/text-area.tsx'
import { formTexts } from '../contract/messages.ts'
import { areChanged } from './said-lines.ts'

type LinesFieldProps = {
  field: Pick<ComponentProps<typeof TextArea>, 'name' | 'error'>
  lines: string
  defaultValue: string
  prompt: string
  onReset: () => void
}

/** What the video says: taken from the prompt until the creator changes it. */
export function LinesField({ field, lines, defaultValue, prompt, onReset }: LinesFieldProps) {
  const isReset = !areChanged(lines, prompt)
  return (
    <div className="flex flex-col items-start gap-2">
      <TextArea
        label={formTexts.lines}
        hint={formTexts.linesHint}
        rows={4}
        className="w-full"
        defaultValue={defaultValue}
        {...field}
      />
      {!isReset && <Button onClick={onReset}>{formTexts.takeFromPrompt}</Button>}
    </div>
  )
}
