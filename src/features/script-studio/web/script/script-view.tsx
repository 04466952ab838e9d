import { Suspense, useEffect, useRef } from 'react'
import { asApiError } from '#platform/web/api-error.ts'
import { lazyWithFallback } from '#platform/web/lazy-with-fallback.ts'
import { classes } from '#platform/web/ui/classes.ts'
import { LoadFailure } from '#platform/web/ui/error-state.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { Idea } from '../../contract/idea.ts'
import { scriptMessages } from '../../contract/script-messages.ts'
import type { TypedLine } from '../../domain/typed-line.ts'
import { useScriptEdit } from '../data/use-script-edit.ts'
import { HookOptions } from './hook-options.tsx'
import { ScriptLines } from './script-lines.tsx'
import { ScriptTools } from './script-tools.tsx'
import { SpeakingTime } from './speaking-time.tsx'

const loadFillInPanel = async () => (await import('./fill-in-panel.tsx')).FillInPanel
const FillInPanel = lazyWithFallback(loadFillInPanel, LoadFailure)

type ScriptViewProps = {
  idea: Idea
  isWriting: boolean
  /** Whether the speaking time and the tools are beside the text, on the script's page. */
  isPane?: boolean
  onType?: (line: TypedLine) => void
}

/** A script while it is being written, and afterwards as an editor. */
export function ScriptView({ idea, isWriting, isPane = false, onType }: ScriptViewProps) {
  const edit = useScriptEdit(idea)
  const toast = useToast()
  const text = useRef<HTMLElement>(null)
  const { script, selectedHook } = idea
  useEffect(() => {
    // Loaded when the script is written, the panel would move the hooks away from under the pointer.
    if (isWriting) loadFillInPanel().catch(() => undefined)
  }, [isWriting])
  if (!script || script.hooks.length + script.script_parts.length === 0) return null
  const heading = isPane ? 'h2' : 'h4'
  const shared = { isLocked: isWriting, edit, onType, marks: idea.marks, heading } as const
  const choose = (index: number) =>
    void edit
      .chooseHook(index)
      .catch((cause: unknown) => toast({ kind: 'failure', text: asApiError(cause).message }))
  return (
    <div className="flex flex-col gap-6">
      {idea.blanks.length > 0 && !isWriting && (
        <Suspense fallback={null}>
          <FillInPanel idea={idea} heading={heading} onDone={() => text.current?.focus()} />
        </Suspense>
      )}
      <HookOptions {...{ idea, edit, onType }} hooks={script.hooks} isLocked={isWriting} onChoose={choose} />
      <ScriptLines
        {...shared}
        ref={text}
        list="script_parts"
        title={scriptMessages.script}
        lines={script.script_parts}
      />
      {!isPane && <SpeakingTime {...{ script, selectedHook }} videoLength={idea.videoLength} />}
      <div className={classes('grid gap-6', isPane ? 'xl:grid-cols-2' : 'lg:grid-cols-2')}>
        <ScriptLines {...shared} list="visual_cues" title={scriptMessages.cues} lines={script.visual_cues} />
        <ScriptLines
          {...shared}
          list="engagement_tips"
          title={scriptMessages.tips}
          lines={script.engagement_tips}
        />
      </div>
      {!isPane && !isWriting && <ScriptTools idea={idea} script={script} />}
    </div>
  )
}
