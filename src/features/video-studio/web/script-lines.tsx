import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { TextArea } from '#platform/web/ui/text-area.tsx'
import { videoLimits } from '../contract/limits.ts'
import { formTexts } from '../contract/messages.ts'
import type { ScriptToFilm } from '../contract/video-request.ts'

type ScriptLinesProps = { script: ScriptToFilm; onChange: (script: ScriptToFilm | null) => void }

/** Says that the scenes come from a script, whose lines can be changed for this video, or left out. */
export function ScriptLines({ script, onChange }: ScriptLinesProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { title, hook, script_parts: parts } = script
  const setPart = (index: number, text: string) =>
    onChange({ ...script, script_parts: parts.map((part, at) => (at === index ? text : part)) })
  return (
    <div className="flex flex-col gap-3">
      <Notice
        kind="information"
        title={formTexts.fromScript(title)}
        actions={<Button onClick={() => onChange(null)}>{formTexts.usePrompt}</Button>}
      >
        {formTexts.parts(parts.length)}
      </Notice>
      <details
        className="group rounded-md border border-line"
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
      >
        <summary className="flex min-h-11 cursor-pointer items-center justify-between px-4 text-sm font-semibold">
          {formTexts.editLines}
          <ChevronDown size={16} aria-hidden="true" className="transition-transform group-open:rotate-180" />
        </summary>
        {/* Not before it is open: the dialog focuses its first field, which must be visible. */}
        {isOpen && (
          <div className="flex flex-col gap-3 px-4 pt-1 pb-4">
            <TextArea
              label={formTexts.hook}
              rows={2}
              maxLength={videoLimits.script.line}
              value={hook}
              onChange={(event) => onChange({ ...script, hook: event.currentTarget.value })}
            />
            {parts.map((part, index) => (
              <TextArea
                // oxlint-disable-next-line react/no-array-index-key -- the parts keep their order
                key={index}
                label={formTexts.part(index + 1)}
                rows={2}
                maxLength={videoLimits.script.line}
                value={part}
                onChange={(event) => setPart(index, event.currentTarget.value)}
              />
            ))}
          </div>
        )}
      </details>
    </div>
  )
}
