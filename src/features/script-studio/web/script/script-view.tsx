import Presentation from 'lucide-react/icons/presentation'
import { Suspense, useRef, useState } from 'react'
import { asApiError } from '#platform/web/api-error.ts'
import { lazyWithFallback } from '#platform/web/lazy-with-fallback.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { LoadFailure } from '#platform/web/ui/load-failure.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { Idea } from '../../contract/idea.ts'
import { spokenLines } from '../../domain/render-script.ts'
import { useScriptEdit } from '../data/use-script-edit.ts'
import { HookOptions } from './hook-options.tsx'
import { ScriptLines } from './script-lines.tsx'
import { SpeakingTime } from './speaking-time.tsx'

const Teleprompter = lazyWithFallback(
  async () => (await import('./teleprompter.tsx')).Teleprompter,
  LoadFailure,
)

const ScriptExports = lazyWithFallback(
  async () => (await import('./script-exports.tsx')).ScriptExports,
  LoadFailure,
)

const FillInPanel = lazyWithFallback(
  async () => (await import('./fill-in-panel.tsx')).FillInPanel,
  LoadFailure,
)

/** A script while it is being written, and afterwards as an editor. */
export function ScriptView({ idea, isWriting }: { idea: Idea; isWriting: boolean }) {
  const edit = useScriptEdit(idea)
  const toast = useToast()
  const [isPrompting, setIsPrompting] = useState(false)
  const text = useRef<HTMLElement>(null)
  const { script, selectedHook, title } = idea
  if (!script || script.hooks.length + script.script_parts.length === 0) return null
  const shared = { isLocked: isWriting, edit, marks: idea.marks }
  const choose = (index: number) =>
    void edit
      .chooseHook(index)
      .catch((cause: unknown) => toast({ kind: 'failure', text: asApiError(cause).message }))
  return (
    <div className="flex flex-col gap-6 border-t border-line pt-5">
      {idea.blanks.length > 0 && !isWriting && (
        <Suspense fallback={null}>
          <FillInPanel idea={idea} onDone={() => text.current?.focus()} />
        </Suspense>
      )}
      <HookOptions idea={idea} hooks={script.hooks} isLocked={isWriting} edit={edit} onChoose={choose} />
      <ScriptLines
        {...shared}
        ref={text}
        list="script_parts"
        title="Script"
        one="script part"
        lines={script.script_parts}
      />
      <SpeakingTime {...{ script, selectedHook }} videoLength={idea.videoLength} />
      <div className="grid gap-6 lg:grid-cols-2">
        <ScriptLines
          {...shared}
          list="visual_cues"
          title="Visual Cues"
          one="visual cue"
          lines={script.visual_cues}
        />
        <ScriptLines
          {...shared}
          list="engagement_tips"
          title="Engagement Tips"
          one="engagement tip"
          lines={script.engagement_tips}
        />
      </div>
      {!isWriting && (
        <div className="-mx-2 flex flex-wrap gap-1">
          <Button variant="quiet" onClick={() => setIsPrompting(true)}>
            <Presentation size={16} aria-hidden="true" />
            Teleprompter
          </Button>
          <Suspense fallback={null}>
            <ScriptExports entry={{ title, script, selectedHook }} />
          </Suspense>
        </div>
      )}
      {isPrompting && (
        <Suspense fallback={null}>
          <Teleprompter
            title={title}
            lines={spokenLines({ script, selectedHook })}
            onClose={() => setIsPrompting(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
